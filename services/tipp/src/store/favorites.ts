import { keepNewest } from '@tippspiel/shared/mongo/keep-newest';
import { Schema, type Connection, type Model } from 'mongoose';

/** Whom a player keeps on the own list: a read model of the user service's events. */
export type Favorites = { _id: number; version: number; favorites: number[] };

export function favoritesModel(connection: Connection): Model<Favorites> {
  const schema = new Schema<Favorites>(
    { _id: Number, version: Number, favorites: [Number] },
    { versionKey: false },
  );
  return connection.model<Favorites>('favorites', schema, 'favorites');
}

export type FavoritesStore = {
  of(userId: number): Promise<number[]>;
  /** Keeps the highest version of each list. */
  save(lists: { userId: number; version: number; favorites: number[] }[]): Promise<void>;
};

export function createFavoritesStore(model: Model<Favorites>): FavoritesStore {
  return {
    async of(userId) {
      const list = await model.findById(userId).lean<Favorites>();
      return list?.favorites ?? [];
    },
    async save(lists) {
      await keepNewest(
        model,
        lists.map(({ userId: _id, version, favorites }) => ({ _id, version, favorites })),
      );
    },
  };
}
