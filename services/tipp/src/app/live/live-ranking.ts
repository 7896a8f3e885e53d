import { requireAdmin, requireViewer } from '@tippspiel/shared/contracts/auth/require';
import { readPage } from '@tippspiel/shared/platform/graph/page';
import { matchKey } from '../../domain/columns/column-key.ts';
import { tippAt, type Column } from '../../domain/columns/column.ts';
import { firstIndexWhere } from '../../domain/first-index-where.ts';
import { placeAmong, rankAmong } from '../../domain/groups/group-order.ts';
import { firstMatchIsLocked } from '../../domain/matches/locking.ts';
import { provisionalPlaceOf, type Provisional } from '../../domain/ranking/provisional.ts';
import type { Projection, View } from '../../projection/projection.ts';
import type { PlaceList } from '../../projection/ranks.ts';
import type { Deps } from '../deps.ts';
import { requireMember } from '../groups/group-access.ts';
import type { MatchView } from '../matches/match-view.ts';
import { isBlocked } from '../ranking/blocked.ts';
import { pageOf, sortByPlace, type RankingInput, type RankingPageView } from '../ranking/ranking.ts';
import type { TippRequest } from '../request.ts';
import { viewTipp, type TippView } from '../tipps/tipp-view.ts';
import { runningMatchViews } from './live-match.ts';
import type { Goal, ProvisionalStanding } from './provisional-places.ts';

/** Without a group it is about all players. */
type Input = RankingInput & { groupId?: number | null };

/** A place among the listed players: all players, or the members of the group. */
export type LivePlaceView = { ranking: number; points: number };
export type NextGoalView = Goal & LivePlaceView;
export type LiveRowView = LivePlaceView & {
  user: { id: number };
  /** Rank in the last evaluation. */
  rankingBefore: number;
  /** Tipps on the running matches whose columns are frozen. */
  tipps: TippView[];
  nextGoals(): Promise<NextGoalView[]>;
};
export type LiveRankingView = {
  matches: MatchView[];
  rows: LiveRowView[];
  own: LiveRowView | null;
  ownPageNumber: number;
  /** Called when they are asked for: pages of the whole list do not show them. */
  highlights(): LiveRowView[];
};

/** Specification, chapter 9, like the ranking's. */
const PAGE_SIZE = 10;
/** How many players at the top are highlighted, besides the viewer, the neighbours and the last. */
const TOP = 3;

/**
 * One page of the provisional ranking, with the listed players' tipps on running matches; nothing is shown before a
 * match's lock. If the last evaluation includes everything entered, the order is the ranking's.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN (locked players: admins only), NOT_FOUND (group, also for non-members),
 * BAD_USER_INPUT, UNAVAILABLE, RATE_LIMITED (too many searches)
 */
export async function liveRanking(
  deps: Deps,
  request: TippRequest,
  { page, groupId, onlyFavorites, onlyLocked }: Input,
): Promise<RankingPageView & { live: LiveRankingView }> {
  const { identity, deadline } = request;
  const { userId } = requireViewer(identity);
  if (onlyLocked) requireAdmin(identity);
  const wanted = { ...readPage(page, PAGE_SIZE), onlyLocked };
  const { pageNumber, pageSize } = wanted;
  // Without waiting: the gateway answers this query together with those of other players.
  if (groupId) await requireMember(deps.rosters, groupId, userId, 0);
  const { view, standing } = await deps.provisional.latest();
  const now = deps.clock.now();
  const matches = runningMatchViews(view.board, now);
  const about = { pageNumber, pageSize, visible: firstMatchIsLocked(view.board.tournament, now.getTime()) };
  // Uses the operators' current switch: the provisional view may be older.
  if (await isBlocked(request.view.current(), deps.slowEvaluation))
    return {
      ...{ ...about, items: [], own: null, totalCount: 0, blocked: true },
      live: { matches, rows: [], own: null, ownPageNumber: 0, highlights: () => [] },
    };
  const list = standing ? await standing.list() : view.ranks;
  const listed = await listedOf(deps, { view, standing, list, groupId });
  const shown = onlyFavorites
    ? sortByPlace(list, await deps.ownLists.of(userId)).filter((player) => listed.has(player))
    : listed.order;
  const found = await deps.nameSearch.find(view.players, shown, wanted, { viewer: userId, deadline });
  const columns = await columnsOf(deps.projection, matches);
  const row = (player: number): LiveRowView => ({
    user: { id: player + 1 },
    ...listed.placeOf(player),
    rankingBefore: listed.rankBefore(player),
    tipps: columns.map(({ match, column }) =>
      viewTipp(view.board, match, player + 1, tippAt(column, player), player + 1 === userId),
    ),
    nextGoals: () => listed.nextGoals(player),
  });
  const ownAt = placeAmong(shown, (player) => list.places[player] ?? 0, userId - 1);
  const isKnown = view.players.has(userId);
  // The order has no player who registered after the last goal.
  const isNewcomer = isKnown && ownAt === null && listed.order === shown;
  return {
    ...about,
    items: Array.from(found.players, (player) => ({ id: player + 1 })),
    own: isKnown ? { id: userId } : null,
    totalCount: found.total,
    blocked: false,
    live: {
      matches,
      rows: Array.from(found.players, row),
      own: isKnown ? row(userId - 1) : null,
      ownPageNumber: pageOf(ownAt, pageSize),
      highlights: () =>
        [
          ...highlighted(shown, ownAt, (player) => listed.placeOf(player).ranking > 0),
          ...(isNewcomer ? [userId - 1] : []),
        ].map(row),
    },
  };
}

/** The highlighted players: the top, the viewer with both neighbours, and the last with a place. */
function highlighted(
  order: Uint32Array,
  ownAt: number | null,
  hasPlace: (player: number) => boolean,
): number[] {
  const near = ownAt === null ? [] : [ownAt - 1, ownAt, ownAt + 1];
  const last = firstIndexWhere(order.length, (at) => !hasPlace(order[at] as number)) - 1;
  const places = new Set([...Array(TOP).keys(), ...near, last]);
  return [...places]
    .filter((at) => at >= 0 && at < order.length)
    .sort((a, b) => a - b)
    .map((at) => order[at] as number);
}

/** The listed players: all, or a group. */
type Listed = {
  order: Uint32Array;
  has(player: number): boolean;
  placeOf(player: number): LivePlaceView;
  rankBefore(player: number): number;
  nextGoals(player: number): Promise<NextGoalView[]>;
};

type Lists = { view: View; standing: ProvisionalStanding | null; list: PlaceList; groupId: Input['groupId'] };

async function listedOf(
  { rosters, groupOrders }: Deps,
  { view, standing, list, groupId }: Lists,
): Promise<Listed> {
  const { ranks } = view;
  const rankBefore = (player: number) => ranks.ranks[player] ?? 0;
  const placeOf = (player: number): LivePlaceView =>
    standing
      ? provisionalPlaceOf(standing.places, player)
      : { ranking: rankBefore(player), points: ranks.points[player] ?? 0 };
  const goals = (standing?.running ?? []).flatMap((matchId): Goal[] => [
    { matchId, team: 1 },
    { matchId, team: 2 },
  ]);
  /** @param countsOf counts for ranking among a group's members; by default among all players */
  const nextGoals = (player: number, countsOf?: (after: Provisional) => Promise<Uint32Array>) =>
    Promise.all(
      goals.map(async (goal) => {
        const after = await (standing as ProvisionalStanding).after(goal);
        return { ...goal, ...provisionalPlaceOf(after, player, await countsOf?.(after)) };
      }),
    );
  if (!groupId) return { order: list.order, has: () => true, placeOf, rankBefore, nextGoals };
  const members = rosters.members(groupId);
  const [order, before] = [await groupOrders.of(members, list), await groupOrders.of(members, ranks)];
  return {
    order,
    has: (player) => rosters.has(groupId, player + 1),
    placeOf: (player) => ({
      ...placeOf(player),
      ranking: rankAmong(order, (each) => placeOf(each).ranking, player),
    }),
    rankBefore: (player) => rankAmong(before, rankBefore, player),
    nextGoals: (player) => nextGoals(player, (after) => groupOrders.countsOf(order, after)),
  };
}

type Frozen = { match: MatchView; column: Column };

/** The tipps of a match that has just locked are frozen some seconds later. */
async function columnsOf({ columns }: Pick<Projection, 'columns'>, matches: MatchView[]): Promise<Frozen[]> {
  const read = async (match: MatchView) => ({ match, column: await columns.column(matchKey(match.id)) });
  return (await Promise.all(matches.map(read))).filter((frozen): frozen is Frozen => frozen.column !== null);
}
