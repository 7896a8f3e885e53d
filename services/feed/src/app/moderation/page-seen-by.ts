import { placeOf, type Post } from '../../domain/post.ts';
import type { FeedFilter } from '../../store/feed-queries.ts';
import { postSeenBy } from './seen-by.ts';

type Read = {
  page(filter: FeedFilter, limit: number): Promise<readonly Post[]>;
  /** This player's hidden posts on the same page. */
  ownHidden(userId: number, filter: FeedFilter, limit: number): Promise<readonly Post[]>;
};

/**
 * A page of the feed as this player sees it. The shared page, which all players read together, includes hidden posts.
 * If it contains hidden posts of others, a longer shared page is read. If that is too short as well, as after many
 * hidden posts in a row, a third read excludes hidden posts. Then the player's own hidden ones are merged in; more
 * reads are never needed. A search finds no hidden posts.
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
    // Twice the missing number, which suffices for a few scattered hidden posts.
    size = limit + 2 * (page.length - seen.length);
  }
  const [shown, own] = await Promise.all([read.page(filter, limit), read.ownHidden(userId, filter, limit)]);
  return seenBy([...shown, ...own])
    .sort((one, other) => placeOf(other) - placeOf(one))
    .slice(0, limit);
}
