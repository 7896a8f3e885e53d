import type { EventData } from '@tippspiel/shared/contracts/events/catalogue';
import { batches } from '@tippspiel/shared/platform/mongo/batches';
import { keepNewest } from '@tippspiel/shared/platform/mongo/keep-newest';
import { Schema, type Connection, type Model } from 'mongoose';

export type Entrant = EventData<'user.eligibility.changed.v1'>;

/** Whether an account is eligible for prizes: a read model of user's events. Shard key: `_id`, the player's number. */
type StoredEntrant = { _id: number; version: number; isConfirmed: boolean; hasAddress: boolean };

export function entrantModel(connection: Connection): Model<StoredEntrant> {
  const schema = new Schema<StoredEntrant>(
    { _id: Number, version: Number, isConfirmed: Boolean, hasAddress: Boolean },
    { versionKey: false },
  );
  return connection.model<StoredEntrant>('entrants', schema, 'entrants');
}

export type EntrantStore = ReturnType<typeof createEntrantStore>;

const BATCH = 2_000;

export function createEntrantStore(model: Model<StoredEntrant>) {
  return {
    /** Keeps the highest version of each. */
    async save(entrants: readonly Entrant[]): Promise<void> {
      await keepNewest(
        model,
        entrants.map(({ userId: _id, ...rest }) => ({ _id, ...rest })),
      );
    },
    /** All entrants that exist when reading begins, by number, in batches small enough not to block. */
    async *batches(): AsyncIterable<Entrant[]> {
      const read = (after: number) =>
        model
          .find({ _id: { $gt: after } })
          .sort({ _id: 1 })
          .limit(BATCH)
          .lean<StoredEntrant[]>();
      for await (const found of batches(read, { before: 0, size: BATCH }))
        yield found.map(({ _id: userId, ...rest }) => ({ userId, ...rest }));
    },
    async remove(userId: number): Promise<void> {
      await model.deleteOne({ _id: userId });
    },
  };
}
