import type { LucideIcon } from 'lucide-react';
import { Link } from './link.tsx';
import { cx } from '../lib/class-names.ts';

export interface MenuItem {
  label: string;
  icon?: LucideIcon;
  /** Either an address to open … */
  to?: string;
  /** … or an action. */
  onSelect?: () => void;
  danger?: boolean;
}

interface MenuEntryProps {
  item: MenuItem;
  onDone: () => void;
}

export const MenuEntry = ({ item: { label, icon: Icon, to, onSelect, danger }, onDone }: MenuEntryProps) => {
  const className = cx(
    'flex min-h-11 items-center gap-3 rounded-md px-3 py-1 text-left leading-snug font-medium hover:bg-surface-2',
    danger && 'text-live',
  );
  const content = (
    <>
      {Icon && <Icon aria-hidden="true" className="size-5 flex-none" />}
      <span>{label}</span>
    </>
  );
  return to ? (
    <Link role="menuitem" tabIndex={-1} to={to} onClick={onDone} className={className}>
      {content}
    </Link>
  ) : (
    <button
      role="menuitem"
      tabIndex={-1}
      type="button"
      className={className}
      onClick={() => {
        onDone();
        onSelect?.();
      }}
    >
      {content}
    </button>
  );
};
