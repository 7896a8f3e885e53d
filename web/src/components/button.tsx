import type { ComponentProps } from 'react';
import { cx } from '../lib/class-names.ts';
import { buttonStyle, type ButtonLook } from './button-style.ts';
import { Spinner } from './spinner.tsx';

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Shows a spinner and ignores clicks, but keeps the focus. */
  busy?: boolean;
}

export const Button = ({ variant, size, wide, busy, className, children, onClick, ...rest }: ButtonProps) => (
  <button
    type="button"
    {...rest}
    aria-busy={busy || undefined}
    aria-disabled={busy || undefined}
    onClick={busy ? (event) => event.preventDefault() : onClick}
    className={cx(buttonStyle({ variant, size, wide }), className)}
  >
    {busy && <Spinner />}
    {children}
  </button>
);
