import { expect, test } from '@jest/globals';
import { loseAndRepublish } from './lose-streams.ts';

test('after every stream is lost, all read models are rebuilt while players save, and nothing is created twice', async () => {
  const { before, after, again, madeBefore, madeAfter, saved, failures } = await loseAndRepublish(60);
  expect(failures).toEqual([]);
  expect(saved).toBeGreaterThan(10);
  const empty = Object.keys(before).filter((name) => before[name]?.length === 0);
  expect(empty).toEqual([]);
  expect(after).toEqual(before);
  expect(again).toEqual(before);
  expect(madeAfter).toEqual(madeBefore);
});
