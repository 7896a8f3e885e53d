import type { Post } from '../../domain/post.ts';
import type { FeedFilter } from '../../store/feed-queries.ts';
import { postSeenBy } from './seen-by.ts';

/**
 * A page of the feed as this player sees it. What is hidden stays in what all read together; where somebody else's is on the
 * page, a longer one is read, so that it is full without them, by all who look at it at once. A search finds nothing hidden.
 * @param read reads a page
 */
export async function pageSeenBy(
  read: (filter: FeedFilter, limit: number) => Promise<readonly Post[]>,
  userId: number,
  filter: FeedFilter,
  limit: number,
): Promise<Post[]> {
  for (let size = limit; ;) {
    const page = await read({ ...filter, withHidden: !filter.search }, size);
    const seen = page.flatMap((post) => postSeenBy(userId, post) ?? []);
    if (seen.length >= limit || page.length < size) return seen.slice(0, limit);
    // Twice what is missing: a row of many that were hidden takes few reads.
    size = limit + 2 * (page.length - seen.length);
  }
}
