import { randomBytes } from 'node:crypto';
import { insertOnce } from '@tippspiel/shared/mongo/insert-once';
import { Schema, type Connection } from 'mongoose';

/** A name that is to be known again and not to be read: how many words it has, and their hash. */
export type FormerName = { words: number; hash: string };
export type FormerNames = { salt: string; names: FormerName[] };

/** Of a prize: who has won it and left, by hashes of their names. Shard key, should one ever be needed: `_id`, the prize. */
type StoredFormerWinners = FormerNames & { _id: number };

const schema = new Schema<StoredFormerWinners>(
  {
    _id: Number,
    salt: String,
    names: [new Schema<FormerName>({ words: Number, hash: String }, { _id: false })],
  },
  { versionKey: false },
);

export function createFormerWinners(connection: Connection) {
  const model = connection.model<StoredFormerWinners>('formerWinners', schema, 'formerWinners');
  const find = async (prizeId: number): Promise<FormerNames | null> =>
    model.findById(prizeId, { _id: 0 }).lean<FormerNames>();

  return {
    model,
    find,

    /** Made once for each prize. */
    async saltOf(prizeId: number): Promise<string> {
      const salt = randomBytes(16).toString('hex');
      await insertOnce(model, { _id: prizeId, salt, names: [] });
      return (await find(prizeId))?.salt ?? salt;
    },

    /** The same once more changes nothing. */
    async add(prizeId: number, name: FormerName): Promise<void> {
      await model.updateOne({ _id: prizeId }, { $addToSet: { names: name } });
    },
  };
}
