import type { DomainEvent } from '@tippspiel/shared/events/catalogue';
import { insertOnce } from '@tippspiel/shared/mongo/insert-once';
import type { Model } from 'mongoose';
import type { Post } from '../../domain/post.ts';
import { foldedOf, toPost, toStoredPost, VISIBLE, type StoredPost } from '../post-model.ts';

export type OperatorPosts = ReturnType<typeof createOperatorPosts>;

/** The same documents as players' posts; these alone change after they were written. */
export function createOperatorPosts(model: Model<StoredPost>) {
  return {
    /** Drafts, too; null when there is none. */
    async find(id: number): Promise<Post | null> {
      const where = { _id: id, isOperator: true, isDeleted: false };
      const found = await model.findOne(where, VISIBLE).lean<StoredPost>();
      return found && toPost(found);
    },

    /** @returns false, changing nothing, when there is such a post already */
    insert: (post: Post, events: DomainEvent[]): Promise<boolean> =>
      insertOnce(model, { ...toStoredPost(post), outbox: events }),

    /** Writes what operators write, and leaves counts and comments alone. @returns false when it is no longer the one before */
    async replace(before: Post, post: Post, events: DomainEvent[]): Promise<boolean> {
      const { subject, text, isPublished, isCommentAble, dateCreated } = post;
      const { dateImageChanged, pictureStamp, drawing, version, place } = post;
      const now = { subject, text, isPublished, isCommentAble, dateCreated };
      const { matchedCount } = await model.updateOne(
        // Those from before versions were counted have none.
        { _id: post.id, isDeleted: false, version: before.version || { $in: [0, null] } },
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

    /** How many are not published yet. */
    countDrafts: (): Promise<number> =>
      model.countDocuments({ isOperator: true, groupId: null, isPublished: false, isDeleted: false }),
  };
}
