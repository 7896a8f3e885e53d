import { LocateFixed } from 'lucide-react';
import { PAGE_SIZE } from '../../apollo/use-paged-players.ts';
import { BlockedNotice } from '../../game/blocked-notice.tsx';
import { Button } from '../../components/button.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { playerListTexts } from '../../game/player-list-texts.ts';
import { QueryView } from '../../components/query-view.tsx';
import { firstPage, ownRowSide, type PlayerListView } from '../../lib/list/player-list-address.ts';
import { useLastPage } from '../../lib/list/use-last-page.ts';
import { useJumpToOwnRow, useOwnRow } from '../../lib/list/use-own-row.ts';
import { PLAYER } from '../../lib/address/addresses.ts';
import { useDialogAddress } from '../../lib/address/use-dialog-address.ts';
import { getViewer } from '../../lib/session/session.ts';
import { findGaps } from './find-gaps.ts';
import { LiveTable } from './live-table.tsx';
import { NextGoalDialog } from './next-goal-dialog.tsx';
import { NobodyLive } from './nobody-live.tsx';
import { NothingLive } from './nothing-live.tsx';
import { placeOwn } from './place-own.ts';
import { NEXT_GOAL } from './address.ts';
import type { LiveRow, Shown, useKonferenz } from './use-konferenz.ts';
import { Loading, Skeleton } from '../../components/skeleton.tsx';

interface KonferenzProps {
  shown: Shown;
  asked: ReturnType<typeof useKonferenz>;
  addressOf: (view: PlayerListView) => string;
}

const noRows: readonly LiveRow[] = [];

/** All tipps of the running matches side by side, ordered by provisional place; or a notice instead. */
export const Konferenz = ({ shown, asked, addressOf }: KonferenzProps) => {
  const { view } = shown;
  const { list, isStale, isOver, failure, refetch } = asked;
  const dialog = useDialogAddress(NEXT_GOAL);
  const card = useDialogAddress(PLAYER);
  const live = list?.live;
  // The rows of an overview include the own one, if there is any.
  const { matches = [], rows, highlights, own = null, ownPageNumber: ownPage = 0 } = live ?? {};
  const listed = rows ?? highlights ?? noRows;
  const ownRow = own ?? listed.find(({ user }) => user.id === getViewer()) ?? null;
  const totalCount = list?.totalCount ?? 0;
  const isBefore = ownRowSide(view, ownPage) === 'top';
  const { all, gaps } = highlights
    ? { all: highlights, gaps: findGaps(highlights, getViewer(), totalCount) }
    : placeOwn(listed, { row: own, isBefore }, totalCount);
  const isPlaying = matches.length > 0 && !list?.blocked;

  useLastPage({
    listed: isStale || !list || !rows ? undefined : { items: rows, totalCount: list.totalCount },
    pageNumber: view.pageNumber,
    pageSize: PAGE_SIZE,
    hrefFor: (pageNumber) => addressOf({ ...view, pageNumber }),
  });
  useOwnRow(isPlaying && !isStale);
  const toMe = useJumpToOwnRow(addressOf(view), addressOf({ ...view, search: '', pageNumber: ownPage }));

  return (
    <>
      <QueryView value={list} query={{ failure, refetch }} skeleton={<KonferenzSkeleton />} />
      {list?.blocked && <BlockedNotice onRefresh={refetch} />}
      {list && !list.blocked && !isPlaying && <NothingLive />}
      {list && isPlaying && listed.length === 0 && !isStale && (
        <NobodyLive view={view} totalCount={list.totalCount} all={addressOf(firstPage)} />
      )}
      {list && isPlaying && listed.length > 0 && (
        <>
          <LiveTable
            matches={matches}
            rows={all}
            own={ownRow}
            gaps={gaps}
            isStale={isStale}
            isOver={isOver}
            onOpen={isOver ? card.open : dialog.open}
          />
          {dialog.value !== null && (
            <NextGoalDialog
              shown={shown}
              matches={matches}
              row={isOver ? undefined : all.find(({ user }) => String(user.id) === dialog.value)}
              isOver={isOver}
              onClose={dialog.close}
            />
          )}
          {rows && !isOver && (
            <Pagination
              pageNumber={view.pageNumber}
              pageSize={PAGE_SIZE}
              totalCount={list.totalCount}
              hrefFor={(pageNumber) => addressOf({ ...view, pageNumber })}
            />
          )}
          {rows && !isOver && ownPage > 0 && ownPage !== view.pageNumber && (
            <p className="mt-2 text-center">
              <Button variant="ghost" size="sm" onClick={toMe}>
                <LocateFixed aria-hidden="true" className="size-4" />
                {playerListTexts.toMe}
              </Button>
            </p>
          )}
        </>
      )}
    </>
  );
};

const ROWS = 7;

/** Assumes one match, the most frequent case. */
const KonferenzSkeleton = () => (
  <Loading className="rounded-lg border border-line bg-surface shadow-card">
    <span className="flex h-20 items-end gap-3 px-2 py-2 sm:px-4">
      <Skeleton className="h-4 w-28" />
      <Skeleton className="mx-auto h-14 w-16" />
      <Skeleton className="h-4 w-8" />
    </span>
    {Array.from({ length: ROWS }, (_, row) => (
      <span key={row} className="flex min-h-14 items-center gap-3 border-t border-line px-2 py-1.5 sm:px-4">
        <Skeleton className="h-6 w-8 flex-none" />
        <Skeleton className="size-[35px] flex-none rounded-full" />
        <Skeleton className="h-4 w-20" />
        <Skeleton className="mx-auto h-10 w-14 rounded-md" />
        <Skeleton className="h-6 w-8 flex-none" />
      </span>
    ))}
  </Loading>
);
