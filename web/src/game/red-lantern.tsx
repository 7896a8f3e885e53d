import type { ComponentProps } from 'react';

/** The red lantern of the last, drawn like the icon set, which has none. */
export const RedLantern = (props: ComponentProps<'svg'>) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    {...props}
  >
    <path d="M8.5 7a3.5 3.5 0 0 1 7 0" />
    <path d="M7 7h10M8 7 7 18M16 7l1 11M6 18h12v3H6z" />
    <path d="M12 10.5c1.4 1.4 2 2 2 3a2 2 0 0 1-4 0c0-1 .6-1.6 2-3Z" />
  </svg>
);
