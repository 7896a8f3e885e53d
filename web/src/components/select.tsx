import type { ComponentProps } from 'react';
import { ChevronDown } from 'lucide-react';
import { cx } from '../lib/class-names.ts';
import { inputStyle } from './input-style.ts';

/** The native select, which works best on phones; options as children. */
export const Select = ({ className, children, ...rest }: ComponentProps<'select'>) => (
  <span className="relative block">
    <select {...rest} className={cx(inputStyle, 'appearance-none pr-10 text-ellipsis', className)}>
      {children}
    </select>
    <ChevronDown
      aria-hidden="true"
      className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-ink-2"
    />
  </span>
);
