import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import { createEvent } from '@tippspiel/shared/contracts/events/envelope';
import type { Group } from '../domain/group.ts';
import type { Deps } from './deps.ts';

/**
 * Empties a group, which from then on is no more. The outbox publishes that to all who hold something of it.
 * @param next with the version after it
 * @returns false, changing nothing, when the group is not at the version before `next` any more
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

/** Once a group is no more: it goes out of the list at once, its memberships soon. */
export function removeLeftovers(
  { names, propagate }: Pick<Deps, 'names' | 'propagate'>,
  { id, version }: Pick<Group, 'id' | 'version'>,
): void {
  names.remove({ id, version });
  propagate.endedGroup(id);
}
