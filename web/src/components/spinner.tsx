import { cx } from '../lib/class-names.ts';

interface SpinnerProps {
  className?: string;
}

/** Decorative: a text beside it must say what is going on. */
export const Spinner = ({ className }: SpinnerProps) => (
  <span
    aria-hidden="true"
    className={cx(
      'inline-block size-4 flex-none animate-spin rounded-full border-2 border-current border-r-transparent',
      className,
    )}
  />
);
