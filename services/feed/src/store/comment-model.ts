import { indexUnsettled, unsettledField, type Unsettled } from '@tippspiel/shared/mongo/settle';
import { Schema, type Connection, type Model } from 'mongoose';
import type { Comment } from '../domain/post.ts';

/**
 * Shard key: postId. Unsettled until its post's count and last five show it; a deleted one stays, empty, until they do
 * not show it any more.
 */
export type StoredComment = Omit<Comment, 'id'> &
  Unsettled & { _id: number; isDeleted: boolean; revision: number };

export type CommentMark = Pick<StoredComment, '_id' | 'postId' | 'isDeleted' | 'unsettled'>;

const schema = new Schema<StoredComment>(
  {
    _id: Number,
    postId: Number,
    userId: Number,
    text: String,
    dateCreated: Date,
    likeCount: Number,
    isDeleted: Boolean,
    revision: Number,
    ...unsettledField,
  },
  { versionKey: false },
);
schema.index({ postId: 1, isDeleted: 1, _id: -1 }, { name: 'post' });
indexUnsettled(schema);

export const commentModel = (connection: Connection): Model<StoredComment> =>
  connection.model<StoredComment>('comments', schema, 'comments');

export const VISIBLE = { isDeleted: 0, revision: 0, unsettled: 0 };

export const toComment = ({ _id, ...comment }: StoredComment): Comment => ({ id: _id, ...comment });

export const toStoredComment = ({ id, ...comment }: Comment): StoredComment => ({
  _id: id,
  ...comment,
  isDeleted: false,
  revision: 0,
});
