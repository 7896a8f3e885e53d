import { useEffect, useRef } from 'react';
import { X } from 'lucide-react';
import { IconButton } from '../../components/icon-button.tsx';
import { LazyThemeSwitch } from './lazy-theme-switch.tsx';
import { raiseToasts } from '../../lib/page/toast-store.ts';
import { useBackdropClose } from '../../lib/page/use-backdrop-close.ts';
import type { MenuEntry } from './menu-entries.ts';
import { MenuLink, menuLinkStyle } from './menu-link.tsx';
import { texts } from '../texts.ts';

interface MobileMenuProps {
  onClose: () => void;
  entries: readonly MenuEntry[];
}

export const MobileMenu = ({ onClose, entries }: MobileMenuProps) => {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    ref.current?.showModal();
    raiseToasts();
    // The browser returns the focus only when a dialog is closed, not when it is removed.
    return () => {
      before?.focus();
      raiseToasts();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      aria-label={texts.menu}
      onClose={onClose}
      {...useBackdropClose(onClose)}
      className="m-0 h-dvh max-h-none w-[min(84vw,320px)] max-w-none flex-col overlay p-0 shadow-far open:flex"
    >
      <div className="turf flex h-15 flex-none items-center justify-between pr-2 pl-5">
        <span className="text-lg font-bold">{texts.menu}</span>
        <IconButton icon={X} label={texts.closeMenu} tone="on-turf" onClick={onClose} />
      </div>
      <nav aria-label={texts.menu} className="flex-1 overflow-y-auto p-3">
        <ul className="grid gap-0.5">
          {entries.map((entry) => (
            <li key={entry.to}>
              <MenuLink entry={entry} className={menuLinkStyle} onClick={onClose} />
            </li>
          ))}
        </ul>
      </nav>
      <div className="border-t border-line p-4 pb-[max(16px,env(safe-area-inset-bottom))]">
        <LazyThemeSwitch />
      </div>
    </dialog>
  );
};
