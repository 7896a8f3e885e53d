import { requireViewer } from '@tippspiel/shared/contracts/auth/require';
import { rankAmong, rankBefore } from '../../domain/groups/group-order.ts';
import type { Deps } from '../deps.ts';
import { isBlocked } from '../ranking/blocked.ts';
import { placeOf } from '../ranking/ranking.ts';
import type { TippRequest } from '../request.ts';

export type OwnGroupPlace = { ranking: number; rankingBefore: number };

/**
 * The viewer's own place in a group, and the previous one, from memory: a whole list of groups needs no database read.
 * Null for non-members, without a place, and while ranks are blocked.
 * @throws AppError UNAUTHENTICATED
 */
export async function ownGroupPlace(
  { rosters, groupOrders, slowEvaluation }: Deps,
  request: TippRequest,
  groupId: number,
): Promise<OwnGroupPlace | null> {
  const { userId } = requireViewer(request.identity);
  if (!rosters.has(groupId, userId)) return null;
  const view = request.view.current();
  if (await isBlocked(view, slowEvaluation)) return null;
  const members = rosters.members(groupId);
  const order = await groupOrders.of(members, view.ranks);
  const ranking = rankAmong(order, (player) => placeOf(view, player + 1).ranking, userId - 1);
  if (ranking === 0) return null;
  const before = groupOrders.ranksBefore(members, view.ranks.ranksBefore);
  return { ranking, rankingBefore: rankBefore(before, placeOf(view, userId).rankingBefore) };
}
