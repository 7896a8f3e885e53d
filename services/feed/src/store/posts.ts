import { insertInChunks } from '@tippspiel/shared/mongo/bulk';
import { changeVersioned } from '@tippspiel/shared/mongo/change-versioned';
import { within } from '@tippspiel/shared/clock/within';
import { coalesce } from '@tippspiel/shared/mongo/coalesce';
import { searchPattern } from '@tippspiel/shared/text/fold';
import type { Connection } from 'mongoose';
import { placeOf, type Post } from '../domain/post.ts';
import type { StoredComment } from './comment-model.ts';
import { postModel, toPost, toStoredPost, VISIBLE, type StoredPost } from './post-model.ts';

export type FeedFilter = {
  groupId: number | null;
  onlyOperator: boolean;
  search: string;
  /** Only posts before this place; 0 for all. */
  lastId: number;
  /** Also what operators have hidden, for whoever sorts it out. */
  withHidden?: boolean;
};

type PageOfFeed = { filter: FeedFilter; limit: number };
type NewerThan = { filter: FeedFilter; since: number; limit: number };

/** A read that hangs keeps those who wait for the next one no longer than this. */
const PATIENCE_MS = 3_000;

export type Posts = ReturnType<typeof createPosts>;

export function createPosts(connection: Connection, settings: { searchTimeoutMs: number }) {
  const model = postModel(connection);

  /** The query behind `page`, for its explain too. */
  function feedQuery(filter: FeedFilter, limit: number) {
    const query = model
      .find({ ...feedWhere(filter), place: null }, VISIBLE)
      .sort({ _id: -1 })
      .limit(limit);
    // Nearly all posts are on the main feed. DocumentDB, left alone, would read and sort all of them.
    if (filter.groupId === null && !filter.onlyOperator) query.hint({ _id: 1 });
    // A search reads back from its place until the page is full, in the worst case every post: it is bounded by time.
    if (filter.search) query.maxTimeMS(settings.searchTimeoutMs);
    return query;
  }

  /** What was published later than it was written, some hundred posts: they stand elsewhere than their ids say. */
  function lateQuery(filter: FeedFilter, limit: number) {
    const place = { $gt: 0, ...(filter.lastId && { $lt: filter.lastId }) };
    const where = { ...feedWhere({ ...filter, lastId: 0 }), place };
    return model.find(where, VISIBLE).sort({ place: -1 }).limit(limit).hint({ place: -1 });
  }

  /** Those not published yet, which stand where they were written. */
  function draftQuery(filter: FeedFilter, limit: number) {
    const where = { ...feedWhere(filter), isPublished: false, isDeleted: false };
    return model.find(where, VISIBLE).sort({ _id: -1 }).limit(limit);
  }

  async function readPage({ filter, limit }: PageOfFeed): Promise<readonly Post[]> {
    // Nobody writes drafts in groups.
    const queries = [
      feedQuery(filter, limit),
      ...(filter.groupId === null ? [lateQuery(filter, limit)] : []),
    ];
    const parts = await Promise.all(queries.map((query) => query.lean<StoredPost[]>()));
    return inOrder(parts.flat().map(toPost), limit);
  }
  /** Those after a place: each reads no more than it counts, along its index from the place on. */
  function newerQueries({ filter, since, limit }: NewerThan) {
    const where = feedWhere(filter);
    const newer = model.find({ ...where, place: null, _id: { $gt: since } }, { _id: 1 }).limit(limit);
    if (filter.groupId !== null) return [newer];
    if (!filter.onlyOperator) newer.sort({ _id: 1 }).hint({ _id: 1 });
    const late = { ...where, place: { $gt: since } };
    return [newer, model.find(late, { _id: 1 }).sort({ place: -1 }).limit(limit).hint({ place: -1 })];
  }

  async function countNewer(asked: NewerThan): Promise<number> {
    const parts = await Promise.all(newerQueries(asked).map((query) => query.lean()));
    return Math.min(asked.limit, parts.flat().length);
  }

  /** A player's own posts that operators have hidden: few, and in no order. */
  function ownHiddenQuery(userId: number, filter: FeedFilter) {
    const where = feedWhere({ ...filter, lastId: 0, withHidden: true });
    // Left alone, DocumentDB would look through the whole feed.
    return model.find({ ...where, userId, isDeleted: false, isHidden: true }, VISIBLE).hint('author');
  }

  const sharedCount = coalesce((asked: NewerThan) => within(PATIENCE_MS, countNewer(asked)), JSON.stringify);
  const sharedPage = coalesce((page: PageOfFeed) => within(PATIENCE_MS, readPage(page)), JSON.stringify);

  return {
    model,
    feedQuery,
    newerQueries,
    ownHiddenQuery,

    /**
     * Newest first. All who ask for the same page while it is being read share the next read. A search is everybody's
     * own, as it may take long.
     */
    page(filter: FeedFilter, limit: number): Promise<readonly Post[]> {
      return filter.search ? readPage({ filter, limit }) : sharedPage({ filter, limit });
    },

    /** The same for operators: with what is not published yet. */
    async pageWithDrafts(filter: FeedFilter, limit: number): Promise<readonly Post[]> {
      const [page, drafts] = await Promise.all([
        this.page(filter, limit),
        draftQuery(filter, limit).lean<StoredPost[]>(),
      ]);
      return inOrder([...page, ...drafts.map(toPost)], limit);
    },

    /** Published ones, or for operators all, in no particular order; unknown ids are left out. */
    async findMany(ids: readonly number[], { withDrafts = false } = {}): Promise<Post[]> {
      const where = {
        _id: { $in: [...ids] },
        ...(withDrafts ? { isDeleted: false } : { isPublished: true }),
      };
      return (await model.find(where, VISIBLE).lean<StoredPost[]>()).map(toPost);
    },

    /** Those that are not deleted: hidden ones and drafts, too. In no particular order; unknown ids are left out. */
    async findAny(ids: readonly number[]): Promise<Post[]> {
      if (!ids.length) return [];
      const where = { _id: { $in: [...ids] }, isDeleted: false };
      return (await model.find(where, VISIBLE).lean<StoredPost[]>()).map(toPost);
    },

    /** A player's own posts that operators have hidden, newest first. */
    async ownHidden(userId: number, filter: FeedFilter, limit: number): Promise<Post[]> {
      const { lastId } = filter;
      const found = (await ownHiddenQuery(userId, filter).lean<StoredPost[]>()).map(toPost);
      return inOrder(
        found.filter((post) => !lastId || placeOf(post) < lastId),
        limit,
      );
    },

    /** How many published posts stand after this place, up to `limit`. All who ask the same at once share the answer. */
    countNewer: (filter: Pick<FeedFilter, 'groupId' | 'onlyOperator'>, since: number, limit: number) =>
      sharedCount({ filter: { ...filter, search: '', lastId: 0 }, since, limit }),

    /**
     * Hides a post or shows it again, as operators have decided in this version; an older decision than the one it has
     * followed changes nothing.
     */
    async setHidden(id: number, isHidden: boolean, version: number): Promise<void> {
      const where = { _id: id, isDeleted: false, decision: { $not: { $gte: version } } };
      await model.updateOne(where as never, { $set: { isHidden, decision: version } });
    },

    /** Whether there is such a post, published or, for whom drafts are for, not yet. */
    async isThere(id: number, { withDrafts }: { withDrafts: boolean }): Promise<boolean> {
      const where = { _id: id, isDeleted: false, ...(!withDrafts && { isPublished: true }) };
      return (await model.exists(where)) !== null;
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
        hiddenComments: [],
        unsettled: id,
      };
      const where = { _id: id, isDeleted: false, ...(authorId !== null && { userId: authorId }) };
      return (await model.updateOne(where, { $set: gone })).matchedCount === 1;
    },

    /** All that a player wrote, as it was written. */
    async writtenBy(userId: number): Promise<object[]> {
      const shown = { groupId: 1, subject: 1, text: 1, dateCreated: 1, isPublished: 1, isHidden: 1 };
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

    /** What a deleted post leaves to be told of. */
    async pictureOf(id: number): Promise<Pick<Post, 'id' | 'version' | 'pictureStamp'>> {
      const found = await model.findById(id, { version: 1, pictureStamp: 1 }).lean<StoredPost>();
      return { id, version: found?.version ?? 0, pictureStamp: found?.pictureStamp ?? '' };
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

const inOrder = (posts: Post[], limit: number): Post[] =>
  posts.sort((one, other) => placeOf(other) - placeOf(one)).slice(0, limit);

function feedWhere({
  groupId,
  onlyOperator,
  search,
  lastId,
  withHidden,
}: FeedFilter): Record<string, unknown> {
  const pattern = searchPattern(search);
  return {
    groupId,
    isPublished: true,
    ...(!withHidden && { isHidden: { $ne: true } }),
    ...(onlyOperator && { isOperator: true }),
    ...(lastId && { _id: { $lt: lastId } }),
    ...(pattern && { folded: { $regex: pattern } }),
  };
}
