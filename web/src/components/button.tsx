import type { ComponentProps } from 'react';
import { cx } from '../lib/class-names.ts';
import { buttonStyle, type ButtonLook } from './button-style.ts';
import { Spinner } from './spinner.tsx';

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Shows a spinner and ignores clicks. */
  busy?: boolean;
  /** Looks disabled, but is pressed all the same: the form says what is missing. */
  isIncomplete?: boolean;
}

/** Busy or disabled it does nothing, but keeps the focus: the platform's own `disabled` would drop it. */
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
    aria-disabled={busy || disabled || isIncomplete || undefined}
    data-off={disabled || isIncomplete || undefined}
    onClick={busy || disabled ? (event) => event.preventDefault() : onClick}
    className={cx(buttonStyle({ variant, size, wide }), className)}
  >
    {busy && <Spinner />}
    {/* Laid out as if it were not there. */}
    <span className="contents">{children}</span>
  </button>
);
