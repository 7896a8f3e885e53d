import type { ComponentProps } from 'react';
import { cx } from '../lib/class-names.ts';
import { inputStyle } from './input-style.ts';

/** Grows with its text where the browser can. */
export const TextArea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea
    rows={2}
    {...rest}
    className={cx(inputStyle, 'field-sizing-content resize-none py-2.5', className)}
  />
);
