import { keepNewest } from '@tippspiel/shared/platform/mongo/keep-newest';
import { Schema, type Connection } from 'mongoose';

/** A player's own list: a read model of user's events. Shard key: `_id`, the player's number. */
export type Favorites = { _id: number; version: number; favorites: number[] };

const schema = new Schema<Favorites>(
  { _id: Number, version: Number, favorites: [Number] },
  { versionKey: false },
);

export type FavoriteList = { userId: number; version: number; favorites: number[] };

export type FavoritesStore = ReturnType<typeof createFavoritesStore>;

export function createFavoritesStore(connection: Connection) {
  const model = connection.model<Favorites>('favorites', schema, 'favorites');
  return {
    /** Version 0 and empty for a list that was never changed. */
    async find(userId: number): Promise<FavoriteList> {
      const list = await model.findById(userId).lean<Favorites>();
      return { userId, version: list?.version ?? 0, favorites: list?.favorites ?? [] };
    },
    async remove(userId: number): Promise<void> {
      await model.deleteOne({ _id: userId });
    },
    /** Keeps the highest version of each list. */
    async save(lists: FavoriteList[]): Promise<void> {
      await keepNewest(
        model,
        lists.map(({ userId: _id, version, favorites }) => ({ _id, version, favorites })),
      );
    },
  };
}
