import { isDuplicateKey } from '@tippspiel/shared/mongo/duplicate-key';
import type { DomainEvent } from '@tippspiel/shared/events/catalogue';
import { indexOutbox, outboxField, type WithOutbox } from '@tippspiel/shared/mongo/outbox';
import { Schema, type Connection } from 'mongoose';

export const FAVORITES = 'favorites';

/** One player's whole list; `version` counts its changes, 0 for a list nobody has written yet. */
export type FavoriteList = { userId: number; version: number; favorites: number[] };

/** Shard key, should one ever be needed: `_id`, the player's number. */
type StoredList = WithOutbox & { _id: number; version: number; favorites: number[] };

const schema = new Schema<StoredList>(
  {
    _id: { type: Number, required: true },
    version: { type: Number, required: true },
    favorites: [Number],
    ...outboxField,
  },
  { versionKey: false },
);
indexOutbox(schema as unknown as Schema);

export type Favorites = ReturnType<typeof createFavorites>;

const CHUNK = 1_000;

export function createFavorites(connection: Connection) {
  const model = connection.model<StoredList>(FAVORITES, schema, FAVORITES);
  const collection = connection.collection<StoredList>(FAVORITES);

  async function find(userId: number): Promise<FavoriteList> {
    const stored = await model.findById(userId, { outbox: 0 }).lean<StoredList>();
    return { userId, version: stored?.version ?? 0, favorites: stored?.favorites ?? [] };
  }

  /** @returns false when the list is no longer the one that `after` was made from. */
  async function save({ userId, version, favorites }: FavoriteList, event: DomainEvent): Promise<boolean> {
    if (version === 1) {
      try {
        await collection.insertOne({ _id: userId, version, favorites, outbox: [event] });
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    }
    const { matchedCount } = await model.updateOne(
      { _id: userId, version: version - 1 },
      { $set: { favorites, version }, $push: { outbox: event } },
    );
    return matchedCount === 1;
  }

  return {
    find,

    /**
     * Changes a list and puts the event about it into its outbox, in one write that takes effect only on the very
     * version that `decide` saw.
     * @param decide the new list, or null for no change
     */
    async change(
      userId: number,
      decide: (list: number[]) => number[] | null,
      eventOf: (after: FavoriteList) => DomainEvent,
    ): Promise<{ list: FavoriteList; changed: boolean }> {
      for (;;) {
        const before = await find(userId);
        const favorites = decide(before.favorites);
        if (!favorites) return { list: before, changed: false };
        const after = { userId, favorites, version: before.version + 1 };
        if (await save(after, eventOf(after))) return { list: after, changed: true };
      }
    },

    /** For the seed: first lists of many players at once. */
    async insertMany(lists: { list: FavoriteList; event: DomainEvent }[]): Promise<void> {
      const stored = lists.map(({ list: { userId, ...rest }, event }) => ({
        _id: userId,
        ...rest,
        outbox: [event],
      }));
      for (let from = 0; from < stored.length; from += CHUNK) {
        await collection.insertMany(stored.slice(from, from + CHUNK));
      }
    },
  };
}
