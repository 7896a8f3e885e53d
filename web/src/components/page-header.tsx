import type { ReactNode } from 'react';
import { cx } from '../lib/class-names.ts';

interface PageHeaderProps {
  title: ReactNode;
  /** Actions or key figures: to the right of the title, on phones below it. */
  children?: ReactNode;
  /** For screen readers alone on phones, where tabs say the same. */
  hiddenOnPhones?: boolean;
}

/** Every screen has exactly one, rendered before any data arrives: it gets the focus after a change of screen. */
export const PageHeader = ({ title, children, hiddenOnPhones }: PageHeaderProps) => (
  <header
    className={cx(
      'mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2',
      hiddenOnPhones && 'max-sm:sr-only',
    )}
  >
    <h1
      className={cx(
        'text-[min(1.375rem,12vw)] leading-tight font-bold md:text-2xl',
        // Hidden text has no width to break in.
        hiddenOnPhones ? 'whitespace-nowrap' : 'text-pretty',
      )}
    >
      {title}
    </h1>
    {children}
  </header>
);
