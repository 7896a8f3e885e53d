import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import { createEvent } from '@tippspiel/shared/contracts/events/envelope';
import type { Group } from '../domain/group.ts';
import { hasLeft, type Membership } from '../domain/membership.ts';
import type { Deps } from './deps.ts';

type Clocked = Pick<Deps, 'clock'>;
type Cause = { requestId: string };

export function savedEvent({ clock }: Clocked, { requestId }: Cause, group: Group): DomainEvent {
  const { id: groupId, version, name, ownerId } = group;
  const cause = { now: clock.now(), requestId };
  return createEvent('group.group.saved.v1', { groupId, version, name, ownerId }, cause);
}

export function deletedEvent(
  { clock }: Clocked,
  { requestId }: Cause,
  { id: groupId, version }: Pick<Group, 'id' | 'version'>,
): DomainEvent {
  return createEvent('group.group.deleted.v1', { groupId, version }, { now: clock.now(), requestId });
}

export function membershipEvent(
  { clock }: Clocked,
  { requestId }: Cause,
  membership: Membership,
): DomainEvent {
  const { isMember, byOwner, groupId, userId, version } = membership;
  const type = isMember ? 'group.member.joined.v1' : 'group.member.left.v1';
  const by = isMember ? byOwner && { byOwner } : hasLeft(membership) && { byPlayer: true };
  const data = { groupId, userId, version, ...by };
  return createEvent(type, data, { now: clock.now(), requestId });
}
