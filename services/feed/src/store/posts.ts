import { randomUUID } from 'node:crypto';
import { writeDerived } from '@tippspiel/shared/mongo/settle';
import { searchPattern } from '@tippspiel/shared/text/fold';
import type { Connection } from 'mongoose';
import type { Comment, Post } from '../domain/post.ts';
import { insertInChunks } from './insert-in-chunks.ts';
import { postModel, toPost, toStoredPost, VISIBLE, type StoredPost } from './post-model.ts';

export type FeedFilter = {
  groupId: number | null;
  onlyOperator: boolean;
  search: string;
  /** Only posts before this one; 0 for all. */
  lastId: number;
};

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

  return {
    model,
    feedQuery,

    /** Newest first. */
    async page(filter: FeedFilter, limit: number): Promise<Post[]> {
      return (await feedQuery(filter, limit).lean<StoredPost[]>()).map(toPost);
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
     * @returns the mark, or null, changing nothing, when there is no such post of this author
     */
    async markDeleted(id: number, authorId: number | null): Promise<string | null> {
      const unsettled = randomUUID();
      const gone = {
        isDeleted: true,
        isPublished: false,
        text: '',
        subject: '',
        folded: '',
        lastComments: [],
        unsettled,
      };
      const where = { _id: id, isDeleted: false, ...(authorId !== null && { userId: authorId }) };
      const { matchedCount } = await model.updateOne(where, { $set: gone });
      return matchedCount ? unsettled : null;
    },

    async remove(id: number): Promise<void> {
      await model.deleteOne({ _id: id, isDeleted: true });
    },

    /** @returns false when the post is not there any more */
    async writeLikes(id: number, count: () => Promise<number>): Promise<boolean> {
      if (!(await model.exists({ _id: id, isDeleted: false }))) return false;
      return writeDerived(model, id, async () => ({ likeCount: await count() }));
    },

    /** @returns false when the post is not there any more */
    async writeComments(
      id: number,
      read: () => Promise<{ count: number; last: Comment[] }>,
    ): Promise<boolean> {
      if (!(await model.exists({ _id: id, isDeleted: false }))) return false;
      return writeDerived(model, id, async () => {
        const { count, last } = await read();
        return {
          commentCount: count,
          lastComments: last.map(({ id: _id, ...comment }) => ({ _id, ...comment })),
        };
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
