import type { ComponentProps } from 'react';
import { cx } from '../lib/class-names.ts';

/** A status below a control. Empty it takes no room, but it is not hidden: a status that appears is not announced. */
export const StatusLine = ({ className, ...rest }: Omit<ComponentProps<'div'>, 'role'>) => (
  <div role="status" {...rest} className={cx('not-empty:mt-4', className)} />
);
