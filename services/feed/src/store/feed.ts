import { within } from '@tippspiel/shared/clock/within';
import { coalesce } from '@tippspiel/shared/mongo/coalesce';
import type { Model } from 'mongoose';
import { placeOf, type Post } from '../domain/post.ts';
import { createFeedQueries, type FeedFilter, type NewerThan } from './feed-queries.ts';
import { toPost, type StoredPost } from './post-model.ts';

type PageOfFeed = { filter: FeedFilter; limit: number };

/** A read that hangs keeps those who wait for the next one no longer than this. */
const PATIENCE_MS = 3_000;

/** The feed page by page: of all, of a group, of the operators; and what is new in it. */
export function createFeed(model: Model<StoredPost>, settings: { searchTimeoutMs: number }) {
  const queries = createFeedQueries(model, settings);

  async function readPage({ filter, limit }: PageOfFeed): Promise<readonly Post[]> {
    // Nobody writes drafts in groups.
    const asked = [
      queries.page(filter, limit),
      ...(filter.groupId === null ? [queries.late(filter, limit)] : []),
    ];
    const parts = await Promise.all(asked.map((query) => query.lean<StoredPost[]>()));
    return inOrder(parts.flat().map(toPost), limit);
  }

  async function countNewer(asked: NewerThan): Promise<number> {
    const parts = await Promise.all(queries.newer(asked).map((query) => query.lean()));
    return Math.min(asked.limit, parts.flat().length);
  }

  const sharedCount = coalesce((asked: NewerThan) => within(PATIENCE_MS, countNewer(asked)), JSON.stringify);
  const sharedPage = coalesce((page: PageOfFeed) => within(PATIENCE_MS, readPage(page)), JSON.stringify);
  /** A search is everybody's own, as it may take long. */
  const page = (filter: FeedFilter, limit: number): Promise<readonly Post[]> =>
    filter.search ? readPage({ filter, limit }) : sharedPage({ filter, limit });

  return {
    queries,

    /** Newest first. All who ask for the same page while it is being read share the next read. */
    page,

    /** The same for operators: with what is not published yet. */
    async pageWithDrafts(filter: FeedFilter, limit: number): Promise<readonly Post[]> {
      const [published, drafts] = await Promise.all([
        page(filter, limit),
        queries.drafts(filter, limit).lean<StoredPost[]>(),
      ]);
      return inOrder([...published, ...drafts.map(toPost)], limit);
    },

    /** How many published posts stand after this place, up to `limit`. All who ask the same at once share the answer. */
    countNewer: (filter: Pick<FeedFilter, 'groupId' | 'onlyOperator'>, since: number, limit: number) =>
      sharedCount({ filter: { ...filter, search: '', lastId: 0 }, since, limit }),
  };
}

const inOrder = (posts: Post[], limit: number): Post[] =>
  posts.sort((one, other) => placeOf(other) - placeOf(one)).slice(0, limit);
