import { Schema, type Connection } from 'mongoose';
import type { Directory } from '../../domain/operator-pictures/operator-picture.ts';

/** A picture that an operator cut. Its files stand in S3. Shard key: `_id`, its stamp. */
export type OperatorPicture = {
  _id: string;
  directory: Directory;
  /** The operator who made it, until something has claimed it. */
  userId?: number;
  /** By the game clock: when it is removed if nothing has claimed it; null once claimed. */
  expires: Date | null;
  /** The post, sponsor or prize that has claimed it ('posts/12'); empty for none. */
  claimedBy: string;
};

// No TTL index: the objects in S3 must be removed, too.
const schema = new Schema<OperatorPicture>(
  {
    _id: String,
    directory: String,
    userId: { type: Number, required: false },
    expires: Date,
    claimedBy: String,
  },
  { versionKey: false },
);
schema.index({ expires: 1 }, { name: 'expires' });
schema.index({ claimedBy: 1 }, { name: 'claimedBy' });
schema.index({ userId: 1 }, { name: 'userId', sparse: true });

export function createOperatorPictures(connection: Connection) {
  const model = connection.model<OperatorPicture>('operatorPictures', schema, 'operatorPictures');
  return {
    async insert(picture: OperatorPicture): Promise<void> {
      await model.collection.insertOne(picture as never);
    },

    find: (_id: string): Promise<OperatorPicture | null> =>
      model.findById(_id).lean<OperatorPicture>().exec(),

    /** Assigns it to its claimant, and removes its maker. */
    async claim(_id: string, directory: Directory, claimedBy: string): Promise<void> {
      await model.updateOne(
        { _id, directory },
        { $set: { claimedBy, expires: null }, $unset: { userId: '' } },
      );
    },

    /** Lets the former pictures of a post, sponsor or prize expire. @returns them */
    async release(claimedBy: string, present: string, now: Date): Promise<OperatorPicture[]> {
      const found = await model.find({ claimedBy, _id: { $ne: present } }).lean<OperatorPicture[]>();
      const former = { claimedBy, _id: { $in: found.map(({ _id }) => _id) } };
      if (found.length) await model.updateMany(former, { $set: { claimedBy: '', expires: now } });
      return found;
    },

    /** The unclaimed pictures of an operator. */
    of: (userId: number): Promise<OperatorPicture[]> =>
      model.find({ userId, claimedBy: '' }).lean<OperatorPicture[]>().exec(),

    async forgetMaker(userId: number): Promise<void> {
      await model.updateMany({ userId }, { $unset: { userId: '' } });
    },

    findExpired: (now: Date, limit: number): Promise<OperatorPicture[]> =>
      model
        .find({ expires: { $gt: new Date(0), $lte: now } })
        .limit(limit)
        .lean<OperatorPicture[]>()
        .exec(),

    async remove(_id: string): Promise<void> {
      await model.deleteOne({ _id });
    },
  };
}
