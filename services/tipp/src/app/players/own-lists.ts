import { createVersionedCache } from '@tippspiel/shared/platform/mongo/versioned-cache';
import type { FavoriteList, FavoritesStore } from '../../store/players/favorites.ts';

/** Takes some MB: the lists are short, and only a small part of all players uses the ranking at a time. */
const KEPT = 20_000;

export type OwnLists = ReturnType<typeof createOwnLists>;

/** Caches lists of favourites that were recently read or changed, so that a ranking page needs no database read. */
export function createOwnLists(store: Pick<FavoritesStore, 'find'>) {
  const toKeep = ({ version, favorites }: FavoriteList) => ({ version, favorites: new Set(favorites) });
  const memory = createVersionedCache({
    max: KEPT,
    read: (ids) => Promise.all(ids.map(async (id) => [id, toKeep(await store.find(id))] as [number, Kept])),
  });
  return {
    of: async (userId: number): Promise<ReadonlySet<number>> =>
      (memory.known(userId) ?? (await memory.load([userId]))[0])?.favorites ?? new Set(),
    /** Updates a list from an event, in any order. */
    put: (list: FavoriteList) => memory.put(list.userId, toKeep(list)),
  };
}

type Kept = { version: number; favorites: ReadonlySet<number> };
