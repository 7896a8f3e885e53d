import type { Bus } from '@tippspiel/shared/platform/nats/bus';
import type { OwnLists } from '../app/players/own-lists.ts';
import type { FavoritesStore } from '../store/players/favorites.ts';

const name = 'tipp-favorites';
const types = ['user.favorites.changed.v1'] as const;

/** Keeps track of players' own lists: one process stores the events, every process updates its cache. */
export async function consumeFavorites(
  bus: Bus,
  { favorites, ownLists }: { favorites: FavoritesStore; ownLists: OwnLists },
): Promise<void> {
  await bus.subscribe({ types, behind: name, handle: ({ data }) => ownLists.put(data) });
  await bus.consume({ name, types, handle: (events) => favorites.save(events.map(({ data }) => data)) });
}
