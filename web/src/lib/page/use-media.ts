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

/** From the breakpoint `lg` on (theme.css). */
export const WIDE = '(min-width: 68rem)';
/** Below the breakpoint `sm` (theme.css). */
export const PHONE = '(width < 40rem)';
