import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import { pagesOf } from '@tippspiel/shared/platform/mongo/batches';
import { insertInChunks } from '@tippspiel/shared/platform/mongo/bulk';
import { changeVersioned } from '@tippspiel/shared/platform/mongo/change-versioned';
import { indexOutbox, outboxField, type WithOutbox } from '@tippspiel/shared/platform/mongo/outbox';
import { saveVersion } from '@tippspiel/shared/platform/mongo/save-version';
import { Schema, type Connection } from 'mongoose';

export const FAVORITES = 'favorites';

/** A player's whole list. `version` counts its changes; a list that was never written has 0. */
export type FavoriteList = { userId: number; version: number; favorites: number[] };

/** The players that somebody keeps on the own list. Shard key: `_id`, the player's number. */
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
schema.index({ favorites: 1 }, { name: 'favorites' });
indexOutbox(schema as unknown as Schema);

export type Favorites = ReturnType<typeof createFavorites>;

export function createFavorites(connection: Connection) {
  const model = connection.model<StoredList>(FAVORITES, schema, FAVORITES);

  async function find(userId: number): Promise<FavoriteList> {
    const stored = await model.findById(userId, { outbox: 0 }).lean<StoredList>();
    return { userId, version: stored?.version ?? 0, favorites: stored?.favorites ?? [] };
  }

  return {
    find,

    /**
     * Changes a list and adds its event to its outbox in one write. The write succeeds only on the version that
     * `decide` read.
     * @param decide the new list, or null for no change
     * @throws AppError CONFLICT if others were always faster
     */
    async change(
      userId: number,
      decide: (list: number[]) => number[] | null,
      eventOf: (after: FavoriteList) => DomainEvent,
    ): Promise<{ list: FavoriteList; changed: boolean }> {
      const { before, after } = await changeVersioned({
        read: () => find(userId),
        decide({ version, favorites: list }): FavoriteList | null {
          const favorites = decide(list);
          return favorites && { userId, favorites, version: version + 1 };
        },
        write: ({ version, favorites }) =>
          saveVersion(model, { _id: userId, version, favorites }, eventOf({ userId, version, favorites })),
      });
      return { list: after ?? before, changed: after !== null };
    },

    /** Pages of all lists by player, some hundred at a time. */
    async *pages(): AsyncGenerator<FavoriteList[]> {
      for await (const found of pagesOf(model, 0, { fields: { outbox: 0 } }))
        yield found.map(({ _id: userId, version, favorites }) => ({ userId, version, favorites }));
    },

    async remove(userId: number): Promise<void> {
      await model.deleteOne({ _id: userId });
    },

    /** Some of the players who have a player on their list. */
    async ownersOfListsWith(userId: number, limit: number): Promise<number[]> {
      const found = await model
        .find({ favorites: userId }, { _id: 1 })
        .limit(limit)
        .lean<{ _id: number }[]>();
      return found.map(({ _id }) => _id);
    },

    /** For the seed: inserts many players' first lists. */
    async insertMany(lists: { list: FavoriteList; event: DomainEvent }[]): Promise<void> {
      const stored = lists.map(({ list: { userId, ...rest }, event }) => ({
        _id: userId,
        ...rest,
        outbox: [event],
      }));
      await insertInChunks(model, stored);
    },
  };
}
