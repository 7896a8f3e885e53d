import { indexUnsettled, unsettledField, type Unsettled } from '@tippspiel/shared/mongo/settle';
import { Schema, type Connection, type Model } from 'mongoose';

/**
 * One per player and post or comment; shard key: targetId. Unsettled until the target's count shows it; one taken back
 * stays until the count does not show it any more.
 */
export type StoredLike = Unsettled & {
  _id: string;
  /** Id of a post or comment. */
  targetId: number;
  userId: number;
  isLiked: boolean;
  dateLiked: Date;
};

export type LikeMark = Pick<StoredLike, '_id' | 'targetId' | 'isLiked' | 'unsettled'>;

const schema = new Schema<StoredLike>(
  { _id: String, targetId: Number, userId: Number, isLiked: Boolean, dateLiked: Date, ...unsettledField },
  { versionKey: false },
);
schema.index({ targetId: 1, isLiked: 1, dateLiked: -1 }, { name: 'target' });
indexUnsettled(schema);

export const likeModel = (connection: Connection): Model<StoredLike> =>
  connection.model<StoredLike>('likes', schema, 'likes');

export const likeKey = (targetId: number, userId: number): string => `${targetId}:${userId}`;
