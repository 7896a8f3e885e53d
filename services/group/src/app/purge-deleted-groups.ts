import type { Deps } from './deps.ts';

/**
 * Removes what is left of deleted groups except their numbers, and their names from the event stream. A group waits
 * until its events are published and its memberships are removed. Safe to repeat, in several processes at once.
 */
export async function purgeDeletedGroups({
  store,
  purgeEvents,
}: Pick<Deps, 'store' | 'purgeEvents'>): Promise<void> {
  for (const groupId of await store.groups.deletedAndPublished()) {
    await purgeEvents(groupId);
    await store.groups.keepOnlyNumber(groupId);
  }
}
