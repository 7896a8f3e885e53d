import { searchPattern } from '@tippspiel/shared/text/fold';
import type { Model } from 'mongoose';
import { VISIBLE, type StoredPost } from './post-model.ts';

export type FeedFilter = {
  groupId: number | null;
  onlyOperator: boolean;
  search: string;
  /** Only posts before this place; 0 for all. */
  lastId: number;
  /** Also what operators have hidden, for whoever sorts it out. */
  withHidden?: boolean;
};

/** Those after a place. */
export type NewerThan = { filter: FeedFilter; since: number; limit: number };

/** Nobody waits so long any more (`PATIENCE_MS` in feed.ts): then the statement ends, too. */
const TIME_LIMIT_MS = 4_000;

export type FeedQueries = ReturnType<typeof createFeedQueries>;

/** What the feed asks the database, for the explain of each, too. All but a search read no more than they answer. */
export function createFeedQueries(model: Model<StoredPost>, settings: { searchTimeoutMs: number }) {
  return {
    /** A page of those that stand where they were written. */
    page(filter: FeedFilter, limit: number) {
      const query = model
        .find({ ...feedWhere(filter), place: null }, VISIBLE)
        .sort({ _id: -1 })
        .limit(limit);
      // Left alone, DocumentDB would read and sort all of the main feed.
      if (filter.groupId === null && !filter.onlyOperator) query.hint({ _id: 1 });
      // A search reads back from its place until the page is full, in the worst case every post: it is bounded by time.
      return query.maxTimeMS(filter.search ? settings.searchTimeoutMs : TIME_LIMIT_MS);
    },

    /** What was published later than it was written, some hundred posts: they stand elsewhere than their ids say. */
    late(filter: FeedFilter, limit: number) {
      const place = { $gt: 0, ...(filter.lastId && { $lt: filter.lastId }) };
      const where = { ...feedWhere({ ...filter, lastId: 0 }), place };
      return model.find(where, VISIBLE).sort({ place: -1 }).limit(limit).hint({ place: -1 });
    },

    /** Those not published yet, which stand where they were written. */
    drafts(filter: FeedFilter, limit: number) {
      const where = { ...feedWhere(filter), isPublished: false, isDeleted: false };
      return model.find(where, VISIBLE).sort({ _id: -1 }).limit(limit);
    },

    /** Each reads no more than it counts, along its index from the place on. */
    newer({ filter, since, limit }: NewerThan) {
      const where = feedWhere(filter);
      const newer = model
        .find({ ...where, place: null, _id: { $gt: since } }, { _id: 1 })
        .limit(limit)
        .maxTimeMS(TIME_LIMIT_MS);
      // Nobody publishes drafts in groups.
      if (filter.groupId !== null) return [newer];
      if (!filter.onlyOperator) newer.sort({ _id: 1 }).hint({ _id: 1 });
      const late = model
        .find({ ...where, place: { $gt: since } }, { _id: 1 })
        .sort({ place: -1 })
        .limit(limit);
      return [newer, late.hint({ place: -1 }).maxTimeMS(TIME_LIMIT_MS)];
    },
  };
}

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
