import { useSyncExternalStore } from 'react';

const never = () => (): void => undefined;

/** False in prerendered HTML and during hydration: parts that depend on this browser are rendered afterwards. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
