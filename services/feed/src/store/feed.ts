import { within } from '@tippspiel/shared/platform/clock/within';
import { coalesce } from '@tippspiel/shared/platform/queue/coalesce';
import type { Model } from 'mongoose';
import { placeOf, type Post } from '../domain/post.ts';
import { createFeedQueries, type FeedFilter } from './feed-queries.ts';
import { createNewestFirst } from './newest-first.ts';
import { toPost, type StoredPost } from './post-model.ts';

type PageOfFeed = { filter: FeedFilter; limit: number };
type NewerThan = { filter: FeedFilter; since: number; limit: number };

/** The longest time that a hanging read blocks waiting ones. */
const TIMEOUT_MS = 3_000;
/** Posts and comments share ids, so a window of a busy feed contains a page of posts with their comments. */
const FIRST_WINDOW = 500;

/** The feed page by page, for all, for a group and for operators, and the count of new posts. */
export function createFeed(model: Model<StoredPost>, settings: { searchTimeoutMs: number }) {
  const queries = createFeedQueries(model, settings);
  const newestFirst = createNewestFirst<Pick<StoredPost, '_id'>>(FIRST_WINDOW, ({ _id }) => _id);
  const newest = async () => (await queries.newest().lean())?._id ?? 0;
  /** A page without hidden posts may reach far back, so its width is stored separately. */
  const listOf = ({ groupId, withHidden }: FeedFilter) => `${groupId ?? 0}${withHidden ? '' : ' shown'}`;

  function readWritten({ filter, limit }: PageOfFeed): PromiseLike<StoredPost[]> {
    if (filter.search || filter.onlyOperator) return queries.among(filter, limit).lean<StoredPost[]>();
    const before = filter.lastId || undefined;
    return newestFirst(listOf(filter), { before, newest, limit }, (window, some, width) =>
      queries.page(filter, window, some, width).lean<StoredPost[]>(),
    );
  }

  async function readPage({ filter, limit }: PageOfFeed): Promise<readonly Post[]> {
    // Groups have no drafts.
    const late = filter.groupId === null ? queries.late(filter, limit).lean<StoredPost[]>() : [];
    const parts = await Promise.all([readWritten({ filter, limit }), late]);
    return inOrder(parts.flat().map(toPost), limit);
  }

  async function countNewer({ filter, since, limit }: NewerThan): Promise<number> {
    const bottom = since + 1;
    const written = filter.onlyOperator
      ? queries.newer(filter, { $gte: bottom }, limit).lean()
      : newestFirst(listOf(filter), { before: undefined, newest, bottom, limit }, (window, some, width) =>
          queries.newer(filter, window, some, width).lean(),
        );
    const late = filter.groupId === null ? queries.newerLate(filter, since, limit).lean() : [];
    const parts = await Promise.all([written, late]);
    return Math.min(limit, parts.flat().length);
  }

  const sharedCount = coalesce((asked: NewerThan) => within(TIMEOUT_MS, countNewer(asked)), JSON.stringify);
  const sharedPage = coalesce((page: PageOfFeed) => within(TIMEOUT_MS, readPage(page)), JSON.stringify);
  /** Searches are not shared, because they may take long. */
  const page = (filter: FeedFilter, limit: number): Promise<readonly Post[]> =>
    filter.search ? readPage({ filter, limit }) : sharedPage({ filter, limit });

  return {
    queries,

    /** Newest first. Requests during a read of the same page share the next read. */
    page,

    /** The same for operators, with unpublished posts. */
    async pageWithDrafts(filter: FeedFilter, limit: number): Promise<readonly Post[]> {
      const [published, drafts] = await Promise.all([
        page(filter, limit),
        queries.drafts(filter, limit).lean<StoredPost[]>(),
      ]);
      return inOrder([...published, ...drafts.map(toPost)], limit);
    },

    /** Hidden posts of one player, newest first; found by the author's index. */
    async ownHidden(userId: number, filter: FeedFilter, limit: number): Promise<readonly Post[]> {
      return (await queries.ownHidden(userId, filter, limit).lean<StoredPost[]>()).map(toPost);
    },

    /** The number of published posts after this position, up to `limit`. Concurrent callers share the result. */
    countNewer: (filter: Pick<FeedFilter, 'groupId' | 'onlyOperator'>, since: number, limit: number) =>
      sharedCount({ filter: { ...filter, search: '', lastId: 0 }, since, limit }),
  };
}

const inOrder = (posts: Post[], limit: number): Post[] =>
  posts.sort((one, other) => placeOf(other) - placeOf(one)).slice(0, limit);
