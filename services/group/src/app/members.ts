import { requireWriter } from '@tippspiel/shared/contracts/auth/require';
import { badInput, notFound } from '@tippspiel/shared/contracts/errors/app-error';
import { hasLeft } from '../domain/membership.ts';
import type { Deps } from './deps.ts';
import type { Request } from '@tippspiel/shared/contracts/auth/request';
import { requireRoomToAdd } from './member-limits.ts';
import { removeFromGroup, setMembership } from './membership.ts';
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
  const { store, settings } = deps;
  const { memberships, players, departures } = store;
  if (!(await players.has(userId)) || (await departures.among([userId])).has(userId))
    throw notFound(messages.unknownPlayer, 'userId');
  const membership = await memberships.find(groupId, userId);
  if (!membership?.isMember) {
    // Before the limit, which a refused request must not use up.
    if (hasLeft(membership)) throw badInput(messages.hasLeft, 'userId');
    await requireRoomToAdd(deps, userId);
    const rule = { kind: 'group-add', max: settings.MEMBERS_ADDED_PER_HOUR, message: messages.addsTooOften };
    await store.limits.of(rule, viewerId).take();
    await setMembership(deps, { groupId, userId, isMember: true, byOwner: true }, requestId);
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
  const isOwner = userId === group.ownerId;
  if (isOwner || !(await removeFromGroup(deps, { groupId, userId, byOwner: true }, requestId)))
    throw badInput(messages.ownerStays, 'userId');
  return viewGroup(deps, viewerId, groupId);
}
