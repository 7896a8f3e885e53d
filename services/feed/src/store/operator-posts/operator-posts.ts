import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import { batches } from '@tippspiel/shared/platform/mongo/batches';
import { insertOnce } from '@tippspiel/shared/platform/mongo/insert-once';
import type { Model } from 'mongoose';
import type { Post } from '../../domain/post.ts';
import { foldedOf, toPost, toStoredPost, VISIBLE, type StoredPost } from '../post-model.ts';

const PAGE = 200;

/** The same documents as players' posts. Only operators' posts change after they were written. */
export function createOperatorPosts(model: Model<StoredPost>) {
  const { isDeleted: _isDeleted, ...WITH_DELETED } = VISIBLE;

  return {
    /** Includes drafts; null if it does not exist. */
    async find(id: number): Promise<Post | null> {
      const where = { _id: id, isOperator: true, isDeleted: false };
      const found = await model.findOne(where, VISIBLE).lean<StoredPost>();
      return found && toPost(found);
    },

    /** Pages of all operators' posts by number, some hundred at a time; of deleted ones only the number. */
    async *pages(): AsyncGenerator<({ id: number; isDeleted: true } | (Post & { isDeleted: false }))[]> {
      // Operators' posts are some hundred, so an index finds them and they are sorted in memory.
      const read = (after: number) =>
        model
          .find({ isOperator: true, _id: { $gt: after } }, WITH_DELETED)
          .sort({ _id: 1 })
          .limit(PAGE)
          .hint('operator')
          .lean<StoredPost[]>();
      for await (const found of batches(read, { before: 0, size: PAGE }))
        yield found.map((post) =>
          post.isDeleted ? { id: post._id, isDeleted: true } : { ...toPost(post), isDeleted: false },
        );
    },

    /** @returns false, changing nothing, if the post already exists */
    insert: (post: Post, events: readonly DomainEvent[]): Promise<boolean> =>
      insertOnce(model, { ...toStoredPost(post), outbox: [...events] }),

    /** Writes the operators' fields, not counts and comments. @returns false if the post has changed since `before` */
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

    /** Raises the version of announcements that name one of these players, so that filled-in forms are refused. */
    async renamed(userIds: readonly number[]): Promise<void> {
      const named = new RegExp(`\\{winner:(${userIds.join('|')})\\}`);
      const texts = [{ subject: named }, { text: named }, { 'drawing.winnerString': named }];
      await model
        .updateMany({ isOperator: true, isDeleted: false, $or: texts }, { $inc: { version: 1 } })
        .hint('operator');
    },

    countDrafts: (): Promise<number> =>
      model.countDocuments({ isOperator: true, groupId: null, isPublished: false, isDeleted: false }),
  };
}
