import { requireAdmin } from '@tippspiel/shared/contracts/auth/require';
import { notFound } from '@tippspiel/shared/contracts/errors/app-error';
import { inSlices } from '@tippspiel/shared/platform/clock/slices';
import { createBoundedQueue } from '@tippspiel/shared/platform/queue/bounded-queue';
import { readPage } from '@tippspiel/shared/platform/graph/page';
import { matchKey } from '../../domain/columns/column-key.ts';
import { cellsOf } from '../../domain/columns/column.ts';
import { findCandidates } from '../../domain/prizes/candidates.ts';
import type { Matches } from '../../domain/prizes/prize.ts';
import type { ColumnReader } from '../../projection/columns.ts';
import type { Eligibility } from '../../projection/eligibility.ts';
import type { NameSearch } from '../../projection/name-search.ts';
import type { View } from '../../projection/projection.ts';
import type { PrizeStore } from '../../store/prizes/prizes.ts';
import type { TippRequest } from '../request.ts';
import { outReasonOf } from './may-win.ts';
import { prizeMessages as messages } from './messages.ts';
import { readRange } from './read-prize.ts';

/** Finds the candidates for some matches in slices, one list at a time. */
export type CandidateLists = {
  /**
   * Player numbers in ascending order, from the frozen columns.
   * @param deadline when the caller gives up, in real time
   * @throws AppError UNAVAILABLE if too many other lists are queued
   */
  find(view: View, matches: Matches, deadline?: Date): Promise<Uint32Array>;
};

/** Only operators request lists, and with a million players one takes some dozen milliseconds. */
const WAITING = 20;

type Columns = Pick<ColumnReader, 'column'>;

export function createCandidateLists(columns: Columns, eligibility: Eligibility): CandidateLists {
  const queue = createBoundedQueue({ concurrency: 1, maxQueued: WAITING });
  return {
    find: (view, { matchIds }, deadline) =>
      queue.run(
        async () => {
          await eligibility.ready();
          const { players } = view;
          const who = { players, eligibility };
          const frozen = await Promise.all(matchIds.map((id) => columns.column(matchKey(id))));
          const cells = frozen.flatMap((column) => (column ? [cellsOf(column)] : []));
          const mayWin = (player: number) => outReasonOf(who, player + 1) === null;
          return inSlices(findCandidates(cells, players.highest(), mayWin));
        },
        { deadline },
      ),
  };
}

type Deps = { candidateLists: CandidateLists; nameSearch: NameSearch; prizes: Pick<PrizeStore, 'find'> };
type Asked = {
  fromMatchId: number;
  toMatchId: number;
  /** The matches of this prize count instead. */
  priceId?: number | null;
  search?: string | null;
  pageNumber?: number | null;
};

const PAGE_SIZE = 50;

/** The candidates by player number. @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND (prize), BAD_USER_INPUT, UNAVAILABLE, RATE_LIMITED */
export async function candidatePage(
  { candidateLists, nameSearch, prizes }: Deps,
  { identity, view: { current }, deadline }: TippRequest,
  { fromMatchId, toMatchId, priceId, ...page }: Asked,
) {
  const { userId: viewer } = requireAdmin(identity);
  const wanted = readPage(page, PAGE_SIZE);
  const view = current();
  const prize = priceId ? await prizes.find(priceId) : null;
  if (priceId && (!prize || prize.isRemoved)) throw notFound(messages.noSuchPrize, 'priceId');
  const matches = prize ?? readRange(view.board.tournament, fromMatchId, toMatchId);
  const all = await candidateLists.find(view, matches, deadline);
  const found = await nameSearch.find(view.players, all, wanted, { viewer, deadline });
  const items = Array.from(found.players, (player) => ({ id: player + 1 }));
  return { items, totalCount: found.total, pageNumber: wanted.pageNumber, pageSize: wanted.pageSize };
}
