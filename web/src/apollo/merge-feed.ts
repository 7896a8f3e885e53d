export interface FeedPage<Item = unknown> {
  items: readonly Item[];
  newestId?: number | null;
  lastId?: number | null;
  hasMore?: boolean;
}

/**
 * Appends the next page of a feed, or replaces its first page. Pages below the first one stay, so that a refresh does
 * not shorten a long feed. If more than one page of new posts came, the feed starts over.
 */
export const mergeFeed = <Item>(
  existing: FeedPage<Item> | undefined,
  incoming: FeedPage<Item>,
  { lastId, idOf }: { lastId?: number | null; idOf: (item: Item) => unknown },
): FeedPage<Item> => {
  if (!existing) return incoming;
  if (lastId) {
    // The feed was restarted meanwhile: posts between it and this page may be missing.
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
  // A post that was published later has moved up from further below.
  const shown = new Set(incoming.items.map(idOf));
  const below = existing.items.slice(at + 1).filter((item) => !shown.has(idOf(item)));
  return at === -1
    ? incoming
    : { ...existing, newestId: incoming.newestId, items: [...incoming.items, ...below] };
};
