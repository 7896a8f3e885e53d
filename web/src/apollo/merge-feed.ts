export interface FeedPage<Item = unknown> {
  items: readonly Item[];
  newestId?: number | null;
  lastId?: number | null;
  hasMore?: boolean;
}

/**
 * One more page at the end of a feed, or its first page again: then what was loaded below that page stays, so that
 * coming back to a long feed does not shorten it. When more posts came than one page holds, it starts over.
 */
export const mergeFeed = <Item>(
  existing: FeedPage<Item> | undefined,
  incoming: FeedPage<Item>,
  { lastId, idOf }: { lastId?: number | null; idOf: (item: Item) => unknown },
): FeedPage<Item> => {
  if (!existing) return incoming;
  if (lastId) {
    // Meanwhile the feed was begun again: between what it shows and this page others may be missing.
    if (existing.lastId !== lastId) return existing;
    const known = new Set(existing.items.map(idOf));
    return {
      ...incoming,
      newestId: existing.newestId,
      items: [...existing.items, ...incoming.items.filter((item) => !known.has(idOf(item)))],
    };
  }
  const last = incoming.items.at(-1);
  const at = last && incoming.hasMore ? existing.items.findIndex((item) => idOf(item) === idOf(last)) : -1;
  // One that was published later than written stood further below before.
  const shown = new Set(incoming.items.map(idOf));
  const below = existing.items.slice(at + 1).filter((item) => !shown.has(idOf(item)));
  return at === -1
    ? incoming
    : { ...existing, newestId: incoming.newestId, items: [...incoming.items, ...below] };
};
