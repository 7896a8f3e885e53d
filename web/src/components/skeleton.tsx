import type { ComponentProps } from 'react';
import { cx } from '../lib/class-names.ts';
import { texts } from './texts.ts';

interface SkeletonProps extends Fill {
  /** Its size, and its corners where they are not small: 'size-9 rounded-full'. */
  className?: string;
}

/** Fills the skeleton where the page came with answers and the app is not there yet (web/fill-shell.js). */
export interface Fill {
  /** A field of the row's item. */
  'data-fill'?: string;
  /** The classes of its text. */
  'data-as'?: string;
  /** A field of the item that forbids it. */
  'data-unless'?: string;
}

/** A grey place of the size of what is to come, so that nothing jumps. */
export const Skeleton = ({ className, ...fill }: SkeletonProps) => (
  <span
    aria-hidden="true"
    {...fill}
    className={cx(
      'block animate-pulse bg-surface-3',
      !className?.includes('rounded-') && 'rounded-sm',
      className,
    )}
  />
);

interface LoadingProps extends Pick<ComponentProps<'div'>, 'children' | 'className'> {
  /** The source of its rows: a query's name and the list in its answer. */
  'data-from'?: string;
}

/** Around the skeletons of one list: tells screen readers once that it loads. */
export const Loading = ({ children, ...more }: LoadingProps) => (
  <div role="status" aria-busy="true" {...more}>
    <span className="sr-only">{texts.loading}</span>
    {children}
  </div>
);
