import type { Bus } from '@tippspiel/shared/nats/bus';
import type { FavoritesStore } from '../store/favorites.ts';

/** Learns from the user service whom each player keeps on the own list. */
export async function consumeFavorites(
  bus: Bus,
  { favorites }: { favorites: FavoritesStore },
): Promise<void> {
  await bus.consume({
    name: 'tipp-favorites',
    types: ['user.favorites.changed.v1'],
    handle: (events) => favorites.save(events.map(({ data }) => data)),
  });
}
