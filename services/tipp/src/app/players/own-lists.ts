import { createNewestInMemory } from '@tippspiel/shared/platform/mongo/newest-in-memory';
import type { FavoriteList, FavoritesStore } from '../../store/players/favorites.ts';

/** Some MB: the lists are short, and who looks at the ranking now is a small part of those who play. */
const KEPT = 20_000;

export type OwnLists = {
  /** Whom a player keeps on the own list. */
  of(userId: number): Promise<ReadonlySet<number>>;
  /** What user tells this process, in whatever order, before or after it is written down. */
  hear(list: FavoriteList): void;
};

/** The lists of favourites that were asked for or changed lately, in memory, so that a ranking page reads nothing. */
export function createOwnLists(store: Pick<FavoritesStore, 'find'>): OwnLists {
  const toKeep = ({ version, favorites }: FavoriteList) => ({ version, favorites: new Set(favorites) });
  const memory = createNewestInMemory({
    max: KEPT,
    read: (ids) => Promise.all(ids.map(async (id) => [id, toKeep(await store.find(id))] as [number, Kept])),
  });
  return {
    of: async (userId) => (memory.known(userId) ?? (await memory.load([userId]))[0])?.favorites ?? new Set(),
    hear: (list) => memory.hear(list.userId, toKeep(list)),
  };
}

type Kept = { version: number; favorites: ReadonlySet<number> };
