import { Trophy } from 'lucide-react';
import { useIsOperator } from '../../../apollo/use-is-operator.ts';
import { usePolled } from '../../../apollo/use-polled.ts';
import { ButtonLink } from '../../../components/button-link.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ItemBoundary } from '../../../components/item-boundary.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { Pagination } from '../../../components/pagination.tsx';
import { RefreshButton } from '../../../components/refresh-button.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { refetchActive } from '../../../lib/queries/active-queries.ts';
import type { Failure } from '../../../lib/failure.ts';
import { pageState, useSearchState } from '../../../lib/address/search-state.ts';
import { useKeptList } from '../../../lib/list/use-kept-list.ts';
import { OpenPrizes } from '../open-prizes.tsx';
import { WinnersDocument, type WinnersQuery } from '../prizes.generated.ts';
import { PrizeCard } from '../prize-card.tsx';
import { texts } from '../texts.ts';
import { byDay, type WinnerDay } from './winner-days.ts';
import { WinnerRow } from './winner-row.tsx';
import { DAY_GRID, WinnersSkeleton } from './winners-skeleton.tsx';

/** Specification, chapter 9: other user lists. */
const PAGE_SIZE = 10;
const PATH = '/gewinner';
const addressOf = (page: number): string => (page > 1 ? `${PATH}?seite=${page}` : PATH);

/** /gewinner?seite=2: the winners by day, and the prizes that can still be won. */
export const WinnersScreen = () => {
  const mayManage = useIsOperator();
  const { pageNumber } = useSearchState(pageState);
  const { data, failure, refetch } = usePolled(WinnersDocument, {
    variables: { page: { pageNumber, pageSize: PAGE_SIZE } },
    poll: true,
  });
  const refresh = async (): Promise<Failure | null> => {
    await refetchActive('OpenPrizes');
    return refetch();
  };
  const winners = data?.winners;
  const paged = useKeptList(winners);
  return (
    <>
      <PageHeader title={texts.title}>
        <span className="flex items-center gap-2 print:hidden">
          {mayManage && (
            <ButtonLink variant="secondary" size="sm" to="/adminpreise">
              {texts.manage}
            </ButtonLink>
          )}
          <RefreshButton onRefresh={refresh} />
        </span>
      </PageHeader>
      <p className="mb-5 max-w-prose text-ink-2">{texts.lead}</p>
      <QueryView
        value={winners}
        query={{ failure, refetch }}
        skeleton={<WinnersSkeleton />}
        empty={
          winners?.items.length === 0 && (
            <EmptyState
              icon={Trophy}
              title={texts.none}
              action={
                <ButtonLink variant="secondary" to={pageNumber > 1 ? PATH : '/tipps'}>
                  {pageNumber > 1 ? texts.toFirstPage : texts.toTipps}
                </ButtonLink>
              }
            >
              {pageNumber > 1 ? texts.noneOnPage : texts.noneHint}
            </EmptyState>
          )
        }
      >
        {(winners) => (
          <div className={DAY_GRID}>
            {byDay(winners.items).map((day) => (
              <Day key={day.day} day={day} />
            ))}
          </div>
        )}
      </QueryView>
      <Pagination
        pageNumber={pageNumber}
        pageSize={PAGE_SIZE}
        totalCount={paged?.totalCount ?? 0}
        hrefFor={addressOf}
      />
      <OpenPrizes isHeld={!winners && !failure} />
    </>
  );
};

type Winner = WinnersQuery['winners']['items'][number];

const Day = ({ day: { day, prizes } }: { day: WinnerDay<Winner> }) => (
  <section aria-label={day}>
    <h2 className="mb-3 text-xl font-bold print:mb-1">{day}</h2>
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {prizes.map(({ prize, winners }) => (
        <ItemBoundary key={prize.id}>
          <WonPrize prize={prize} winners={winners} />
        </ItemBoundary>
      ))}
    </div>
  </section>
);

interface WonPrizeProps {
  prize: Winner['price'];
  winners: readonly Winner[];
}

const WonPrize = ({ prize, winners }: WonPrizeProps) => (
  <PrizeCard prize={prize} isUnpublished={winners.some(({ isPublished }) => !isPublished)}>
    <ul className="divide-y divide-line print:divide-y-0">
      {winners.map((winner) => (
        <li key={winner.id}>
          <WinnerRow winner={winner} />
        </li>
      ))}
    </ul>
  </PrizeCard>
);
