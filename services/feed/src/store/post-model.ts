import { indexOutbox, outboxField, type OutboxEntry } from '@tippspiel/shared/platform/mongo/outbox';
import {
  indexPendingTarget,
  pendingTargetField,
  type PendingTarget,
} from '@tippspiel/shared/platform/mongo/propagate';
import { countedField, type WithCounted } from '@tippspiel/shared/platform/mongo/count-changes';
import { foldText } from '@tippspiel/shared/platform/text/fold';
import { readableText } from '@tippspiel/shared/platform/text/operator-html';
import { Schema, type Connection, type Model } from 'mongoose';
import { withNames } from '../domain/operator-posts/announcement.ts';
import type { Comment, Drawing, Post } from '../domain/post.ts';

export const POSTS = 'posts';

export type StoredLastComment = Omit<Comment, 'id' | 'isHidden'> & { _id: number };
/** The data of a hidden comment in its post. */
export type StoredHiddenComment = Pick<StoredLastComment, '_id' | 'userId' | 'dateCreated'>;

/**
 * A post with its counts and last five comments, so that a page of the feed is one read. A deleted post stays, empty and
 * unpublished, until its comments and likes are removed. Shard key: `_id`.
 */
export type StoredPost = Omit<Post, 'id' | 'lastComments' | 'hiddenComments' | 'place'> &
  WithCounted &
  PendingTarget & {
    _id: number;
    lastComments: StoredLastComment[];
    /** Undefined if the post never had one. */
    hiddenComments?: StoredHiddenComment[];
    /** Version of the last decision that was applied to it. */
    decision?: number;
    /** Normalized subject and text, for search. */
    folded: string;
    isDeleted: boolean;
    /** Only if it differs from the id, so that a small index finds those few posts. */
    place?: number;
    /** The author and the key of the request, by which a repeated request finds it. */
    madeBy?: string;
    /** Only operators' posts publish events. */
    outbox?: OutboxEntry[];
  };

const lastComment = new Schema<StoredLastComment>(
  {
    _id: Number,
    postId: Number,
    userId: Number,
    text: String,
    dateCreated: Date,
    likeCount: Number,
    reactions: Schema.Types.Mixed,
    answerTo: Number,
  },
  { _id: false },
);

const hiddenComment = new Schema<StoredHiddenComment>(
  { _id: Number, userId: Number, dateCreated: Date },
  { _id: false },
);

const drawing = new Schema<Drawing>(
  { priceId: Number, priceKind: String, winnerString: String },
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
    pictureStamp: String,
    drawing: { type: drawing, default: null },
    version: Number,
    place: { type: Number, required: false },
    likeCount: Number,
    reactions: Schema.Types.Mixed,
    commentCount: Number,
    lastComments: [lastComment],
    isHidden: Boolean,
    hiddenComments: { type: [hiddenComment], default: undefined },
    decision: Number,
    madeBy: String,
    ...countedField,
    ...pendingTargetField,
    outbox: { ...outboxField.outbox, default: undefined },
  },
  { versionKey: false },
);
schema.index({ groupId: 1, isPublished: 1, _id: -1 }, { name: 'group' });
schema.index({ isOperator: 1, groupId: 1, isPublished: 1, _id: -1 }, { name: 'operator' });
schema.index({ userId: 1, isDeleted: 1 }, { name: 'author' });
schema.index({ place: -1 }, { name: 'late', sparse: true });
schema.index(
  { madeBy: 1 },
  { name: 'madeBy', unique: true, partialFilterExpression: { madeBy: { $gt: '' } } },
);
indexPendingTarget(schema);
indexOutbox(schema as unknown as Schema);

export const postModel = (connection: Connection): Model<StoredPost> =>
  connection.model<StoredPost>(POSTS, schema, POSTS);

/** Excludes the fields that only search, propagation, relay and repeated requests need. */
export const VISIBLE = {
  folded: 0,
  isDeleted: 0,
  counted: 0,
  pendingTarget: 0,
  outbox: 0,
  decision: 0,
  madeBy: 0,
};

/** A comment as stored in its post. */
export const toStoredLast = ({ id, isHidden: _no, ...comment }: Comment): StoredLastComment => ({
  _id: id,
  ...comment,
});

export function toPost({ _id, lastComments, hiddenComments = [], place, ...post }: StoredPost): Post {
  return {
    id: _id,
    ...post,
    place: place ?? null,
    lastComments: lastComments.map(({ _id: id, ...comment }) => ({ id, ...comment, isHidden: false })),
    hiddenComments: hiddenComments.map(({ _id: id, ...comment }) => ({
      ...{ id, postId: _id, ...comment },
      ...{ text: '', likeCount: 0, isHidden: true },
    })),
  };
}

export function toStoredPost({ id, lastComments, hiddenComments: _none, place, ...post }: Post): StoredPost {
  return {
    _id: id,
    ...post,
    ...(place !== null && { place }),
    lastComments: lastComments.map(toStoredLast),
    folded: foldedOf(post),
    isDeleted: false,
  };
}

/** Operators write HTML; a search for "strong" must find neither markup nor winners' tokens. */
export const foldedOf = ({
  subject,
  text,
  isOperator,
}: Pick<Post, 'subject' | 'text' | 'isOperator'>): string =>
  foldText(isOperator ? withNames(`${subject} ${readableText(text)}`, () => '') : `${subject} ${text}`);
