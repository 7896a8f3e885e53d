import type { ComponentProps } from 'react';
import { cx } from '../lib/class-names.ts';
import { chipStyle } from './chip-style.ts';

interface ChipProps extends ComponentProps<'button'> {
  /** True when the filter is on. */
  pressed?: boolean;
}

export const Chip = ({ pressed, className, ...rest }: ChipProps) => (
  <button type="button" {...rest} aria-pressed={pressed} className={cx(chipStyle, className)} />
);
