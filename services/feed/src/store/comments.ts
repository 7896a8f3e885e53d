import { insertInChunks } from '@tippspiel/shared/platform/mongo/bulk';
import { changeVersioned } from '@tippspiel/shared/platform/mongo/change-versioned';
import { insertOnce } from '@tippspiel/shared/platform/mongo/insert-once';
import { changeBy, COUNTED, firstChange } from '@tippspiel/shared/platform/mongo/count-changes';
import type { Connection } from 'mongoose';
import { LAST_COMMENTS, type Comment } from '../domain/post.ts';
import { createCommentParts } from './comment-parts.ts';
import { commentModel, toComment, toStoredComment, VISIBLE, type StoredComment } from './comment-model.ts';
import type { StoredPost } from './post-model.ts';

export type Comments = ReturnType<typeof createComments>;

const CHUNK = 1_000;

export function createComments(connection: Connection) {
  const model = commentModel(connection);
  const ofPost = (postId: number) => ({ postId, isDeleted: false });
  const { partQuery, parts } = createCommentParts(model);

  /**
   * Hidden comments are not counted, so each change is conditional on the comment's current visibility.
   * @returns false, changing nothing, if no such comment exists
   */
  async function change(
    where: Record<string, unknown>,
    updateOf: (isHidden: boolean, postId: number) => object,
  ): Promise<boolean> {
    const { after } = await changeVersioned({
      read: () => model.findOne(where as never, { postId: 1, isHidden: 1 }).lean<StoredComment>(),
      decide: (comment) => comment && { isHidden: comment.isHidden === true, postId: comment.postId },
      async write({ isHidden, postId }) {
        const same = { ...where, isHidden: isHidden ? true : { $ne: true } };
        return (await model.updateOne(same as never, updateOf(isHidden, postId))).matchedCount === 1;
      },
    });
    return after !== null;
  }

  return {
    model,
    partQuery,
    parts,

    /** In undefined order; unknown ids are left out. */
    async findMany(ids: readonly number[]): Promise<Comment[]> {
      const where = { _id: { $in: [...ids] }, isDeleted: false };
      return (await model.find(where, VISIBLE).lean<StoredComment[]>()).map(toComment);
    },

    /** The comments that a post shows, read from the database. */
    async last(post: Pick<StoredPost, '_id' | 'commentCount' | 'lastComments'>): Promise<Comment[]> {
      const { _id: postId, commentCount: count, lastComments } = post;
      const newestId = lastComments.at(-1)?._id ?? postId;
      return (await parts([{ postId, beforeId: 0, limit: LAST_COMMENTS, count, newestId }]))[0] ?? [];
    },

    /** The comment's like count and reactions. */
    async countsOf(id: number): Promise<Pick<Comment, 'likeCount' | 'reactions'>> {
      const found = await model.findById(id, { likeCount: 1, reactions: 1 }).lean<StoredComment>();
      return { likeCount: found?.likeCount ?? 0, ...(found?.reactions && { reactions: found.reactions }) };
    },

    /** The comment with this request key; null if there is none or it is deleted. */
    async findMade(postId: number, madeBy: string): Promise<Comment | null> {
      const where = { ...ofPost(postId), madeBy };
      const found = await model.findOne(where, VISIBLE).hint('madeBy').lean<StoredComment>();
      return found && toComment(found);
    },

    /**
     * Marks its post's counts for an update.
     * @param madeBy author and key, unique within the post; null if unknown
     * @returns false, changing nothing, if a comment with this key exists
     */
    insert: (comment: Comment, madeBy: string | null): Promise<boolean> =>
      insertOnce(model, {
        ...{ ...toStoredComment(comment), ...firstChange(comment.postId, 1) },
        ...(madeBy !== null && { madeBy }),
      }),

    /** For the seed: inserts many comments that their posts already show. */
    async insertCounted(comments: Comment[]): Promise<void> {
      await insertInChunks(model, comments.map(toStoredComment));
    },

    /**
     * Empties a comment, and marks its post for an update.
     * @param authorId null for any author
     * @returns false, changing nothing, if this author has no such comment
     */
    async markDeleted(id: number, postId: number, authorId: number | null): Promise<boolean> {
      const where = { _id: id, ...ofPost(postId), ...(authorId !== null && { userId: authorId }) };
      const gone = { isDeleted: true, text: '' };
      // A hidden comment is already not counted.
      return change(where, (isHidden) => changeBy(postId, isHidden ? 0 : -1, gone));
    },

    /**
     * Hides a comment or shows it again, by the operators' decision of this version. A decision older than the last
     * applied one changes nothing. The post is marked for an update.
     */
    async setHidden(id: number, isHidden: boolean, version: number): Promise<void> {
      const where = { _id: id, isDeleted: false, decision: { $not: { $gte: version } } };
      const fields = { isHidden, decision: version };
      await change(where, (wasHidden, postId) =>
        wasHidden === isHidden ? { $set: fields } : changeBy(postId, isHidden ? -1 : 1, fields),
      );
    },

    /** All comments of a player with their original texts. */
    async writtenBy(userId: number): Promise<object[]> {
      const shown = { postId: 1, text: 1, dateCreated: 1, isHidden: 1, answerTo: 1 };
      return model.find({ userId, isDeleted: false }, shown).sort({ _id: 1 }).lean<object[]>();
    },

    async placesOf(userId: number, limit: number): Promise<{ id: number; postId: number }[]> {
      const found = await model
        .find({ userId, isDeleted: false }, { postId: 1 })
        .limit(limit)
        .lean<StoredComment[]>();
      return found.map(({ _id: id, postId }) => ({ id, postId }));
    },

    /** Removes the deleted ones among these comments and their likes, once their posts are updated. */
    async removeDeleted(
      given: readonly number[],
      removeLikes: (ids: number[]) => Promise<void>,
    ): Promise<void> {
      const where = { _id: { $in: [...given] }, isDeleted: true, ...COUNTED };
      const found = await model.find(where, { _id: 1 }).lean<StoredComment[]>();
      if (!found.length) return;
      const ids = found.map(({ _id }) => _id);
      await removeLikes(ids);
      await model.deleteMany({ _id: { $in: ids } });
    },

    /** Removes all comments of these posts, with their likes. */
    async removeOf(postIds: readonly number[], removeLikes: (ids: number[]) => Promise<void>): Promise<void> {
      const ofPosts = { postId: { $in: [...postIds] } };
      for (;;) {
        const found = await model.find(ofPosts, { _id: 1 }).limit(CHUNK).lean<StoredComment[]>();
        if (!found.length) return;
        const ids = found.map(({ _id }) => _id);
        await removeLikes(ids);
        await model.deleteMany({ _id: { $in: ids } });
      }
    },
  };
}
