import { placeOf, type Post } from '../../domain/post.ts';
import type { FeedFilter } from '../../store/feed-queries.ts';
import { postSeenBy } from './seen-by.ts';

type Read = {
  /** A page of the feed. */
  page(filter: FeedFilter, limit: number): Promise<readonly Post[]>;
  /** What of this player's posts is hidden, of the same page. */
  ownHidden(userId: number, filter: FeedFilter, limit: number): Promise<readonly Post[]>;
};

/**
 * A page of the feed as this player sees it. What is hidden stays in what all read together; where somebody else's is on the
 * page, a longer one is read, by all who look at it at once. Where that is not full either, as after many in a row, it is read without
 * what is hidden, and the player's own put in: that is all, however many there are. A search finds nothing hidden.
 */
export async function pageSeenBy(
  read: Read,
  userId: number,
  filter: FeedFilter,
  limit: number,
): Promise<Post[]> {
  const seenBy = (posts: readonly Post[]) => posts.flatMap((post) => postSeenBy(userId, post) ?? []);
  for (let size = limit, tries = 0; tries < 2; tries++) {
    const page = await read.page({ ...filter, withHidden: !filter.search }, size);
    const seen = seenBy(page);
    if (seen.length >= limit || page.length < size) return seen.slice(0, limit);
    // Twice what is missing: that is enough for some that were hidden here and there.
    size = limit + 2 * (page.length - seen.length);
  }
  const [shown, own] = await Promise.all([read.page(filter, limit), read.ownHidden(userId, filter, limit)]);
  return seenBy([...shown, ...own])
    .sort((one, other) => placeOf(other) - placeOf(one))
    .slice(0, limit);
}
