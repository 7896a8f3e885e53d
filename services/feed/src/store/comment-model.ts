import { indexPendingTarget } from '@tippspiel/shared/platform/mongo/propagate';
import {
  changesField,
  countedField,
  type WithChanges,
  type WithCounted,
} from '@tippspiel/shared/platform/mongo/count-changes';
import { Schema, type Connection, type Model } from 'mongoose';
import type { Comment } from '../domain/post.ts';

/**
 * A comment. It notes its changes until its post's count and last five have followed. A deleted one stays, empty, until
 * then. Shard key: `postId`.
 */
export type StoredComment = Omit<Comment, 'id'> &
  WithChanges &
  WithCounted & {
    _id: number;
    isDeleted: boolean;
    /** The author and the key of the request, by which a repeated request finds it. */
    madeBy?: string;
    /** Version of the last decision that was applied to it. */
    decision?: number;
  };

const schema = new Schema<StoredComment>(
  {
    _id: Number,
    postId: Number,
    userId: Number,
    text: String,
    dateCreated: Date,
    likeCount: Number,
    reactions: Schema.Types.Mixed,
    answerTo: Number,
    isDeleted: Boolean,
    isHidden: Boolean,
    decision: Number,
    madeBy: String,
    ...countedField,
    ...changesField,
  },
  { versionKey: false },
);
schema.index({ postId: 1, isDeleted: 1, _id: -1 }, { name: 'post' });
schema.index({ userId: 1, isDeleted: 1 }, { name: 'author' });
schema.index(
  { postId: 1, madeBy: 1 },
  { name: 'madeBy', unique: true, partialFilterExpression: { madeBy: { $gt: '' } } },
);
indexPendingTarget(schema);

export const commentModel = (connection: Connection): Model<StoredComment> =>
  connection.model<StoredComment>('comments', schema, 'comments');

export const VISIBLE = { isDeleted: 0, counted: 0, changes: 0, pendingTarget: 0, decision: 0, madeBy: 0 };

export const toComment = ({ _id, isHidden = false, ...comment }: StoredComment): Comment => ({
  id: _id,
  ...comment,
  isHidden,
});

export const toStoredComment = ({ id, ...comment }: Comment): StoredComment => ({
  _id: id,
  ...comment,
  isDeleted: false,
});
