import { isPlain, Link, type LinkProps } from './link.tsx';
import { cx } from '../lib/class-names.ts';
import { useChangeAddress, type AddressChanges } from '../lib/address/use-change-address.ts';
import { chipStyle } from './chip-style.ts';

interface ChipLinkProps extends LinkProps {
  current?: boolean;
  className?: string;
  /** The parts of the address that it changes. A choice made just before the click is kept. */
  changes?: AddressChanges;
  /** See useChangeAddress. */
  base?: string;
}

export const ChipLink = ({ current, className, changes, base, ...rest }: ChipLinkProps) => {
  const change = useChangeAddress(base);
  return (
    <Link
      preventScrollReset
      onClick={(event) => {
        if (!changes || !isPlain(event)) return;
        event.preventDefault();
        change(changes);
      }}
      {...rest}
      aria-current={current ? 'page' : undefined}
      className={cx(chipStyle, className)}
    />
  );
};
