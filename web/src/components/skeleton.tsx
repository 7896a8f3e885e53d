import type { ComponentProps } from 'react';
import { cx } from '../lib/class-names.ts';
import { texts } from './texts.ts';

interface SkeletonProps extends Fill {
  /** Its size, and its corners if they are not small: 'size-9 rounded-full'. */
  className?: string;
}

/** Fills the skeleton with the page's first answers before the app has loaded (web/fill-shell.js). */
export interface Fill {
  /** A field of the row's item. */
  'data-fill'?: string;
  /** The classes of the filled text. */
  'data-as'?: string;
  /** A field of the item that, if set, prevents filling. */
  'data-unless'?: string;
}

/** A grey placeholder with the size of the coming content, so that nothing moves. */
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

/** Wraps the skeletons of one list. While busy, it is not announced: its text is for who comes there by reading on. */
export const Loading = ({ children, ...more }: LoadingProps) => (
  <div role="status" aria-busy="true" {...more}>
    <span className="sr-only">{texts.loading}</span>
    {children}
  </div>
);
