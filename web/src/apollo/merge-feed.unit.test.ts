import { describe, expect, test } from '@jest/globals';
import { mergeFeed, type FeedPage } from './merge-feed.ts';

const page = (items: number[], hasMore = true): FeedPage<number> => ({
  items,
  hasMore,
  lastId: items.at(-1),
});
const idOf = (item: number) => item;

describe('mergeFeed', () => {
  test('takes the first page', () => {
    expect(mergeFeed(undefined, page([9, 8]), { idOf })).toEqual(page([9, 8]));
  });
  test('appends the next page, none twice', () => {
    expect(mergeFeed(page([9, 8]), page([8, 7], false), { lastId: 8, idOf })).toEqual({
      items: [9, 8, 7],
      hasMore: false,
      lastId: 7,
    });
  });
  test('keeps what was loaded below a first page that comes again', () => {
    expect(mergeFeed(page([9, 8, 7, 6, 5, 4]), page([10, 9, 7]), { idOf })).toEqual({
      items: [10, 9, 7, 6, 5, 4],
      hasMore: true,
      lastId: 4,
    });
  });
  test('knows the newest post of the first page, not of those below', () => {
    const [first, below] = [
      { ...page([9, 8]), newestId: 9 },
      { ...page([7]), newestId: 7 },
    ];
    expect(mergeFeed(first, below, { lastId: 8, idOf })).toMatchObject({ items: [9, 8, 7], newestId: 9 });
    const anew = { ...page([10, 9]), newestId: 10 };
    expect(mergeFeed({ ...page([9, 8]), newestId: 9 }, anew, { idOf }).newestId).toBe(10);
  });
  test('a page that was asked for below what is not there any more leaves no hole', () => {
    const anew = mergeFeed(page([3, 2, 1]), page([9, 8, 7]), { idOf });
    expect(mergeFeed(anew, page([0, -1]), { lastId: 1, idOf })).toEqual(page([9, 8, 7]));
  });
  test('starts over when more came than one page holds, or when this page is all', () => {
    expect(mergeFeed(page([3, 2, 1]), page([9, 8, 7]), { idOf })).toEqual(page([9, 8, 7]));
    expect(mergeFeed(page([3, 2, 1]), page([3], false), { idOf })).toEqual(page([3], false));
  });
});
