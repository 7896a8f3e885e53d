import { insertInChunks } from '@tippspiel/shared/mongo/bulk';
import { changeVersioned } from '@tippspiel/shared/mongo/change-versioned';
import { within } from '@tippspiel/shared/clock/within';
import { coalesce } from '@tippspiel/shared/mongo/coalesce';
import { searchPattern } from '@tippspiel/shared/text/fold';
import type { Connection } from 'mongoose';
import type { Post } from '../domain/post.ts';
import type { StoredComment } from './comment-model.ts';
import { postModel, toPost, toStoredPost, VISIBLE, type StoredPost } from './post-model.ts';

export type FeedFilter = {
  groupId: number | null;
  onlyOperator: boolean;
  search: string;
  /** Only posts before this one; 0 for all. */
  lastId: number;
};

type PageOfFeed = { filter: FeedFilter; limit: number };

/** A read that hangs keeps those who wait for the next one no longer than this. */
const PATIENCE_MS = 3_000;

export type Posts = ReturnType<typeof createPosts>;

export function createPosts(connection: Connection, settings: { searchTimeoutMs: number }) {
  const model = postModel(connection);

  /** The query behind `page`, for its explain too. */
  function feedQuery(filter: FeedFilter, limit: number) {
    const query = model.find(feedWhere(filter), VISIBLE).sort({ _id: -1 }).limit(limit);
    // Nearly all posts are on the main feed. DocumentDB, left alone, would read and sort all of them.
    if (filter.groupId === null && !filter.onlyOperator) query.hint({ _id: 1 });
    // A search reads back from its place until the page is full, in the worst case every post: it is bounded by time.
    if (filter.search) query.maxTimeMS(settings.searchTimeoutMs);
    return query;
  }

  async function readPage({ filter, limit }: PageOfFeed): Promise<readonly Post[]> {
    return (await feedQuery(filter, limit).lean<StoredPost[]>()).map(toPost);
  }
  const sharedPage = coalesce((page: PageOfFeed) => within(PATIENCE_MS, readPage(page)), JSON.stringify);

  return {
    model,
    feedQuery,

    /**
     * Newest first. All who ask for the same page while it is being read share the next read. A search is everybody's
     * own, as it may take long.
     */
    page(filter: FeedFilter, limit: number): Promise<readonly Post[]> {
      return filter.search ? readPage({ filter, limit }) : sharedPage({ filter, limit });
    },

    /** Published ones, in no particular order; unknown ids are left out. */
    async findMany(ids: readonly number[]): Promise<Post[]> {
      const where = { _id: { $in: [...ids] }, isPublished: true };
      return (await model.find(where, VISIBLE).lean<StoredPost[]>()).map(toPost);
    },

    /** Author of a post that is not deleted; null when there is none. */
    async authorOf(id: number): Promise<number | null> {
      const found = await model.findOne({ _id: id, isDeleted: false }, { userId: 1 }).lean<StoredPost>();
      return found?.userId ?? null;
    },

    async insert(posts: Post[]): Promise<void> {
      await insertInChunks(model, posts.map(toStoredPost));
    },

    /**
     * Empties a post and marks it as deleted; all that belongs to it is cleared away after that.
     * @param authorId null for anyone's
     * @returns false, changing nothing, when there is no such post of this author
     */
    async markDeleted(id: number, authorId: number | null): Promise<boolean> {
      const gone = {
        isDeleted: true,
        isPublished: false,
        text: '',
        subject: '',
        folded: '',
        lastComments: [],
        unsettled: id,
      };
      const where = { _id: id, isDeleted: false, ...(authorId !== null && { userId: authorId }) };
      return (await model.updateOne(where, { $set: gone })).matchedCount === 1;
    },

    /** All that a player wrote, as it was written. */
    async writtenBy(userId: number): Promise<object[]> {
      const shown = { groupId: 1, subject: 1, text: 1, dateCreated: 1, pictureUrl: 1 };
      return model.find({ userId, isDeleted: false }, shown).sort({ _id: 1 }).lean<object[]>();
    },

    /** Some of those a player wrote. */
    async idsOf(userId: number, limit: number): Promise<number[]> {
      const where = { userId, isDeleted: false };
      return (await model.find(where, { _id: 1 }).limit(limit).lean<{ _id: number }[]>()).map(
        ({ _id }) => _id,
      );
    },

    /** Some of those in a group. */
    async idsInGroup(groupId: number, limit: number): Promise<number[]> {
      const where = { groupId, isDeleted: false };
      return (await model.find(where, { _id: 1 }).limit(limit).lean<{ _id: number }[]>()).map(
        ({ _id }) => _id,
      );
    },

    async remove(id: number): Promise<void> {
      await model.deleteOne({ _id: id, isDeleted: true });
    },

    /** Shows a comment's new like count where its post shows the comment. */
    async showLikes(comment: StoredComment, readLikes: () => Promise<number>): Promise<void> {
      await changeVersioned({
        read: () => model.findOne({ _id: comment.postId, isDeleted: false }).lean<StoredPost>(),
        async decide(post) {
          const isShown = post?.lastComments.some(({ _id }) => _id === comment._id);
          // One that its post has not followed yet may just be on its way into the last five, with the count before.
          return post && (isShown || comment.unsettled) ? { likeCount: await readLikes() } : null;
        },
        async write({ likeCount }, post) {
          const { revision } = post?.tally?.['commentCount'] ?? {};
          const lastComments = post?.lastComments.map((last) =>
            last._id === comment._id ? { ...last, likeCount } : last,
          );
          const { matchedCount } = await model.updateOne(
            { _id: comment.postId, 'tally.commentCount.revision': revision ?? { $exists: false } } as never,
            { $set: { lastComments }, $inc: { 'tally.commentCount.revision': 1 } } as never,
          );
          return matchedCount === 1;
        },
      });
    },
  };
}

function feedWhere({ groupId, onlyOperator, search, lastId }: FeedFilter): Record<string, unknown> {
  const pattern = searchPattern(search);
  return {
    groupId,
    isPublished: true,
    ...(onlyOperator && { isOperator: true }),
    ...(lastId && { _id: { $lt: lastId } }),
    ...(pattern && { folded: { $regex: pattern } }),
  };
}
