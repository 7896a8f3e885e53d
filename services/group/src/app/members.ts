import { requireWriter } from '@tippspiel/shared/contracts/auth/require';
import { badInput, notFound } from '@tippspiel/shared/contracts/errors/app-error';
import { hasLeft } from '../domain/membership.ts';
import type { Deps } from './deps.ts';
import type { Request } from '@tippspiel/shared/contracts/auth/request';
import { perHour, requireRoom, requireRoomByOthers } from './member-limits.ts';
import { addToGroup, removeFromGroup } from './membership.ts';
import { messages } from './messages.ts';
import { requireOwn } from './own-group.ts';
import { viewGroup, type GroupView } from './view-groups.ts';

type Input = { groupId: number; userId: number };

/**
 * Adds a registered player to the viewer's own group, without its password. Repeating it is no error, and does not
 * count. Nobody is added again after leaving, and others add a player to a limited number of groups.
 */
export async function addMember(
  deps: Deps,
  { identity, requestId }: Request,
  { groupId, userId }: Input,
): Promise<GroupView> {
  const { userId: viewerId } = requireWriter(identity);
  await requireOwn(deps, viewerId, groupId, messages.onlyOwnerManagesMembers);
  const { memberships, players, departures } = deps.store;
  if (!(await players.has(userId)) || (await departures.among([userId])).has(userId))
    throw notFound(messages.unknownPlayer, 'userId');
  const membership = await memberships.find(groupId, userId);
  if (!membership?.isMember) {
    // Before the limit, which a refused request must not use up.
    if (hasLeft(membership)) throw badInput(messages.hasLeft, 'userId');
    const max = deps.settings.MEMBERS_ADDED_PER_HOUR;
    await requireRoom(deps, userId, { message: messages.memberOfTooMany, field: 'userId' });
    await requireRoomByOthers(deps, userId);
    await perHour(deps, { kind: 'group-add', max, message: messages.tooManyAdded }, viewerId).take();
    await addToGroup(deps, { groupId, userId, byOwner: true }, requestId);
  }
  return viewGroup(deps, viewerId, groupId);
}

/**
 * Removes a member from the viewer's own group. It is no error if the player is not a member or is leaving at the same
 * time.
 */
export async function removeMember(
  deps: Deps,
  { identity, requestId }: Request,
  { groupId, userId }: Input,
): Promise<GroupView> {
  const { userId: viewerId } = requireWriter(identity);
  const group = await requireOwn(deps, viewerId, groupId, messages.onlyOwnerManagesMembers);
  const refusal = badInput(messages.ownerStays, 'userId');
  if (userId === group.ownerId) throw refusal;
  await removeFromGroup(deps, { groupId, userId, byOwner: true }, requestId, refusal);
  return viewGroup(deps, viewerId, groupId);
}
