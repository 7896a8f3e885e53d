import { realNow } from '@tippspiel/shared/clock/real-time';
import { isDuplicateKey } from '@tippspiel/shared/mongo/duplicate-key';
import { Schema, type Connection } from 'mongoose';

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

  async function insert(_id: string, keepMs: number): Promise<boolean> {
    try {
      await model.collection.insertOne({
        _id,
        count: 1,
        removeAt: new Date(realNow().getTime() + keepMs),
      } as never);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  return {
    /**
     * Not by an upsert: DocumentDB tells several first callers the same number.
     * @returns how many there are with this one
     */
    async add(_id: string, keepMs: number): Promise<number> {
      for (;;) {
        if (await insert(_id, keepMs)) return 1;
        const counted = await model
          .findOneAndUpdate({ _id }, { $inc: { count: 1 } }, { returnDocument: 'after' })
          .lean();
        if (counted) return counted.count;
      }
    },

    async clear(_id: string): Promise<void> {
      await model.deleteOne({ _id });
    },
  };
}
