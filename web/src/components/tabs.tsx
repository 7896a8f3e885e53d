import type { ReactNode } from 'react';
import { useCentred } from '../lib/page/use-centred.ts';
import { Link } from './link.tsx';

export interface Tab {
  to: string;
  label: string;
  current: boolean;
  /** A short note such as '2 fehlen'. */
  badge?: ReactNode;
}

interface TabsProps {
  /** Names the row for screen readers. */
  label: string;
  tabs: readonly Tab[];
}

/** Tabs are links, so that each has an address to link to, reload and go back to. */
export const Tabs = ({ label, tabs }: TabsProps) => {
  // If not all tabs fit, the current one is centred. A badge makes its tab wider.
  const shape = tabs.map(({ to, current, badge }) => `${to} ${current} ${Boolean(badge)}`).join();
  const list = useCentred<HTMLUListElement>(shape);
  return (
    <nav aria-label={label} className="border-b border-line">
      <ul ref={list} className="scroll-row gap-6">
        {tabs.map((tab) => (
          <li key={tab.to} className="flex-none">
            <Link
              to={tab.to}
              preventScrollReset
              aria-current={tab.current ? 'page' : undefined}
              className={
                'flex min-h-11 items-center gap-2 border-b-3 border-transparent text-sm font-bold tracking-[.03em] text-ink-2 uppercase ' +
                'hover:text-ink aria-[current=page]:border-brand aria-[current=page]:text-ink'
              }
            >
              {tab.label}
              {tab.badge}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
