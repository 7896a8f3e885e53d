import { LocateFixed, Swords } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useIsOperator } from '../../apollo/use-is-operator.ts';
import { PAGE_SIZE, pageInput, usePagedPlayers } from '../../apollo/use-paged-players.ts';
import { BlockedNotice } from '../../game/blocked-notice.tsx';
import { NobodyFound } from '../../game/nobody-found.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { PlayerListSkeleton } from '../../game/player-list-skeleton.tsx';
import { playerListTexts } from '../../game/player-list-texts.ts';
import { PlayerListTools } from '../../game/player-list-tools.tsx';
import { formatDateTime } from '../../lib/time/format.ts';
import {
  firstPage,
  isNarrowed,
  ownRowSide,
  usePlayerListView,
  toAddress,
  type PlayerListView,
} from '../../lib/list/player-list-address.ts';
import { useJumpToOwnRow, useOwnRow } from '../../lib/list/use-own-row.ts';
import { DuelRankingDocument, type DuelRankingQuery } from './duel-ranking.generated.ts';
import { DUEL_MATCH, DUELS, texts } from './texts.ts';
import { PlayerList } from '../../game/player-list.tsx';
import { DuelRow } from './duel-row.tsx';

/** The table of the duels; before the first lock an explanation of duels. */
export const DuelRanking = () => {
  const [params] = useSearchParams();
  const view = usePlayerListView();
  const isOperator = useIsOperator();
  const shown = params.get(DUEL_MATCH);
  const addressOf = (next: PlayerListView): string =>
    toAddress(DUELS, next, shown ? { [DUEL_MATCH]: shown } : {});
  const { pageNumber, onlyFavorites, onlyLocked } = view;
  const {
    data: known,
    list,
    found,
    isStale,
    failure,
    refetch,
  } = usePagedPlayers(DuelRankingDocument, ({ duelRanking }) => duelRanking, {
    variables: { page: pageInput(view), pageSize: PAGE_SIZE, onlyFavorites, onlyLocked },
    live: ['ranks'],
  });
  const ownPage = known?.duelRankingPageOfViewer ?? 0;
  useOwnRow(list !== undefined && !isStale);
  const toMe = useJumpToOwnRow(addressOf(view), addressOf({ ...firstPage, pageNumber: ownPage }));

  if (failure)
    return (
      <Card>
        <ErrorState message={failure.message} onRetry={refetch} />
      </Card>
    );
  if (known && !known.duelRanking.visible) return <NotYet data={known} />;
  return (
    <section aria-labelledby="duellrangliste">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="duellrangliste" className="text-lg font-bold">
          {texts.ranking}
        </h2>
        {ownPage > 0 && (
          <Button variant="ghost" size="sm" className="-mx-3" onClick={toMe}>
            <LocateFixed aria-hidden="true" className="size-4" />
            {playerListTexts.toMe}
          </Button>
        )}
      </div>
      <PlayerListTools view={view} base={DUELS} found={found} onRefresh={refetch} withLocked={isOperator} />
      {!list && <PlayerListSkeleton rows={PAGE_SIZE} />}
      {list?.blocked && <BlockedNotice onRefresh={refetch} />}
      {list && !list.blocked && list.items.length === 0 && !isStale && (
        <Nobody view={view} all={addressOf(firstPage)} />
      )}
      {list && list.items.length > 0 && (
        <>
          <PlayerList
            label={texts.ranking}
            rows={list.items}
            own={list.own}
            idOf={({ id }) => id}
            ownSide={ownRowSide(view, ownPage)}
            isStale={isStale}
          >
            {(player, isOwn) => <DuelRow player={player} isOwn={isOwn} />}
          </PlayerList>
          <Pagination
            pageNumber={pageNumber}
            pageSize={PAGE_SIZE}
            totalCount={list.totalCount}
            hrefFor={(next) => addressOf({ ...view, pageNumber: next })}
          />
        </>
      )}
    </section>
  );
};

const NotYet = ({ data }: { data: DuelRankingQuery }) => (
  <Card>
    <EmptyState icon={Swords} title={texts.notYet}>
      {texts.notYetHint(formatDateTime(data.tournament.firstMatchLockTime))}
    </EmptyState>
  </Card>
);

const Nobody = ({ view, all }: { view: PlayerListView; all: string }) => (
  <Card>
    {isNarrowed(view) || view.pageNumber > 1 ? (
      <NobodyFound to={all} preventScrollReset />
    ) : (
      <NobodyFound icon={Swords}>{texts.noneRanked}</NobodyFound>
    )}
  </Card>
);
