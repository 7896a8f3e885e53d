import { randomBytes } from 'node:crypto';
import { insertOnce } from '@tippspiel/shared/platform/mongo/insert-once';
import { Schema, type Connection } from 'mongoose';

/** A name that is to be known again and not to be read: how many letters it has, and their hash; turned: the last name first. */
export type FormerName = { length: number; hash: string; isTurned: boolean };
export type FormerNames = { salt: string; names: FormerName[] };

/** One document: who was drawn for any prize and has left, by hashes of their names. Shard key: none. */
type StoredFormerWinners = FormerNames & { _id: number };

const ONE = { _id: 0 };
/** Far more than any game draws; it is read whole. */
const MAX_NAMES = 20_000;

const schema = new Schema<StoredFormerWinners>(
  {
    _id: Number,
    salt: String,
    names: [new Schema<FormerName>({ length: Number, hash: String, isTurned: Boolean }, { _id: false })],
  },
  { versionKey: false },
);

export function createFormerWinners(connection: Connection) {
  const model = connection.model<StoredFormerWinners>('formerWinners', schema, 'formerWinners');
  const find = async (): Promise<FormerNames | null> => model.findOne(ONE, { _id: 0 }).lean<FormerNames>();

  return {
    model,
    find,

    /** Made once. */
    async salt(): Promise<string> {
      const salt = randomBytes(16).toString('hex');
      await insertOnce(model, { ...ONE, salt, names: [] });
      return (await find())?.salt ?? salt;
    },

    /** The same once more changes nothing. */
    async add(name: FormerName): Promise<void> {
      const isNew = { ...ONE, 'names.hash': { $ne: name.hash } };
      await model.updateOne(isNew, { $push: { names: { $each: [name], $slice: -MAX_NAMES } } });
    },
  };
}
