import type { MenuEntry } from './menu-entries.ts';
import { MenuLink, menuLinkStyle } from './menu-link.tsx';
import { texts } from './texts.ts';

interface SideMenuProps {
  entries: readonly MenuEntry[];
}

export const SideMenu = ({ entries }: SideMenuProps) => (
  <nav aria-label={texts.menu} className="sticky top-21 hidden self-start md:block print:hidden">
    <ul className="grid gap-0.5">
      {entries.map((entry) => (
        <li key={entry.to}>
          <MenuLink entry={entry} className={menuLinkStyle} />
        </li>
      ))}
    </ul>
  </nav>
);
