import type { MenuEntry } from './menu-entries.ts';
import { MenuLink } from './menu-link.tsx';
import { texts } from '../texts.ts';

interface BottomBarProps {
  entries: readonly MenuEntry[];
}

/** On phones: the main screens, within reach of the thumb. */
export const BottomBar = ({ entries }: BottomBarProps) =>
  entries.length > 0 && (
    <nav
      aria-label={texts.quickAccess}
      className="fixed inset-x-0 bottom-0 print:hidden z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        {entries.map((entry) => (
          <li key={entry.to}>
            <MenuLink
              entry={entry}
              className="grid min-h-14 content-center justify-items-center gap-0.5 text-[min(0.75rem,4vw)] font-semibold text-ink-2 -outline-offset-4! aria-[current=page]:text-link [&[aria-current=page]>svg]:rounded-full [&[aria-current=page]>svg]:bg-brand-soft"
              iconClassName="h-6 w-12 px-3 py-0.5"
            />
          </li>
        ))}
      </ul>
    </nav>
  );
