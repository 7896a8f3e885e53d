import type { Deps } from '../deps.ts';

/**
 * Removes a deleted player's data from tipp: tipps, winner tipps and answers, the own list, the reminder setting, the
 * eligibility for prizes, memberships. The event removes the name (`events/players.ts`). Frozen columns stay under a
 * number that belongs to nobody (docs/adr/0046-leaving.md). Idempotent.
 */
export async function removePlayer(
  { slips, favorites, reminderSettings, eligibilityStore, memberships }: Deps,
  userId: number,
): Promise<void> {
  await slips.remove(userId);
  await favorites.remove(userId);
  await reminderSettings.remove(userId);
  await eligibilityStore.remove(userId);
  await memberships.removeOf(userId);
}
