import type { Bus } from '@tippspiel/shared/platform/nats/bus';
import type { OwnLists } from '../app/players/own-lists.ts';
import type { FavoritesStore } from '../store/players/favorites.ts';

const name = 'tipp-favorites';
const types = ['user.favorites.changed.v1'] as const;

/**
 * Learns from the user service whom each player keeps on the own list: one process writes down what it is told, every
 * process changes what it holds in memory.
 */
export async function consumeFavorites(
  bus: Bus,
  { favorites, ownLists }: { favorites: FavoritesStore; ownLists: OwnLists },
): Promise<void> {
  await bus.follow({ types, behind: name, handle: ({ data }) => ownLists.hear(data) });
  await bus.consume({ name, types, handle: (events) => favorites.save(events.map(({ data }) => data)) });
}
