import { searchPattern } from '@tippspiel/shared/platform/text/fold';
import type { Model } from 'mongoose';
import type { Window } from './newest-first.ts';
import { VISIBLE, type StoredPost } from './post-model.ts';

export type FeedFilter = {
  groupId: number | null;
  onlyOperator: boolean;
  search: string;
  /** A search also finds posts that announce these prizes. */
  prizeIds?: readonly number[];
  /** Only posts before this position; 0 for all. */
  lastId: number;
  /** Includes hidden posts, as the page that all players share does (`page-seen-by.ts`). */
  withHidden?: boolean;
};

/** Callers do not wait longer (`TIMEOUT_MS` in feed.ts), so the statement is aborted, too. */
const TIME_LIMIT_MS = 4_000;
/** Windows of the main feed up to this width are scanned by id, a third as expensive for DocumentDB as any index. */
const MAX_SCANNED_WIDTH = 5_000;
const indexOf = (filter: FeedFilter, width: number) =>
  filter.groupId === null && width <= MAX_SCANNED_WIDTH ? '_id_' : 'group';

/** The feed's queries, also used by explain tests. Except for searches, they read no more than they return. */
export function createFeedQueries(model: Model<StoredPost>, settings: { searchTimeoutMs: number }) {
  const where = (filter: FeedFilter, window: Window) => ({ ...feedWhere(filter), place: null, _id: window });

  return {
    /** Posts of the main feed or a group in the order of their ids, within a window of ids. */
    page: (filter: FeedFilter, window: Window, limit: number, width = Infinity) =>
      model
        .find(where(filter, window), VISIBLE)
        .sort({ _id: -1 })
        .limit(limit)
        .hint(indexOf(filter, width))
        .maxTimeMS(TIME_LIMIT_MS),

    /** The same for operators' posts, or for a search. */
    among(filter: FeedFilter, limit: number) {
      const query = model
        .find({ ...feedWhere(filter), place: null }, VISIBLE)
        .sort({ _id: -1 })
        .limit(limit);
      // Reads backwards from the position until the page is full. Without the hint, DocumentDB would read and sort the
      // whole main feed.
      if (filter.groupId === null && !filter.onlyOperator) query.hint({ _id: 1 });
      // A search may read every post, so its time is limited.
      return query.maxTimeMS(filter.search ? settings.searchTimeoutMs : TIME_LIMIT_MS);
    },

    newest: () => model.findOne({}, { _id: 1 }).sort({ _id: -1 }).hint({ _id: 1 }),

    /** Posts that were published later than written, some hundred. Their position is not their id. */
    late(filter: FeedFilter, limit: number) {
      const place = { $gt: 0, ...(filter.lastId && { $lt: filter.lastId }) };
      const where = { ...feedWhere({ ...filter, lastId: 0 }), place };
      return model.find(where, VISIBLE).sort({ place: -1 }).limit(limit).hint({ place: -1 });
    },

    /** Hidden posts of a player; one that was published late may be positioned after its id. */
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

    /** Unpublished posts, in the order of their ids. */
    drafts(filter: FeedFilter, limit: number) {
      const where = { ...feedWhere(filter), isPublished: false, isDeleted: false };
      return model.find(where, VISIBLE).sort({ _id: -1 }).limit(limit);
    },

    /** Ids within a window. */
    newer: (filter: FeedFilter, window: Window, limit: number, width = Infinity) =>
      model
        .find(where(filter, window), { _id: 1 })
        .sort({ _id: -1 })
        .limit(limit)
        .hint(filter.onlyOperator ? 'operator' : indexOf(filter, width))
        .maxTimeMS(TIME_LIMIT_MS),

    /** The same for posts whose position is not their id. */
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
