import { indexUnsettled, unsettledField, type Unsettled } from '@tippspiel/shared/mongo/settle';
import { tallyField, type WithTally } from '@tippspiel/shared/mongo/tally';
import { foldText } from '@tippspiel/shared/text/fold';
import { Schema, type Connection, type Model } from 'mongoose';
import type { Comment, Post } from '../domain/post.ts';

export type StoredLastComment = Omit<Comment, 'id'> & { _id: number };

/** Shard key: _id. A deleted post stays, empty and unpublished, until all that belonged to it is gone. */
export type StoredPost = Omit<Post, 'id' | 'lastComments'> &
  WithTally &
  Unsettled & {
    _id: number;
    lastComments: StoredLastComment[];
    /** Folded subject and text, for search. */
    folded: string;
    isDeleted: boolean;
  };

const lastComment = new Schema<StoredLastComment>(
  { _id: Number, postId: Number, userId: Number, text: String, dateCreated: Date, likeCount: Number },
  { _id: false },
);

const schema = new Schema<StoredPost>(
  {
    _id: Number,
    userId: Number,
    groupId: { type: Number, default: null },
    subject: String,
    text: String,
    folded: String,
    isOperator: Boolean,
    isPublished: Boolean,
    isCommentAble: Boolean,
    isDeleted: Boolean,
    dateCreated: Date,
    dateImageChanged: { type: Date, default: null },
    pictureUrl: String,
    likeCount: Number,
    commentCount: Number,
    lastComments: [lastComment],
    ...tallyField,
    ...unsettledField,
  },
  { versionKey: false },
);
schema.index({ groupId: 1, isPublished: 1, _id: -1 }, { name: 'group' });
schema.index({ isOperator: 1, groupId: 1, isPublished: 1, _id: -1 }, { name: 'operator' });
schema.index({ userId: 1, isDeleted: 1 }, { name: 'author' });
indexUnsettled(schema);

export const postModel = (connection: Connection): Model<StoredPost> =>
  connection.model<StoredPost>('posts', schema, 'posts');

/** Leaves out what only search and settling need. */
export const VISIBLE = { folded: 0, isDeleted: 0, tally: 0, unsettled: 0 };

/** A comment as its post keeps it. */
export const toStoredLast = ({ id, ...comment }: Comment): StoredLastComment => ({ _id: id, ...comment });

export function toPost({ _id, lastComments, ...post }: StoredPost): Post {
  return {
    id: _id,
    ...post,
    lastComments: lastComments.map(({ _id: id, ...comment }) => ({ id, ...comment })),
  };
}

export function toStoredPost({ id, lastComments, ...post }: Post): StoredPost {
  return {
    _id: id,
    ...post,
    lastComments: lastComments.map(toStoredLast),
    folded: foldText(`${post.subject} ${post.isOperator ? withoutTags(post.text) : post.text}`),
    isDeleted: false,
  };
}

/** Operators write HTML: a search for "strong" is not to find their markup. */
const withoutTags = (html: string): string => html.replace(/<[^>]*>/g, ' ');
