import { requireAdmin } from '@tippspiel/shared/contracts/auth/require';
import { inSlices } from '@tippspiel/shared/platform/clock/slices';
import { createBoundedQueue } from '@tippspiel/shared/platform/queue/bounded-queue';
import { readPage, type Page } from '@tippspiel/shared/platform/graph/page';
import { matchKey } from '../../domain/columns/column-key.ts';
import { cellsOf } from '../../domain/columns/column.ts';
import { findCandidates } from '../../domain/prizes/candidates.ts';
import { matchesIn, type Range } from '../../domain/prizes/prize.ts';
import type { ColumnReader } from '../../projection/columns.ts';
import type { Eligibility } from '../../projection/eligibility.ts';
import type { NameSearch } from '../../projection/name-search.ts';
import type { View } from '../../projection/projection.ts';
import type { TippRequest } from '../request.ts';
import { outReasonOf } from './may-win.ts';
import { readRange } from './read-prize.ts';

/** Finds the candidates of a range of matches in slices, one list at a time. */
export type CandidateLists = {
  /**
   * Player numbers in ascending order, from the frozen columns.
   * @param deadline when the caller gives up, in real time
   * @throws AppError UNAVAILABLE if too many other lists are queued
   */
  find(view: View, range: Range, deadline?: Date): Promise<Uint32Array>;
};

/** Only operators request lists, and with a million players one takes some dozen milliseconds. */
const WAITING = 20;

type Columns = Pick<ColumnReader, 'column'>;

export function createCandidateLists(columns: Columns, eligibility: Eligibility): CandidateLists {
  const queue = createBoundedQueue({ concurrency: 1, maxQueued: WAITING });
  return {
    find: (view, range, deadline) =>
      queue.run(
        async () => {
          await eligibility.ready();
          const { players, board } = view;
          const who = { players, eligibility };
          const matches = matchesIn(board.tournament, range.fromMatch, range.toMatch);
          const frozen = await Promise.all(matches.map(({ id }) => columns.column(matchKey(id))));
          const cells = frozen.flatMap((column) => (column ? [cellsOf(column)] : []));
          const mayWin = (player: number) => outReasonOf(who, player + 1) === null;
          return inSlices(findCandidates(cells, players.highest(), mayWin));
        },
        { deadline },
      ),
  };
}

type Deps = { candidateLists: CandidateLists; nameSearch: NameSearch };
export type CandidatePageView = Omit<Page, 'search' | 'skip'> & {
  items: { id: number }[];
  totalCount: number;
};
type Asked = { fromMatchId: number; toMatchId: number; search?: string | null; pageNumber?: number | null };

const PAGE_SIZE = 50;

/** The candidates by player number. @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, UNAVAILABLE, RATE_LIMITED */
export async function candidatePage(
  { candidateLists, nameSearch }: Deps,
  { identity, view: { current }, deadline }: TippRequest,
  { fromMatchId, toMatchId, ...page }: Asked,
): Promise<CandidatePageView> {
  const { userId: viewer } = requireAdmin(identity);
  const { pageNumber, pageSize, search, skip } = readPage(page, PAGE_SIZE);
  const view = current();
  const range = readRange(view.board.tournament, fromMatchId, toMatchId);
  const all = await candidateLists.find(view, range, deadline);
  const turn = { viewer, deadline };
  const found = await nameSearch.find(view.players, all, { search }, { skip, pageSize }, turn);
  const items = Array.from(found.players, (player) => ({ id: player + 1 }));
  return { items, totalCount: found.total, pageNumber, pageSize };
}
