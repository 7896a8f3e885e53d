import { keepNewest } from '@tippspiel/shared/platform/mongo/keep-newest';
import { Schema, type Connection, type Model } from 'mongoose';

/** A player's own list: a read model of user's events. Shard key: `_id`, the player's number. */
export type Favorites = { _id: number; version: number; favorites: number[] };

export function favoritesModel(connection: Connection): Model<Favorites> {
  const schema = new Schema<Favorites>(
    { _id: Number, version: Number, favorites: [Number] },
    { versionKey: false },
  );
  return connection.model<Favorites>('favorites', schema, 'favorites');
}

export type FavoriteList = { userId: number; version: number; favorites: number[] };

export type FavoritesStore = {
  /** Version 0 and empty for a list that was never changed. */
  find(userId: number): Promise<FavoriteList>;
  /** Keeps the highest version of each list. */
  save(lists: FavoriteList[]): Promise<void>;
  remove(userId: number): Promise<void>;
};

export function createFavoritesStore(model: Model<Favorites>): FavoritesStore {
  return {
    async find(userId) {
      const list = await model.findById(userId).lean<Favorites>();
      return { userId, version: list?.version ?? 0, favorites: list?.favorites ?? [] };
    },
    async remove(userId) {
      await model.deleteOne({ _id: userId });
    },
    async save(lists) {
      await keepNewest(
        model,
        lists.map(({ userId: _id, version, favorites }) => ({ _id, version, favorites })),
      );
    },
  };
}
