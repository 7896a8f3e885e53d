import type { Identity } from '@tippspiel/shared/auth/identity';
import { requireAdmin, requireViewer } from '@tippspiel/shared/auth/require';
import type { Clock } from '@tippspiel/shared/clock/clock';
import { readPage, type PageInput } from '@tippspiel/shared/graph/page';
import { foldText } from '@tippspiel/shared/text/fold';
import { firstMatchIsLocked } from '../domain/locking.ts';
import { NO_POSITION } from '../domain/snapshot.ts';
import type { FavoritesStore } from '../store/favorites.ts';
import type { BoardHolder } from './board.ts';
import type { Directory } from './directory.ts';
import type { Ranks, RanksHolder } from './ranks.ts';

type Deps = {
  clock: Clock;
  board: BoardHolder;
  directory: Directory;
  ranks: RanksHolder;
  favorites: FavoritesStore;
};

export type RankingFilter = { onlyFavorites: boolean; onlyLocked: boolean };
export type RankingPageView = {
  items: { id: number }[];
  own: { id: number } | null;
  totalCount: number;
  pageNumber: number;
  pageSize: number;
  blocked: boolean;
  visible: boolean;
};

/** Specification, chapter 9. */
const PAGE_SIZE = 10;
/** A search looks at this many names before it lets other requests pass. */
const SEARCH_SLICE = 20_000;

/**
 * One page of the ranking out of memory. The one that filters or searches walks the list in slices beside the event
 * loop; the plain page is a slice of the order.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN (locked players: admins only), BAD_USER_INPUT
 */
export async function rankingPage(
  deps: Deps,
  identity: Identity | null,
  input: PageInput | null | undefined,
  filter: RankingFilter,
): Promise<RankingPageView> {
  const viewer = requireViewer(identity);
  if (filter.onlyLocked) requireAdmin(identity);
  const { pageNumber, pageSize, search, skip } = readPage(input, PAGE_SIZE);
  const ranks = deps.ranks.current();
  const order = await select(deps, ranks, viewer.userId, filter, search);
  return {
    items: Array.from(order.subarray(skip, skip + pageSize), (player) => ({ id: player + 1 })),
    own: deps.directory.get(viewer.userId) ? { id: viewer.userId } : null,
    totalCount: order.length,
    pageNumber,
    pageSize,
    // The last snapshot is served until the next one is complete, so that the list is never blocked.
    blocked: false,
    visible: firstMatchIsLocked(deps.board.current().tournament, deps.clock.now().getTime()),
  };
}

async function select(
  { directory, favorites }: Deps,
  ranks: Ranks,
  viewerId: number,
  { onlyFavorites, onlyLocked }: RankingFilter,
  search: string,
): Promise<Uint32Array> {
  let order = ranks.order;
  if (onlyFavorites) {
    const numbers = (await favorites.of(viewerId)).map((id) => id - 1);
    const placed = numbers.filter((player) => (ranks.positions[player] ?? NO_POSITION) !== NO_POSITION);
    order = Uint32Array.from(
      placed.sort((a, b) => (ranks.positions[a] as number) - (ranks.positions[b] as number)),
    );
  }
  const parts = foldText(search).split(' ').filter(Boolean);
  if (!parts.length && !onlyLocked) return order;
  const found: number[] = [];
  for (let start = 0; start < order.length; start += SEARCH_SLICE) {
    if (start) await new Promise((resolve) => setImmediate(resolve));
    for (const player of order.subarray(start, start + SEARCH_SLICE)) {
      if (onlyLocked && !directory.get(player + 1)?.isLocked) continue;
      if (directory.matches(player + 1, parts)) found.push(player);
    }
  }
  return Uint32Array.from(found);
}

/** The ranking page on which a player stands, from 1; 0 for one without a place. */
export function pageOfPlayer({ ranks }: Pick<Deps, 'ranks'>, userId: number, pageSize: number): number {
  const position = ranks.current().positions[userId - 1] ?? NO_POSITION;
  return position === NO_POSITION ? 0 : Math.floor(position / pageSize) + 1;
}

export type Place = { ranking: number; rankingBefore: number; points: number };

/** Rank, rank before and points of one player, zeros for an unknown one. */
export function placeOf({ ranks }: Pick<Deps, 'ranks'>, userId: number): Place {
  const current = ranks.current();
  const player = userId - 1;
  return {
    ranking: current.ranks[player] ?? 0,
    rankingBefore: current.ranksBefore[player] ?? 0,
    points: current.points[player] ?? 0,
  };
}

const RANK_LAST_SIZE = 6;

/** The newest players until the first match is locked, the top of the last evaluation from then on (ADR 0007). */
export function rankLast(
  { clock, board, directory, ranks }: Deps,
  identity: Identity | null,
): {
  userDetails: { id: number }[];
  title: string;
  kind: string;
  totalCount: number;
} {
  requireViewer(identity); // Names of players are for players.
  const { order, snapshotId } = ranks.current();
  const totalCount = directory.count();
  const started = firstMatchIsLocked(board.current().tournament, clock.now().getTime());
  if (started && snapshotId) {
    const userDetails = Array.from(order.subarray(0, RANK_LAST_SIZE), (player) => ({ id: player + 1 }));
    return { userDetails, title: 'Spitze der letzten Auswertung', kind: 'rank', totalCount };
  }
  const newest: { id: number }[] = [];
  for (let id = directory.size(); id > 0 && newest.length < RANK_LAST_SIZE; id--)
    if (directory.get(id)) newest.push({ id });
  return { userDetails: newest, title: 'Neue Mitspieler', kind: 'new', totalCount };
}
