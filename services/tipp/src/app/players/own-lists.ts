import { createVersionedCache } from '@tippspiel/shared/platform/mongo/versioned-cache';
import type { FavoriteList, FavoritesStore } from '../../store/players/favorites.ts';

/** Some MB: the lists are short, and who looks at the ranking now is a small part of those who play. */
const KEPT = 20_000;

export type OwnLists = {
  of(userId: number): Promise<ReadonlySet<number>>;
  /** Takes a list from an event, in any order. */
  put(list: FavoriteList): void;
};

/** The lists of favourites that were asked for or changed lately, in memory, so that a ranking page reads nothing. */
export function createOwnLists(store: Pick<FavoritesStore, 'find'>): OwnLists {
  const toKeep = ({ version, favorites }: FavoriteList) => ({ version, favorites: new Set(favorites) });
  const memory = createVersionedCache({
    max: KEPT,
    read: (ids) => Promise.all(ids.map(async (id) => [id, toKeep(await store.find(id))] as [number, Kept])),
  });
  return {
    of: async (userId) => (memory.known(userId) ?? (await memory.load([userId]))[0])?.favorites ?? new Set(),
    put: (list) => memory.put(list.userId, toKeep(list)),
  };
}

type Kept = { version: number; favorites: ReadonlySet<number> };
