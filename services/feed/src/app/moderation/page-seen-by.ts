import { placeOf, type Post } from '../../domain/post.ts';
import type { FeedFilter } from '../../store/feed-queries.ts';
import { postSeenBy } from './seen-by.ts';

type Read = {
  page(filter: FeedFilter, limit: number): Promise<readonly Post[]>;
  /** The hidden posts of this player on the same page. */
  ownHidden(userId: number, filter: FeedFilter, limit: number): Promise<readonly Post[]>;
};

/**
 * A page of the feed as this player sees it. Hidden posts stay in the page that all read together. Where one of another
 * player is on the page, a longer one is read, by all who look at it at once. Where that is not full either, as after many
 * in a row, it is read without hidden posts, and the player's own are put in: that is all, however many there are. A search
 * finds nothing hidden.
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
