import type { ComponentProps } from 'react';
import { cx } from '../lib/class-names.ts';
import { inputStyle } from './input-style.ts';

/** Grows with its text where the browser can. `autoFocus` in a dialog, too (dialog.tsx). */
export const TextArea = ({ className, autoFocus, ...rest }: ComponentProps<'textarea'>) => (
  <textarea
    rows={2}
    autoFocus={autoFocus}
    data-first={autoFocus || undefined}
    {...rest}
    className={cx(inputStyle, 'field-sizing-content resize-none py-2.5', className)}
  />
);
