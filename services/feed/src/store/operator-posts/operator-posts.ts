import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import { batches } from '@tippspiel/shared/platform/mongo/batches';
import { insertOnce } from '@tippspiel/shared/platform/mongo/insert-once';
import type { Model } from 'mongoose';
import type { Post } from '../../domain/post.ts';
import { foldedOf, toPost, toStoredPost, VISIBLE, type StoredPost } from '../post-model.ts';

const PAGE = 200;

export type OperatorPosts = ReturnType<typeof createOperatorPosts>;

/** The same documents as players' posts; these alone change after they were written. */
export function createOperatorPosts(model: Model<StoredPost>) {
  const { isDeleted: _isDeleted, ...WITH_DELETED } = VISIBLE;
  /** Operators' posts are some hundred: their index leads to them, and they are put in order. */
  const pageQuery = (after: number) =>
    model
      .find({ isOperator: true, _id: { $gt: after } }, WITH_DELETED)
      .sort({ _id: 1 })
      .limit(PAGE)
      .hint('operator');

  return {
    /** Drafts, too; null when there is none. */
    async find(id: number): Promise<Post | null> {
      const where = { _id: id, isOperator: true, isDeleted: false };
      const found = await model.findOne(where, VISIBLE).lean<StoredPost>();
      return found && toPost(found);
    },

    /** All by number, some hundred at a time; of deleted ones the number alone. */
    async *pages(): AsyncGenerator<({ id: number; isDeleted: true } | (Post & { isDeleted: false }))[]> {
      const read = (after: number) => pageQuery(after).lean<StoredPost[]>();
      for await (const found of batches(read, { before: 0, size: PAGE }))
        yield found.map((post) =>
          post.isDeleted ? { id: post._id, isDeleted: true } : { ...toPost(post), isDeleted: false },
        );
    },

    /** The query behind `pages`, for its explain too. */
    pageQuery,

    /** @returns false, changing nothing, when there is such a post already */
    insert: (post: Post, events: readonly DomainEvent[]): Promise<boolean> =>
      insertOnce(model, { ...toStoredPost(post), outbox: [...events] }),

    /** Writes the operators' fields, not counts and comments. @returns false when it is no longer the one before */
    async replace(before: Post, post: Post, events: readonly DomainEvent[]): Promise<boolean> {
      const { subject, text, isPublished, isCommentAble, dateCreated } = post;
      const { dateImageChanged, pictureStamp, drawing, version, place } = post;
      const now = { subject, text, isPublished, isCommentAble, dateCreated };
      const { matchedCount } = await model.updateOne(
        { _id: post.id, isDeleted: false, version: before.version },
        {
          $set: {
            ...{ ...now, dateImageChanged, pictureStamp, drawing, version, folded: foldedOf(post) },
            ...(place !== null && { place }),
          },
          ...(events.length && { $push: { outbox: { $each: events } } }),
        },
      );
      return matchedCount === 1;
    },

    countDrafts: (): Promise<number> =>
      model.countDocuments({ isOperator: true, groupId: null, isPublished: false, isDeleted: false }),
  };
}
