import type { Stores } from '../../store/stores.ts';

type Deps = Pick<Stores, 'slips' | 'favorites' | 'reminderSettings' | 'entrantStore' | 'memberships'>;

/**
 * Removes tipp's data of a player who has left: tipps, winner tipps and answers, the own list, memberships. The event itself
 * removes the name (`events/players.ts`). Frozen columns stay, under a number that is nobody's any more
 * (docs/adr/0046-leaving.md). May be done again at any time.
 */
export async function removePlayer(
  { slips, favorites, reminderSettings, entrantStore, memberships }: Deps,
  userId: number,
): Promise<void> {
  await slips.remove(userId);
  await favorites.remove(userId);
  await reminderSettings.remove(userId);
  await entrantStore.remove(userId);
  await memberships.removeOf(userId);
}
