import { realNow } from '@tippspiel/shared/clock/real-time';
import { isDuplicateKey } from '@tippspiel/shared/mongo/duplicate-key';
import { Schema, type Connection } from 'mongoose';

type StoredFailures = {
  /** What failed, and the start of the window it failed in. */
  _id: string;
  count: number;
  /** When the database may drop it, by real time. */
  removeAt: Date;
};

const schema = new Schema<StoredFailures>(
  { _id: String, count: Number, removeAt: Date },
  { versionKey: false },
);
schema.index({ removeAt: 1 }, { name: 'removeAt', expireAfterSeconds: 0 });

export type Failures = ReturnType<typeof createFailures>;

/** Counts failures by key, for all processes together. */
export function createFailures(connection: Connection) {
  const model = connection.model<StoredFailures>('failures', schema, 'failures');

  async function increment(_id: string, keepMs: number): Promise<void> {
    const removeAt = new Date(realNow().getTime() + keepMs);
    await model.updateOne({ _id }, { $inc: { count: 1 }, $setOnInsert: { removeAt } }, { upsert: true });
  }

  return {
    async count(key: string): Promise<number> {
      return (await model.findById(key).lean<StoredFailures>())?.count ?? 0;
    },

    async add(key: string, keepMs: number): Promise<void> {
      try {
        await increment(key, keepMs);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        await increment(key, keepMs); // Two first failures met: the other one made the record.
      }
    },

    async clear(key: string): Promise<void> {
      await model.deleteOne({ _id: key });
    },
  };
}
