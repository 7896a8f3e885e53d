import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ArrowDown, CalendarCheck } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { usePolled } from '../../apollo/use-polled.ts';
import { Button } from '../../components/button.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { Card } from '../../components/card.tsx';
import { ChipLink } from '../../components/chip-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { ItemBoundary } from '../../components/item-boundary.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { RefreshButton } from '../../components/refresh-button.tsx';
import { useNow } from '../../lib/use-now.ts';
import { AdminMatch, matchAnchor } from './admin-match.tsx';
import { AdminMatchesDocument } from './admin-matches.generated.ts';
import { EvaluationPanel } from './evaluation-panel.tsx';
import { filterMatches, nextDue, readFilter, type MatchFilter } from './match-filter.ts';
import { MatchesSkeleton } from './matches-skeleton.tsx';
import { texts } from './texts.ts';

const filters = Object.entries(texts.filters) as [MatchFilter, string][];
const titles = { heute: texts.emptyHeute, offen: texts.emptyOffen, alle: texts.emptyAlle };
const hints = { heute: texts.emptyHeuteHint, offen: texts.emptyOffenHint, alle: '' };
const STEP_MS = 10_000;

/** Results of all matches, and their evaluation. Operators only. */
export const AdminMatchesScreen = () => {
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params);
  const now = useNow(STEP_MS);
  const { data, failure, ask } = usePolled(AdminMatchesDocument);
  // What was just saved stays in sight, though it is no longer open.
  const [saved, setSaved] = useState<{ filter: MatchFilter; ids: readonly number[] }>({ filter, ids: [] });
  const kept = saved.filter === filter ? saved.ids : [];
  const inFilter = data && filterMatches(data.matches, filter, now);
  const shown = data?.matches.filter((match) => inFilter?.includes(match) || kept.includes(match.id));
  const due = data && nextDue(data.matches, now);

  const goTo = (matchId: number): void => {
    // A match that the filter hides is shown first, then gone to.
    if (!shown?.some(({ id }) => id === matchId))
      flushSync(() =>
        setParams({ zeige: 'offen' }, { replace: true, preventScrollReset: true, flushSync: true }),
      );
    const card = document.getElementById(matchAnchor(matchId));
    card?.scrollIntoView({ behavior: 'smooth', block: 'start' });
    card?.querySelector('select')?.focus({ preventScroll: true });
  };

  return (
    <>
      <PageHeader title={texts.title}>
        <RefreshButton onRefresh={ask} />
      </PageHeader>
      <EvaluationPanel />
      <p className="mb-3 max-w-prose text-sm text-ink-2">{texts.lead}</p>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <nav aria-label={texts.filter}>
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
        {due && (
          <Button variant="ghost" size="sm" className="-mx-3" onClick={() => goTo(due.id)}>
            {texts.next}
            <ArrowDown aria-hidden="true" className="size-4" />
          </Button>
        )}
      </div>
      {failure && (
        <Card>
          <ErrorState message={failure.message} onRetry={ask} />
        </Card>
      )}
      {!data && !failure && <MatchesSkeleton />}
      {shown?.length === 0 && (
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
      {shown && shown.length > 0 && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
          {shown.map((match) => (
            <ItemBoundary key={match.id}>
              <AdminMatch
                match={match}
                now={now}
                onSaved={() => setSaved({ filter, ids: [...kept, match.id] })}
              />
            </ItemBoundary>
          ))}
        </div>
      )}
    </>
  );
};
