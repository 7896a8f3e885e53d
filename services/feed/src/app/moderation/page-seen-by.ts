import { placeOf, type Post } from '../../domain/post.ts';
import type { FeedFilter } from '../../store/posts.ts';
import { postSeenBy } from './seen-by.ts';

type Read = (filter: FeedFilter, limit: number) => Promise<readonly Post[]>;

/**
 * A page of the feed as this player sees it. All share one read as long as nothing on the page is hidden; else its hidden posts
 * are left out, the page is filled up behind them, and the player's own ones stand where they stood. A search finds none.
 * @param read reads a page  @param ownHidden the player's own hidden posts, the first of them within the filter
 */
export async function pageSeenBy(
  { read, ownHidden }: { read: Read; ownHidden: Read },
  userId: number,
  filter: FeedFilter,
  limit: number,
): Promise<Post[]> {
  const page = await read({ ...filter, withHidden: !filter.search }, limit);
  const found = page.some(({ isHidden }) => isHidden) ? await withoutOthers() : page;
  return found.flatMap((post) => postSeenBy(userId, post) ?? []);

  async function withoutOthers(): Promise<Post[]> {
    const parts = await Promise.all([
      read({ ...filter, withHidden: false }, limit),
      ownHidden(filter, limit),
    ]);
    return parts
      .flat()
      .sort((one, other) => placeOf(other) - placeOf(one))
      .slice(0, limit);
  }
}
