import type { ReactNode } from 'react';
import { cx } from '../lib/class-names.ts';
import { texts } from './texts.ts';

interface SkeletonProps {
  /** Its size, and its corners where they are not small: 'size-9 rounded-full'. */
  className?: string;
}

/** A grey place of the size of what is to come, so that nothing jumps. */
export const Skeleton = ({ className }: SkeletonProps) => (
  <span
    aria-hidden="true"
    className={cx(
      'block animate-pulse bg-surface-3',
      !className?.includes('rounded-') && 'rounded-sm',
      className,
    )}
  />
);

interface LoadingProps {
  children: ReactNode;
  className?: string;
}

/** Around the skeletons of one list: tells screen readers once that it loads. */
export const Loading = ({ children, className }: LoadingProps) => (
  <div role="status" aria-busy="true" className={className}>
    <span className="sr-only">{texts.loading}</span>
    {children}
  </div>
);
