import { bulkWrite, insertInChunks } from '@tippspiel/shared/platform/mongo/bulk';
import { changeVersioned } from '@tippspiel/shared/platform/mongo/change-versioned';
import { insertOnce } from '@tippspiel/shared/platform/mongo/insert-once';
import type { Connection } from 'mongoose';
import type { Comment, Post } from '../domain/post.ts';
import type { StoredComment } from './comment-model.ts';
import { postModel, toPost, toStoredPost, VISIBLE, type StoredPost } from './post-model.ts';

/** The data of a deleted post for its last events. */
type PostTrace = Pick<Post, 'id' | 'version' | 'pictureStamp' | 'isOperator'>;

type WrittenPost = Pick<Post, 'subject' | 'text' | 'isOperator'>;

/**
 * The words of a deleted post are emptied at once. The rest goes when its comments and likes are removed.
 */
const GONE = {
  isDeleted: true,
  isPublished: false,
  text: '',
  subject: '',
  folded: '',
  drawing: null,
  lastComments: [],
  hiddenComments: [],
};

export type Posts = ReturnType<typeof createPosts>;

/** The posts themselves; feed.ts reads them by pages. */
export function createPosts(connection: Connection) {
  const model = postModel(connection);
  const someIds = async (where: object, limit: number): Promise<number[]> => {
    const found = await model.find(where, { _id: 1 }).limit(limit).lean<{ _id: number }[]>();
    return found.map(({ _id }) => _id);
  };

  return {
    model,

    /** Published posts, or all for operators, in undefined order; unknown ids are left out. */
    async findMany(ids: readonly number[], { withDrafts = false } = {}): Promise<Post[]> {
      const where = {
        _id: { $in: [...ids] },
        ...(withDrafts ? { isDeleted: false } : { isPublished: true }),
      };
      return (await model.find(where, VISIBLE).lean<StoredPost[]>()).map(toPost);
    },

    /** All posts except deleted ones, in undefined order; unknown ids are left out. */
    async findAny(ids: readonly number[]): Promise<Post[]> {
      if (!ids.length) return [];
      const where = { _id: { $in: [...ids] }, isDeleted: false };
      return (await model.find(where, VISIBLE).lean<StoredPost[]>()).map(toPost);
    },

    /** The post with this request key; null if there is none or it is deleted. */
    async findMade(madeBy: string): Promise<Post | null> {
      const found = await model.findOne({ madeBy, isDeleted: false }, VISIBLE).lean<StoredPost>();
      return found && toPost(found);
    },

    /**
     * @param madeBy author and key, unique; null if unknown
     * @returns false, changing nothing, if a post with this key exists
     */
    insertMade: (post: Post, madeBy: string | null): Promise<boolean> =>
      insertOnce(model, { ...toStoredPost(post), ...(madeBy !== null && { madeBy }) }),

    async insert(posts: Post[]): Promise<void> {
      await insertInChunks(model, posts.map(toStoredPost));
    },

    /**
     * Empties a post and marks it as deleted; its comments and likes are removed later.
     * @param authorId null for any author
     * @returns false, changing nothing, if this author has no such post
     */
    async markDeleted(id: number, authorId: number | null): Promise<boolean> {
      const where = { _id: id, isDeleted: false, ...(authorId !== null && { userId: authorId }) };
      return (await model.updateOne(where, { $set: { ...GONE, pendingTarget: id } })).matchedCount === 1;
    },

    /** The same for many posts at once, of any author. */
    async markManyDeleted(ids: readonly number[]): Promise<void> {
      const operations = ids.map((_id) => ({
        updateOne: { filter: { _id, isDeleted: false }, update: { $set: { ...GONE, pendingTarget: _id } } },
      }));
      await bulkWrite(model, operations);
    },

    /** All posts of a player with their original texts. */
    async writtenBy(userId: number): Promise<WrittenPost[]> {
      const state = { isOperator: 1, isPublished: 1, isHidden: 1 };
      const shown = { groupId: 1, subject: 1, text: 1, dateCreated: 1, ...state };
      return model.find({ userId, isDeleted: false }, shown).sort({ _id: 1 }).lean<WrittenPost[]>();
    },

    /** Some posts of a player. */
    idsOf: (userId: number, limit: number): Promise<number[]> => someIds({ userId, isDeleted: false }, limit),

    /** Some posts of a group. Groups have no drafts, so the index skips posts that are already marked. */
    idsInGroup: (groupId: number, limit: number): Promise<number[]> =>
      someIds({ groupId, isPublished: true }, limit),

    /** For deleted posts. */
    async tracesOf(ids: readonly number[]): Promise<PostTrace[]> {
      const shown = { version: 1, pictureStamp: 1, isOperator: 1 };
      const found = await model.find({ _id: { $in: [...ids] }, isDeleted: true }, shown).lean<StoredPost[]>();
      return found.map(({ _id: id, version = 0, pictureStamp = '', isOperator }) => ({
        ...{ id, version, pictureStamp, isOperator },
      }));
    },

    /**
     * Removes deleted posts; one with events in its outbox stays until they are published. The numbers of operators'
     * posts stay, so that a repeated form does not restore the post.
     */
    async remove(traces: readonly Pick<PostTrace, 'id' | 'isOperator'>[]): Promise<void> {
      const idsOf = (ofOperators: boolean) =>
        traces.filter(({ isOperator }) => isOperator === ofOperators).map(({ id }) => id);
      const hasEmptyOutbox = { isDeleted: true, $nor: [{ 'outbox.id': { $gt: '' } }] };
      await model.deleteMany({ _id: { $in: idsOf(false) }, ...hasEmptyOutbox });
      const emptied = idsOf(true).map((_id) => ({
        replaceOne: {
          filter: { _id, ...hasEmptyOutbox },
          replacement: { isOperator: true, isPublished: false, isDeleted: true },
        },
      }));
      await bulkWrite(model, emptied);
    },

    /** Updates a comment's counts of likes and reactions in its post, if the post shows the comment. */
    async showCounts(
      comment: StoredComment,
      readCounts: () => Promise<Pick<Comment, 'likeCount' | 'reactions'>>,
    ): Promise<void> {
      await changeVersioned({
        read: () => model.findOne({ _id: comment.postId, isDeleted: false }).lean<StoredPost>(),
        async decide(post) {
          const isShown = post?.lastComments.some(({ _id }) => _id === comment._id);
          // A comment that its post has not taken over yet may enter the last five with the previous count.
          return post && (isShown || comment.pendingTarget) ? await readCounts() : null;
        },
        async write(counts, post) {
          const { revision } = post?.counted?.['commentCount'] ?? {};
          const lastComments = post?.lastComments.map((last) =>
            last._id === comment._id ? { ...last, ...counts } : last,
          );
          const { matchedCount } = await model.updateOne(
            {
              ...{ _id: comment.postId, isDeleted: false },
              'counted.commentCount.revision': revision ?? { $exists: false },
            } as never,
            { $set: { lastComments }, $inc: { 'counted.commentCount.revision': 1 } } as never,
          );
          return matchedCount === 1;
        },
      });
    },
  };
}
