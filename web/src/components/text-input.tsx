import type { ComponentProps } from 'react';
import { cx } from '../lib/class-names.ts';
import { inputStyle } from './input-style.ts';

/** `autoFocus` in a dialog, too (dialog.tsx). */
export const TextInput = ({ className, autoFocus, ...rest }: ComponentProps<'input'>) => (
  <input
    type="text"
    autoFocus={autoFocus}
    data-first={autoFocus || undefined}
    {...rest}
    className={cx(inputStyle, className)}
  />
);
