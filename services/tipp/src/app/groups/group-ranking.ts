import { requireViewer } from '@tippspiel/shared/contracts/auth/require';
import { readPage, type PageInput } from '@tippspiel/shared/platform/graph/page';
import { dayPlaceOf } from '../../domain/ranking/day-ranking.ts';
import { placeAmong, rankAmong } from '../../domain/groups/group-order.ts';
import { firstMatchIsLocked } from '../../domain/matches/locking.ts';
import type { PlaceList } from '../../projection/ranks.ts';
import type { View } from '../../projection/projection.ts';
import type { Deps } from '../deps.ts';
import { isBlocked } from '../ranking/blocked.ts';
import { findDay, viewDay } from '../ranking/match-days.ts';
import { pageOf, placeOf, sortByPlace } from '../ranking/ranking.ts';
import type { TippRequest } from '../request.ts';
import { requireMember } from './group-access.ts';

type Input = {
  groupId: number;
  /** 0 for the overall ranking. */
  day?: number | null;
  page?: PageInput | null;
  onlyFavorites?: boolean | null;
};

/** Specification, chapter 9. */
const PAGE_SIZE = 10;

/**
 * One page of a group's own ranking, for its members. It has all members by their overall place, or, for a match day,
 * those with a place on that day.
 * @throws AppError UNAUTHENTICATED, NOT_FOUND (group, also for non-members; day), BAD_USER_INPUT, UNAVAILABLE, RATE_LIMITED
 * (too many days or searches at once)
 */
export async function groupRanking(
  deps: Deps,
  request: TippRequest,
  { groupId, day: number, page, onlyFavorites }: Input,
) {
  const { userId } = requireViewer(request.identity);
  const wanted = readPage(page, PAGE_SIZE);
  const { pageNumber, pageSize } = wanted;
  await requireMember(deps.rosters, groupId, userId);
  const view = request.view.current();
  const { board, players } = view;
  const counted = number ? await findDay(deps, view, number) : null;
  const about = {
    day: counted && viewDay(deps, view, counted),
    pageNumber,
    pageSize,
    visible: firstMatchIsLocked(board.tournament, deps.clock.now().getTime()),
  };
  if (await isBlocked(view, deps.slowEvaluation))
    return { ...about, items: [], own: null, ownPageNumber: 0, totalCount: 0, blocked: true };
  const { list, placeAmongAll } = await listOf(deps, view, number, userId);
  const members = await deps.groupOrders.of(deps.rosters.members(groupId), list);
  const shown = onlyFavorites
    ? sortByPlace(list, await deps.ownLists.of(userId)).filter((player) =>
        deps.rosters.has(groupId, player + 1),
      )
    : members;
  const turn = { viewer: userId, deadline: request.deadline };
  const found = await deps.nameSearch.find(players, shown, wanted, turn);
  const rankOf = (player: number) => placeAmongAll(player).ranking;
  const viewPlace = (player: number) => {
    const { ranking: overallRanking, points } = placeAmongAll(player);
    const ranking = rankAmong(members, rankOf, player);
    // A day is won at its end.
    const isBest = about.day?.state === 'DECIDED' && ranking === 1 && points > 0;
    return { user: { id: player + 1 }, ranking, overallRanking, points, isBest };
  };
  const ownPlace = placeAmong(members, (player) => list.places[player] ?? 0, userId - 1);
  return {
    ...about,
    items: Array.from(found.players, viewPlace),
    own: players.has(userId) ? viewPlace(userId - 1) : null,
    ownPageNumber: pageOf(ownPlace, pageSize),
    totalCount: found.total,
    blocked: false,
  };
}

type Listed = { list: PlaceList; placeAmongAll(player: number): { ranking: number; points: number } };

async function listOf({ matchDays }: Deps, view: View, day: Input['day'], userId: number): Promise<Listed> {
  if (!day) return { list: view.ranks, placeAmongAll: (player) => placeOf(view, player + 1) };
  const ranks = await matchDays.ranks(view, day, userId);
  return { list: ranks, placeAmongAll: (player) => dayPlaceOf(ranks, player) };
}
