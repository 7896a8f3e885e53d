import type { ComponentProps } from 'react';
import { cx } from '../lib/class-names.ts';
import { buttonStyle, type ButtonLook } from './button-style.ts';
import { Spinner } from './spinner.tsx';

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Shows a spinner and ignores clicks. */
  busy?: boolean;
  /** Looks disabled, but reacts to clicks: the form then says what is missing. */
  isIncomplete?: boolean;
}

/** If busy or disabled, it ignores clicks but keeps the focus. The native `disabled` would lose it. */
export const Button = ({
  variant,
  size,
  wide,
  busy,
  disabled,
  isIncomplete,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) => (
  <button
    type="button"
    {...rest}
    aria-busy={busy || undefined}
    aria-disabled={busy || disabled || undefined}
    data-off={disabled || isIncomplete || undefined}
    onClick={busy || disabled ? (event) => event.preventDefault() : onClick}
    className={cx(buttonStyle({ variant, size, wide }), className)}
  >
    {busy && <Spinner />}
    {/* Does not affect the layout. */}
    <span className="contents">{children}</span>
  </button>
);
