import { useSyncExternalStore } from 'react';

const never = () => (): void => undefined;

/**
 * False in prerendered HTML, and for the moment in which the app takes over such a page: what depends on this browser
 * follows then.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
