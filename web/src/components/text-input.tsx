import type { ComponentProps } from 'react';
import { cx } from '../lib/class-names.ts';
import { inputStyle } from './input-style.ts';

export const TextInput = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input type="text" {...rest} className={cx(inputStyle, className)} />
);
