import { requireAdmin, requireViewer } from '@tippspiel/shared/contracts/auth/require';
import { readPage, type PageInput } from '@tippspiel/shared/platform/graph/page';
import { firstMatchIsLocked } from '../../domain/matches/locking.ts';
import type { View } from '../../projection/projection.ts';
import { placeIn, type PlaceList } from '../../projection/ranks.ts';
import type { Deps } from '../deps.ts';
import type { TippRequest } from '../request.ts';
import { isBlocked } from './blocked.ts';

export type RankingInput = {
  page?: PageInput | null;
  onlyFavorites?: boolean | null;
  onlyLocked?: boolean | null;
};
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
/**
 * One page of the ranking, from memory. Searches and filters run in slices; a plain page is a slice of the order.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN (locked players: admins only), BAD_USER_INPUT, UNAVAILABLE, RATE_LIMITED
 * (too many searches)
 */
export async function rankingPage(
  deps: Deps,
  request: TippRequest,
  input: RankingInput,
): Promise<RankingPageView> {
  return listPage(deps, request, () => request.view.current().ranks, input);
}

/**
 * One page of a list of players by place, empty while ranks are blocked; throws like `rankingPage`.
 * @param read called only if the list is shown, because it may be expensive
 */
export async function listPage(
  deps: Deps,
  request: TippRequest,
  read: () => PlaceList | Promise<PlaceList>,
  { page, onlyFavorites, onlyLocked }: RankingInput,
): Promise<RankingPageView> {
  const { userId } = requireViewer(request.identity);
  if (onlyLocked) requireAdmin(request.identity);
  const wanted = { ...readPage(page, PAGE_SIZE), onlyLocked };
  const { pageNumber, pageSize } = wanted;
  const view = request.view.current();
  const { board, players } = view;
  const visible = firstMatchIsLocked(board.tournament, deps.clock.now().getTime());
  const about = { pageNumber, pageSize, visible };
  if (await isBlocked(view, deps.slowEvaluation))
    return { ...about, items: [], own: null, totalCount: 0, blocked: true };
  const list = await read();
  const order = onlyFavorites ? sortByPlace(list, await deps.ownLists.of(userId)) : list.order;
  const turn = { viewer: userId, deadline: request.deadline };
  const found = await deps.nameSearch.find(players, order, wanted, turn);
  return {
    ...about,
    items: Array.from(found.players, (player) => ({ id: player + 1 })),
    own: players.has(userId) ? { id: userId } : null,
    totalCount: found.total,
    blocked: false,
  };
}

/** The player numbers of users with a place, in the order of the list. */
export function sortByPlace(list: PlaceList, userIds: ReadonlySet<number>): Uint32Array {
  const places = [...userIds].flatMap((id) => placeIn(list, id - 1) ?? []);
  return Uint32Array.from(
    places.sort((a, b) => a - b),
    (place) => list.order[place] as number,
  );
}

/** The ranking page that contains a player, from 1; 0 without a place. */
export function pageOfPlayer({ ranks }: View, userId: number, pageSize: number): number {
  return pageOf(placeIn(ranks, userId - 1), pageSize);
}

/** The page that contains a place, counted from 0; 0 without a place. */
export const pageOf = (place: number | null, pageSize: number): number =>
  place === null ? 0 : Math.floor(place / pageSize) + 1;

export type Place = { ranking: number; rankingBefore: number; points: number };

/** Rank, previous rank and points of one player, zeros for an unknown player. */
export function placeOf({ ranks }: View, userId: number): Place {
  const player = userId - 1;
  return {
    ranking: ranks.ranks[player] ?? 0,
    rankingBefore: ranks.ranksBefore[player] ?? 0,
    points: ranks.points[player] ?? 0,
  };
}

const RANK_LAST_SIZE = 6;

/** The newest players until the first match is locked, then the top of the last evaluation (ADR 0008). */
export async function rankLast(
  { clock, slowEvaluation }: Deps,
  request: TippRequest,
): Promise<{
  userDetails: { id: number }[];
  title: string;
  kind: string;
  totalCount: number;
  blocked: boolean;
}> {
  requireViewer(request.identity); // Only players may see players' names.
  const view = request.view.current();
  const { board, players, ranks } = view;
  const { order, snapshotId } = ranks;
  const started = firstMatchIsLocked(board.tournament, clock.now().getTime());
  const blocked = await isBlocked(view, slowEvaluation);
  const totalCount = blocked ? 0 : players.count();
  if (started && snapshotId) {
    const about = { title: 'Spitze der letzten Auswertung', kind: 'rank', totalCount, blocked };
    if (blocked) return { ...about, userDetails: [] };
    const userDetails = Array.from(order.subarray(0, RANK_LAST_SIZE), (player) => ({ id: player + 1 }));
    return { ...about, userDetails };
  }
  const newest: { id: number }[] = [];
  for (let id = blocked ? 0 : players.highest(); id > 0 && newest.length < RANK_LAST_SIZE; id--)
    if (players.has(id)) newest.push({ id });
  return { userDetails: newest, title: 'Neue Mitspieler', kind: 'new', totalCount, blocked };
}
