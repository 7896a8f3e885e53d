import { searchPattern } from '@tippspiel/shared/platform/text/fold';
import type { Model } from 'mongoose';
import type { Window } from './newest-first.ts';
import { VISIBLE, type StoredPost } from './post-model.ts';

export type FeedFilter = {
  groupId: number | null;
  onlyOperator: boolean;
  search: string;
  /** A search finds what announces these prizes, too. */
  prizeIds?: readonly number[];
  /** Only posts before this place; 0 for all. */
  lastId: number;
  /** Also what operators have hidden, for whoever sorts it out. */
  withHidden?: boolean;
};

/** Nobody waits so long any more (`PATIENCE_MS` in feed.ts): then the statement ends, too. */
const TIME_LIMIT_MS = 4_000;
/** So wide a window of the main feed is read along the numbers themselves, a third as dear to DocumentDB as any index. */
const SCANNED = 5_000;
const indexOf = (filter: FeedFilter, width: number) =>
  filter.groupId === null && width <= SCANNED ? '_id_' : 'group';

/** What the feed asks the database, for the explain of each, too. All but a search read no more than they answer. */
export function createFeedQueries(model: Model<StoredPost>, settings: { searchTimeoutMs: number }) {
  const where = (filter: FeedFilter, window: Window) => ({ ...feedWhere(filter), place: null, _id: window });

  return {
    /** Of the main feed or a group's, those that stand where they were written, within a window of numbers. */
    page: (filter: FeedFilter, window: Window, limit: number, width = Infinity) =>
      model
        .find(where(filter, window), VISIBLE)
        .sort({ _id: -1 })
        .limit(limit)
        .hint(indexOf(filter, width))
        .maxTimeMS(TIME_LIMIT_MS),

    /** The same of the few that operators wrote, or of what a search finds. */
    among(filter: FeedFilter, limit: number) {
      const query = model
        .find({ ...feedWhere(filter), place: null }, VISIBLE)
        .sort({ _id: -1 })
        .limit(limit);
      // Back from its place until the page is full. DocumentDB, left alone, would read and sort all of the main feed.
      if (filter.groupId === null && !filter.onlyOperator) query.hint({ _id: 1 });
      // A search may come by every post there is: it is bounded by time.
      return query.maxTimeMS(filter.search ? settings.searchTimeoutMs : TIME_LIMIT_MS);
    },

    /** The highest number there is. */
    newest: () => model.findOne({}, { _id: 1 }).sort({ _id: -1 }).hint({ _id: 1 }),

    /** What was published later than it was written, some hundred posts: they stand elsewhere than their ids say. */
    late(filter: FeedFilter, limit: number) {
      const place = { $gt: 0, ...(filter.lastId && { $lt: filter.lastId }) };
      const where = { ...feedWhere({ ...filter, lastId: 0 }), place };
      return model.find(where, VISIBLE).sort({ place: -1 }).limit(limit).hint({ place: -1 });
    },

    /** What a player wrote and operators have hidden; in a place of its own, it may stand before its number. */
    ownHidden(userId: number, { lastId, ...filter }: FeedFilter, limit: number) {
      const before = { $or: [{ place: null, _id: { $lt: lastId } }, { place: { $lt: lastId, $gt: 0 } }] };
      const where = { ...feedWhere({ ...filter, lastId: 0, withHidden: true }), ...(lastId && before) };
      return model
        .find({ userId, isDeleted: false, isHidden: true, ...where }, VISIBLE)
        .sort({ place: -1, _id: -1 })
        .limit(limit)
        .hint('author')
        .maxTimeMS(TIME_LIMIT_MS);
    },

    /** Those not published yet, which stand where they were written. */
    drafts(filter: FeedFilter, limit: number) {
      const where = { ...feedWhere(filter), isPublished: false, isDeleted: false };
      return model.find(where, VISIBLE).sort({ _id: -1 }).limit(limit);
    },

    /** Numbers of those within a window. */
    newer: (filter: FeedFilter, window: Window, limit: number, width = Infinity) =>
      model
        .find(where(filter, window), { _id: 1 })
        .sort({ _id: -1 })
        .limit(limit)
        .hint(filter.onlyOperator ? 'operator' : indexOf(filter, width))
        .maxTimeMS(TIME_LIMIT_MS),

    /** The same of those that stand elsewhere than their numbers say. */
    newerLate: (filter: FeedFilter, since: number, limit: number) =>
      model
        .find({ ...feedWhere(filter), place: { $gt: since } }, { _id: 1 })
        .sort({ place: -1 })
        .limit(limit)
        .hint({ place: -1 })
        .maxTimeMS(TIME_LIMIT_MS),
  };
}

function feedWhere({
  groupId,
  onlyOperator,
  search,
  prizeIds = [],
  lastId,
  withHidden,
}: FeedFilter): Record<string, unknown> {
  const pattern = searchPattern(search);
  const worded = { folded: { $regex: pattern } };
  const announcing = { 'drawing.priceId': { $in: prizeIds } };
  return {
    groupId,
    isPublished: true,
    ...(!withHidden && { isHidden: { $ne: true } }),
    ...(onlyOperator && { isOperator: true }),
    ...(lastId && { _id: { $lt: lastId } }),
    ...(pattern && (prizeIds.length ? { $and: [{ $or: [worded, announcing] }] } : worded)),
  };
}
