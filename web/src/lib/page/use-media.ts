import { useSyncExternalStore } from 'react';

/** Whether a media query fits, and rendered again when that changes; in prerendered HTML none does. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
    () => false,
  );

/** Below the breakpoint `sm` (theme.css). */
export const PHONE = '(width < 40rem)';
