import { useState } from 'react';
import { CalendarCheck } from 'lucide-react';
import { ButtonLink } from '../../components/button-link.tsx';
import { Card } from '../../components/card.tsx';
import { ChipLink } from '../../components/chip-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ItemBoundary } from '../../components/item-boundary.tsx';
import { AdminMatch } from './admin-match.tsx';
import type { AdminMatchesQuery } from './admin-matches.generated.ts';
import { filterMatches, type MatchFilter } from './match-filter.ts';
import { texts } from './texts.ts';

const filters = Object.entries(texts.filters) as [MatchFilter, string][];
const titles = { heute: texts.emptyHeute, offen: texts.emptyOffen, alle: texts.emptyAlle };
const hints = { heute: texts.emptyHeuteHint, offen: texts.emptyOffenHint, alle: '' };

interface MatchListProps {
  matches: AdminMatchesQuery['adminMatches'];
  filter: MatchFilter;
  now: number;
}

/** The matches of a filter with their entry forms. */
export const MatchList = ({ matches, filter, now }: MatchListProps) => {
  // A match that is being saved stays on the screen, even if it is then no longer open.
  const [saved, setSaved] = useState<{ filter: MatchFilter; ids: readonly number[] }>({ filter, ids: [] });
  const kept = saved.filter === filter ? saved.ids : [];
  const inFilter = filterMatches(matches, filter, now);
  const shown = matches.filter((match) => inFilter.includes(match) || kept.includes(match.id));
  return (
    <>
      <p className="mb-3 max-w-prose text-sm text-ink-2">{texts.lead}</p>
      <nav aria-label={texts.filter} className="mb-4">
        <ul className="flex flex-wrap gap-2">
          {filters.map(([value, label]) => (
            <li key={value}>
              <ChipLink to={value === 'heute' ? '?' : `?zeige=${value}`} current={value === filter}>
                {label}
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
      {shown.length === 0 && (
        <Card>
          <EmptyState
            icon={CalendarCheck}
            title={titles[filter]}
            action={
              <ButtonLink variant="secondary" to="?zeige=alle" preventScrollReset>
                {texts.showAll}
              </ButtonLink>
            }
          >
            {hints[filter]}
          </EmptyState>
        </Card>
      )}
      {shown.length > 0 && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
          {shown.map((match) => (
            <ItemBoundary key={match.id}>
              <AdminMatch
                match={match}
                now={now}
                onSave={() => setSaved({ filter, ids: [...kept, match.id] })}
              />
            </ItemBoundary>
          ))}
        </div>
      )}
    </>
  );
};
