import { expect, test } from '@jest/globals';
import type { Post } from '../../domain/post.ts';
import type { FeedFilter } from '../../store/feed-queries.ts';
import { pageSeenBy } from './page-seen-by.ts';

const HIDDEN = 500;
const LIMIT = 26;
const filter: FeedFilter = { groupId: null, onlyOperator: false, search: '', lastId: 0 };
/** The newest five hundred are hidden; every fiftieth of them belongs to player 7. */
const posts = Array.from({ length: 600 }, (_none, at) => ({
  ...{ id: 600 - at, userId: at % 50 ? 1 : 7, isHidden: at < HIDDEN, place: null, hiddenComments: [] },
})) as never as Post[];

test('a page is full and costs at most six times its length, however many posts in a row are hidden', async () => {
  let read = 0;
  const take = (some: Post[], limit: number) => {
    read += limit;
    return Promise.resolve(some.slice(0, limit));
  };
  const page = await pageSeenBy(
    {
      page: ({ withHidden }, limit) =>
        take(
          posts.filter((post) => withHidden || !post.isHidden),
          limit,
        ),
      ownHidden: (userId, _filter, limit) =>
        take(
          posts.filter((post) => post.isHidden && post.userId === userId),
          limit,
        ),
    },
    7,
    filter,
    LIMIT,
  );
  const seen = posts.filter((post) => !post.isHidden || post.userId === 7).slice(0, LIMIT);
  expect(page.map(({ id }) => id)).toEqual(seen.map(({ id }) => id));
  expect(read).toBeLessThanOrEqual(6 * LIMIT);
});
