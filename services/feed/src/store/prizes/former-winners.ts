import { randomBytes } from 'node:crypto';
import { insertOnce } from '@tippspiel/shared/mongo/insert-once';
import { Schema, type Connection } from 'mongoose';
import { formerName, type FormerName, type FormerNames } from '../../domain/operator-posts/former-names.ts';
import type { Name } from '../../domain/operator-posts/names-in-text.ts';

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

    /** The same once more changes nothing. */
    async add(prizeId: number, name: Name): Promise<void> {
      await insertOnce(model, { _id: prizeId, salt: randomBytes(16).toString('hex'), names: [] });
      const former = await find(prizeId);
      const hashed = former && formerName(former.salt, name);
      if (hashed) await model.updateOne({ _id: prizeId }, { $addToSet: { names: hashed } });
    },
  };
}
