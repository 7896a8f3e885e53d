import { requireWriter } from '@tippspiel/shared/contracts/auth/require';
import { badInput, notFound } from '@tippspiel/shared/contracts/errors/app-error';
import type { Deps } from './deps.ts';
import type { Request } from '@tippspiel/shared/contracts/auth/request';
import { perHour, requireRoom } from './member-limits.ts';
import { messages } from './messages.ts';
import { requireOwn } from './own-group.ts';
import { createMembership } from './create-membership.ts';
import { endMembership } from './end-membership.ts';
import { viewGroup, type GroupView } from './view-groups.ts';

type Input = { groupId: number; userId: number };

/** Puts a registered player into the viewer's own group, whatever its password. Twice is no error, and not counted. */
export async function addMember(
  deps: Deps,
  { identity, requestId }: Request,
  { groupId, userId }: Input,
): Promise<GroupView> {
  const { userId: viewerId } = requireWriter(identity);
  await requireOwn(deps, viewerId, groupId, messages.notYourMembers);
  const { memberships, players, departures } = deps.store;
  if (!(await players.has(userId)) || (await departures.among([userId])).has(userId))
    throw notFound(messages.unknownPlayer, 'userId');
  if (!(await memberships.find(groupId, userId))?.isMember) {
    const max = deps.settings.MEMBERS_ADDED_PER_HOUR;
    await requireRoom(deps, userId, { message: messages.memberOfTooMany, field: 'userId' });
    await perHour(deps, { kind: 'add', max, message: messages.tooManyAdded }, viewerId).take();
    await createMembership(deps, { groupId, userId }, requestId);
  }
  return viewGroup(deps, { identity }, groupId);
}

/** Takes a member out of the viewer's own group. A player who is not in it, or leaves at that moment, is no error. */
export async function removeMember(
  deps: Deps,
  { identity, requestId }: Request,
  { groupId, userId }: Input,
): Promise<GroupView> {
  const { userId: viewerId } = requireWriter(identity);
  const group = await requireOwn(deps, viewerId, groupId, messages.notYourMembers);
  const refusal = badInput(messages.ownerStays, 'userId');
  if (userId === group.ownerId) throw refusal;
  await endMembership(deps, { groupId, userId }, requestId, refusal);
  return viewGroup(deps, { identity }, groupId);
}
