import { expect, test } from '@jest/globals';
import { columnAt, roundNow } from './round-row.ts';

test('the column shown is the nearest to the scroll position', () => {
  const starts = [0, 300, 600, 900];
  expect([0, 140, 160, 899, 2000].map((left) => columnAt(left, starts, 0))).toEqual([0, 0, 1, 3, 3]);
});

test('if the last columns share the end of the row, the goal is shown', () => {
  const starts = [0, 384, 704, 704];
  expect(columnAt(704, starts, 3)).toBe(3);
  expect(columnAt(703.5, starts, 3)).toBe(3);
  expect(columnAt(704, starts, 0)).toBe(2);
  expect(columnAt(0, starts, 3)).toBe(0);
});

test('the current round is the first with a match to come, or the last after all matches', () => {
  const round = (...played: boolean[]) => ({ matches: played.map((isPlayed) => ({ isPlayed })) });
  expect(roundNow([round(true, true), round(true, false), round(false)])).toBe(1);
  expect(roundNow([round(true, true), round(true)])).toBe(1);
  expect(roundNow([])).toBe(0);
});
