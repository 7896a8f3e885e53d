import { useState } from 'react';
import { Menu as MenuIcon } from 'lucide-react';
import { IconButton } from '../../components/icon-button.tsx';
import { lazyDialog } from '../../components/lazy.tsx';
import { Link } from '../../components/link.tsx';
import { Logo } from '../../components/logo.tsx';
import { AccountMenu, type HeaderPlayer } from './account-menu.tsx';
import type { MenuEntry } from './menu-entries.ts';
import { texts } from '../texts.ts';

const MobileMenu = lazyDialog(async () => (await import('./mobile-menu.tsx')).MobileMenu, { ahead: true });

interface HeaderProps {
  tournamentName: string;
  entries: readonly MenuEntry[];
  /** null for visitors. */
  player: HeaderPlayer | null;
}

export const Header = ({ tournamentName, entries, player }: HeaderProps) => {
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <header className="turf sticky print:hidden top-0 z-30">
      <div className="mx-auto flex min-h-15 max-w-[1280px] items-center gap-2 px-4">
        <IconButton
          icon={MenuIcon}
          label={texts.menu}
          tone="on-turf"
          aria-haspopup="dialog"
          onClick={() => setMenuOpen(true)}
          className="-ml-3 md:hidden"
        />
        <Link to="/" className="flex min-h-11 min-w-7 flex-1 items-center rounded-sm">
          <Logo tournamentName={tournamentName} />
        </Link>
        <div className="ml-auto flex-none">
          {player ? (
            <AccountMenu player={player} />
          ) : (
            <Link
              to="/#anmelden"
              className="rounded-full px-4 py-2.5 font-semibold ring-1 ring-on-turf-2 ring-inset"
            >
              {texts.login}
            </Link>
          )}
        </div>
      </div>
      {menuOpen && <MobileMenu onClose={() => setMenuOpen(false)} entries={entries} />}
    </header>
  );
};
