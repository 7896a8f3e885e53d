import { useLocation } from 'react-router-dom';
import { Link } from '../../components/link.tsx';
import { OutsideLink } from '../../components/outside-link.tsx';
import { isCurrent, type MenuEntry } from './menu-entries.ts';

interface MenuLinkProps {
  entry: MenuEntry;
  className: string;
  iconClassName?: string;
  onClick?: () => void;
}

/** One entry of the sidebar, the mobile menu or the bottom bar. */
export const MenuLink = ({ entry, className, iconClassName = 'size-5', onClick }: MenuLinkProps) => {
  const { pathname } = useLocation();
  const Icon = entry.icon;
  const face = (
    <>
      <Icon aria-hidden="true" className={`${iconClassName} flex-none`} strokeWidth={1.9} />
      {entry.label}
    </>
  );
  return entry.isOutside ? (
    <OutsideLink href={entry.to} onClick={onClick} className={className}>
      {face}
    </OutsideLink>
  ) : (
    <Link
      to={entry.to}
      onClick={onClick}
      aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
      className={className}
    >
      {face}
    </Link>
  );
};

export const menuLinkStyle =
  'flex min-h-11 items-center gap-3 rounded-md px-3 text-[min(1rem,7vw)] font-medium hyphens-auto text-ink-2 hover:bg-surface-2 hover:text-ink ' +
  'aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-ink';
