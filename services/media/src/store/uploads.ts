import { Schema, type Connection } from 'mongoose';
import type { Crop } from '../domain/crop.ts';

/** A picture that was sent and waits to be made use of. Shard key: `_id`. */
export type Upload = {
  _id: string;
  userId: number;
  /** By the game clock. */
  expires: Date;
  /**
   * The stamp of the picture that is made from it. A retry makes the same picture, and after a crash its objects are
   * found again.
   */
  stamp: string;
  /** The selected part, if one was chosen. */
  crop?: Crop;
};

const part = new Schema<Crop>({ x: Number, y: Number, width: Number, height: Number }, { _id: false });
// No TTL index: the object in S3 must be removed, too.
const schema = new Schema<Upload>(
  {
    _id: String,
    userId: Number,
    expires: Date,
    stamp: String,
    crop: { type: part, required: false },
  },
  { versionKey: false },
);
schema.index({ expires: 1 }, { name: 'expires' });
schema.index({ userId: 1, expires: -1 }, { name: 'userId' });

export type Uploads = ReturnType<typeof createUploads>;

export function createUploads(connection: Connection) {
  const model = connection.model<Upload>('uploads', schema, 'uploads');
  return {
    async insert(upload: Upload): Promise<void> {
      await model.collection.insertOne(upload as never);
    },

    /** Null if the player does not have this upload (any more). */
    findOwn: (_id: string, userId: number, now: Date): Promise<Upload | null> =>
      model
        .findOne({ _id, userId, expires: { $gt: now } })
        .lean<Upload>()
        .exec(),

    /** Stores the selected part. @returns false if the player does not have this upload (any more) */
    async crop(_id: string, userId: number, { now, crop }: { now: Date; crop: Crop }): Promise<boolean> {
      const { matchedCount } = await model.updateOne(
        { _id, userId, expires: { $gt: now } },
        { $set: { crop } },
      );
      return matchedCount === 1;
    },

    /** The player's uploads beyond the maximum, besides this newest one. */
    findSurplus: ({ _id, userId }: Upload, keep: number): Promise<Upload[]> =>
      model
        .find({ userId, _id: { $ne: _id } })
        .sort({ expires: -1 })
        .skip(keep - 1)
        .lean<Upload[]>()
        .exec(),

    of: (userId: number): Promise<Upload[]> => model.find({ userId }).lean<Upload[]>().exec(),

    findExpired: (now: Date, limit: number): Promise<Upload[]> =>
      model
        .find({ expires: { $lte: now } })
        .limit(limit)
        .lean<Upload[]>()
        .exec(),

    async remove(_id: string): Promise<void> {
      await model.deleteOne({ _id });
    },
  };
}
