import { Link, type LinkProps } from './link.tsx';
import { cx } from '../lib/class-names.ts';
import { buttonStyle, type ButtonLook } from './button-style.ts';

interface ButtonLinkProps extends LinkProps, ButtonLook {
  className?: string;
}

/** A link that looks like a button: it leads somewhere, a Button does something. */
export const ButtonLink = ({ variant, size, wide, className, ...rest }: ButtonLinkProps) => (
  <Link {...rest} className={cx(buttonStyle({ variant, size, wide }), className)} />
);
