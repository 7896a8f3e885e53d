import { useId, useRef, useState, type ReactNode } from 'react';
import { lazyDialog } from './lazy.tsx';
import type { MenuItem } from './menu-item.tsx';

interface MenuProps {
  /** The accessible name of the list, and the start of the button's. */
  label: string;
  /** The button's content; screen readers read it after the label. */
  trigger: ReactNode;
  items: readonly MenuItem[];
  /** Shown above the items. */
  heading?: string;
  triggerClassName?: string;
}

const MenuList = lazyDialog(async () => (await import('./menu-list.tsx')).MenuList, { ahead: true });

/** A button with a small list below it. A click elsewhere closes the list and does nothing else. */
export const Menu = ({ label, trigger, items, heading, triggerClassName }: MenuProps) => {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();

  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };

  return (
    <div ref={root} className="relative">
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={() => setOpen(!open)}
        className={triggerClassName}
      >
        <span className="sr-only">{label}</span>
        {trigger}
      </button>
      {/* Catches the tap that closes the menu, so that it triggers nothing beneath. */}
      {open && <div className="fixed inset-0 z-30" onClick={close} />}
      {open && (
        <MenuList id={listId} root={root} label={label} heading={heading} items={items} onClose={close} />
      )}
    </div>
  );
};
