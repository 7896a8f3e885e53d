import { indexPendingTarget } from '@tippspiel/shared/platform/mongo/propagate';
import { changesField, type WithChanges } from '@tippspiel/shared/platform/mongo/count-changes';
import { Schema, type Connection, type Model } from 'mongoose';

/**
 * A player's like of a post or comment. It notes its changes until the target's count has followed. One taken back
 * stays until then. Shard key: `targetId`.
 */
export type StoredLike = WithChanges & {
  _id: string;
  /** Id of a post or comment. */
  targetId: number;
  userId: number;
  isLiked: boolean;
  dateLiked: Date;
};

const schema = new Schema<StoredLike>(
  { _id: String, targetId: Number, userId: Number, isLiked: Boolean, dateLiked: Date, ...changesField },
  { versionKey: false },
);
schema.index({ targetId: 1, isLiked: 1, dateLiked: -1 }, { name: 'target' });
schema.index({ userId: 1, isLiked: 1 }, { name: 'player' });
indexPendingTarget(schema);

export const likeModel = (connection: Connection): Model<StoredLike> =>
  connection.model<StoredLike>('likes', schema, 'likes');

export const likeKey = (targetId: number, userId: number): string => `${targetId}:${userId}`;
