import { isReference, type NormalizedCacheObject, type Reference } from '@apollo/client/cache';
import type { FeedPage } from './merge-feed.ts';

const ROOT = 'ROOT_QUERY';
/** Lists that grow by infinite scrolling: only as many items as on a first screen are persisted. */
const GROWING = /^posts(:|$)/;
const FIRST = 10;

/** The first items of a feed, which can be continued like its first page. */
const beginning = (feed: FeedPage<Reference>, data: NormalizedCacheObject): FeedPage<Reference> => {
  const items = feed.items.slice(0, FIRST);
  const last = items.at(-1);
  if (!last || items.length === feed.items.length) return feed;
  return { ...feed, items, hasMore: true, lastId: data[last.__ref]?.['id'] as number };
};

/** The part of a cache that these fields of Query reach. @param fields by their names in the cache */
export const selectPersisted = (
  data: NormalizedCacheObject,
  fields: ReadonlySet<string>,
): NormalizedCacheObject => {
  const kept: NormalizedCacheObject = {};
  const follow = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(follow);
    if (!value || typeof value !== 'object') return;
    if (!isReference(value)) return Object.values(value).forEach(follow);
    const thing = data[value.__ref];
    if (!thing || value.__ref in kept) return;
    kept[value.__ref] = thing;
    follow(thing);
  };
  const root = Object.fromEntries(
    Object.entries(data[ROOT] ?? {})
      .filter(([name]) => name === '__typename' || fields.has(name))
      .map(([name, value]) => [
        name,
        GROWING.test(name) ? beginning(value as FeedPage<Reference>, data) : value,
      ]),
  );
  kept[ROOT] = root as never;
  follow(root);
  return kept;
};
