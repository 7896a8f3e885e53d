import { requireViewer, requireWriter } from '@tippspiel/shared/contracts/auth/require';
import type { ReadRequest } from '@tippspiel/shared/contracts/auth/request';
import { badInput } from '@tippspiel/shared/contracts/errors/app-error';
import { playLastOut } from '../../domain/groups/last-out.ts';
import type { Deps } from '../deps.ts';
import { isBlocked } from '../ranking/blocked.ts';
import { viewDay } from '../ranking/match-days.ts';
import type { TippRequest } from '../request.ts';
import { requireMember, requireOwner } from './group-access.ts';
import { groupMessages as messages } from './messages.ts';

/** Limits the names in one response, and the players compared by each request. */
const MAX_ENTRANTS = 200;
const MIN_ENTRANTS = 3;

/**
 * The state of 'Der Letzte fliegt' in a group, for its members. It is computed from the counted match days that began
 * after its start. Players who have left the group are out. Null if there is none. While ranks are blocked nobody is
 * listed.
 * @throws AppError UNAUTHENTICATED, NOT_FOUND (group, also for non-members)
 */
export async function lastOut(deps: Deps, request: TippRequest, groupId: number) {
  const { userId } = requireViewer(request.identity);
  await requireMember(deps.rosters, groupId, userId);
  const { matchDays } = deps;
  const view = request.view.current();
  const stored = await deps.lastOuts.find(groupId);
  if (!stored) return null;
  const { since, userIds, left: gone } = stored;
  const all = await matchDays.days(view);
  const finalDay = all.at(-1)?.day.number;
  const days = all.filter(({ day }) => Date.parse(day.date) > since.getTime());
  const blocked = await isBlocked(view, deps.slowEvaluation);
  const viewed = new Map(days.map((day) => [day.day.number, viewDay(deps, view, day)]));
  const bests = blocked ? [] : await matchDays.bests(view);
  const decided = bests.flatMap(({ number, passes }) => {
    const day = viewed.get(number);
    return day ? [{ number, passes, begins: day.date.getTime(), isFinal: number === finalDay }] : [];
  });
  const leftAt = new Map(gone.map(({ userId: id, at }) => [id, at.getTime()]));
  // Whoever left right before the start may have been taken for a member, and is not recorded.
  for (const id of userIds)
    if (!leftAt.has(id) && !deps.rosters.has(groupId, id)) leftAt.set(id, since.getTime());
  const { rounds, remaining } = playLastOut(blocked ? [] : userIds, decided, leftAt);
  return {
    since,
    firstDay: days[0] ? viewed.get(days[0].day.number)! : null,
    entrantCount: userIds.length,
    rounds: rounds.map(({ day, out, points }) => ({ day: viewed.get(day)!, user: { id: out }, points })),
    remaining: remaining.map((id) => ({ id })),
    isIn: remaining.includes(userId),
    winner: rounds.length > 0 && remaining.length === 1 ? { id: remaining[0]! } : null,
    blocked,
  };
}

/**
 * Starts 'Der Letzte fliegt' with the group's current members; only for its owner. One that is under way continues.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN (suspended, or a member), NOT_FOUND (group), BAD_USER_INPUT (too few, too
 * many)
 */
export async function startLastOut(
  { clock, rosters, lastOuts }: Deps,
  { identity }: ReadRequest,
  groupId: number,
): Promise<void> {
  const { userId } = requireWriter(identity);
  await requireOwner(rosters, groupId, userId, messages.ownerPlays);
  const userIds = Array.from(rosters.members(groupId), (player) => player + 1);
  if (userIds.length < MIN_ENTRANTS) throw badInput(messages.fewForLastOut, 'groupId');
  if (userIds.length > MAX_ENTRANTS) throw badInput(messages.manyForLastOut, 'groupId');
  await lastOuts.start({ _id: groupId, since: clock.now(), userIds, left: [] });
}

/**
 * Ends the one that started at `since`; only for the group's owner. Any other one is unaffected.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN (suspended, or a member), NOT_FOUND (group)
 */
export async function endLastOut(
  { rosters, lastOuts }: Deps,
  { identity }: ReadRequest,
  { groupId, since }: { groupId: number; since: Date },
): Promise<void> {
  const { userId } = requireWriter(identity);
  await requireOwner(rosters, groupId, userId, messages.ownerPlays);
  await lastOuts.remove(groupId, since);
}
