import { Link, type LinkProps } from './link.tsx';
import { cx } from '../lib/class-names.ts';
import { chipStyle } from './chip-style.ts';

interface ChipLinkProps extends LinkProps {
  current?: boolean;
  className?: string;
}

export const ChipLink = ({ current, className, ...rest }: ChipLinkProps) => (
  <Link
    preventScrollReset
    {...rest}
    aria-current={current ? 'page' : undefined}
    className={cx(chipStyle, className)}
  />
);
