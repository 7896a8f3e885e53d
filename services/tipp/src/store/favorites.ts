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
      const operations = lists.flatMap(({ userId, version, favorites }) => [
        {
          updateOne: {
            filter: { _id: userId },
            update: { $setOnInsert: { version: -1, favorites: [] } },
            upsert: true,
          },
        },
        {
          updateOne: {
            filter: { _id: userId, version: { $lt: version } },
            update: { $set: { version, favorites } },
          },
        },
      ]);
      if (operations.length) await model.collection.bulkWrite(operations as never, { ordered: true });
    },
  };
}
