import { Schema, type Connection } from 'mongoose';
import { isDuplicateKey } from './duplicate-key.ts';

type StoredFailures = {
  /** Group, player and window. */
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

export type JoinFailures = ReturnType<typeof createJoinFailures>;

/** Counts wrong passwords, for all processes together. */
export function createJoinFailures(connection: Connection) {
  const model = connection.model<StoredFailures>('joinFailures', schema, 'joinFailures');

  async function add(_id: string, keepMs: number): Promise<number> {
    const update = { $inc: { count: 1 }, $setOnInsert: { removeAt: new Date(Date.now() + keepMs) } };
    const { count } = await model
      .findOneAndUpdate({ _id }, update, { upsert: true, returnDocument: 'after' })
      .lean();
    return count;
  }

  return {
    /** @returns how many there are with this one */
    async add(key: string, keepMs: number): Promise<number> {
      try {
        return await add(key, keepMs);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        return add(key, keepMs); // Two first failures met: the other one made the record.
      }
    },

    async clear(key: string): Promise<void> {
      await model.deleteOne({ _id: key });
    },
  };
}
