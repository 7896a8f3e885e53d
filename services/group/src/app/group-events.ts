import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import { createEvent, type Cause } from '@tippspiel/shared/contracts/events/envelope';
import type { Group } from '../domain/group.ts';
import { hasLeft, type Membership } from '../domain/membership.ts';

export const savedEvent = ({ id: groupId, version, name, ownerId }: Group, cause: Cause): DomainEvent =>
  createEvent('group.group.saved.v1', { groupId, version, name, ownerId }, cause);

export const deletedEvent = (
  { id: groupId, version }: Pick<Group, 'id' | 'version'>,
  cause: Cause,
): DomainEvent => createEvent('group.group.deleted.v1', { groupId, version }, cause);

/** Readers store its time, so a republished one has the time of the change, if that is known. */
export function membershipEvent(membership: Membership, { now, requestId }: Cause): DomainEvent {
  const { isMember, byOwner, groupId, userId, version, at = now } = membership;
  const data = { groupId, userId, version };
  const cause = { now: at, requestId };
  if (isMember) return createEvent('group.member.joined.v1', { ...data, ...(byOwner && { byOwner }) }, cause);
  return createEvent(
    'group.member.left.v1',
    { ...data, ...(hasLeft(membership) && { byPlayer: true }) },
    cause,
  );
}
