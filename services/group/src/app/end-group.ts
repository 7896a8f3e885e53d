import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import { createEvent } from '@tippspiel/shared/contracts/events/envelope';
import type { Group } from '../domain/group.ts';
import type { Deps } from './deps.ts';

/**
 * Empties a group, which then no longer exists. The outbox publishes this to all services with data about it.
 * @param next with the incremented version
 * @returns false, changing nothing, if the group is no longer at the version before `next`
 */
export function markEnded(
  { store, clock }: Pick<Deps, 'store' | 'clock'>,
  { id: groupId, version }: Pick<Group, 'id' | 'version'>,
  requestId: string,
): Promise<boolean> {
  const event = endedEvent({ groupId, version }, { now: clock.now(), requestId });
  return store.groups.markDeleted({ id: groupId, version }, event);
}

export const endedEvent = (
  group: { groupId: number; version: number },
  cause: { now: Date; requestId: string },
): DomainEvent => createEvent('group.group.deleted.v1', group, cause);

/** Removes an ended group from the list at once, and its memberships soon. */
export function removeLeftovers(
  { names, propagate }: Pick<Deps, 'names' | 'propagate'>,
  { id, version }: Pick<Group, 'id' | 'version'>,
): void {
  names.remove({ id, version });
  propagate.endedGroup(id);
}
