import { useSyncExternalStore } from 'react';

/** Whether a media query matches, updated on changes; false in prerendered HTML. */
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

/** The breakpoint `lg` (theme.css). */
export const WIDE = '(min-width: 68rem)';
/** Below the breakpoint `sm` (theme.css). */
export const PHONE = '(width < 40rem)';
