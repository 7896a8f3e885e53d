import { expect, test } from '@jest/globals';
import { EXACT, TIPPED, type Pass } from '../evaluation/passes.ts';
import { playLastOut } from './last-out.ts';

const DAY_MS = 24 * 3_600_000;

/** A day on which the players, by number from 1, earn these points, exact and valid tipps. */
function day(number: number, ...earned: [points: number, exact?: number, tipped?: number][]) {
  const worth = Int32Array.from(
    earned,
    ([points, exact = 0, tipped = 1]) => points + tipped * TIPPED + exact * EXACT,
  );
  const pass: Pass = { cells: Uint8Array.from(earned, (_each, player) => player), worth };
  return { number, passes: [pass], begins: number * DAY_MS, isFinal: false };
}

test('after each match day the player with the fewest points is out, until one is left', () => {
  const days = [
    day(1, [3], [2], [5], [9]),
    day(2, [0], [9], [4], [2]),
    day(3, [9], [9], [1], [2]),
    day(4, [1], [1], [1], [1]),
  ];
  expect(playLastOut([4, 1, 2, 3], days)).toEqual({
    rounds: [
      { day: 1, out: 2, points: 2 },
      { day: 2, out: 1, points: 0 },
      { day: 3, out: 3, points: 1 },
    ],
    remaining: [4],
  });
});

test.each([
  ['among equal points the player with fewer exact tipps', day(1, [5, 1], [5, 0], [5, 1]), 2],
  ['then the player with fewer valid tipps', day(1, [5, 0, 2], [5, 0, 2], [5, 0, 1]), 3],
  ['then the player who registered last', day(1, [5], [5], [5]), 3],
  ['before ties the player with fewer points', day(1, [4, 9, 9], [5], [6]), 1],
])('%s is out', (_what, only, out) => {
  expect(playLastOut([1, 2, 3], [only]).rounds).toMatchObject([{ out }]);
});

test('a player who registered after a column was frozen has no points on that day', () => {
  expect(playLastOut([1, 2, 7], [day(1, [1], [0])]).rounds).toEqual([{ day: 1, out: 7, points: 0 }]);
});

test('before the first decided day all are in', () => {
  expect(playLastOut([3, 1], [])).toEqual({ rounds: [], remaining: [1, 3] });
});

test('a player who left is out from the next day on, and does not count as that day’s last', () => {
  const days = [day(1, [0], [3], [5], [9]), day(2, [9], [0], [3], [5])];
  const beforeTheSecond = new Map([[2, 1.5 * DAY_MS]]);
  expect(playLastOut([1, 2, 3, 4], days, beforeTheSecond)).toEqual({
    rounds: [
      { day: 1, out: 1, points: 0 },
      { day: 2, out: 3, points: 3 },
    ],
    remaining: [4],
  });
});

test('after the last match day all but its best are out, the best of them last', () => {
  const days = [day(1, [0], [3], [5], [9]), { ...day(2, [9], [4], [1], [4, 1]), isFinal: true }];
  expect(playLastOut([1, 2, 3, 4], days)).toEqual({
    rounds: [
      { day: 1, out: 1, points: 0 },
      { day: 2, out: 3, points: 1 },
      { day: 2, out: 2, points: 4 },
    ],
    remaining: [4],
  });
});

test.each([
  ['after the others, on a later match day', { 3: 1.2, 2: 2.5 }, [2]],
  ['after the others, before the next match day', { 3: 1.2, 2: 1.5 }, [2]],
  ['before the first match day', { 1: 0.2, 2: 0.3, 3: 0.4 }, []],
])('if the last one leaves %s, with %j, the contest keeps %j', (_when, left, remaining) => {
  const leftAt = new Map(Object.entries(left).map(([id, days]) => [Number(id), days * DAY_MS]));
  const days = [day(1, [0], [3], [5]), day(2, [0], [0], [9])];
  expect(playLastOut([1, 2, 3], days, leftAt).remaining).toEqual(remaining);
});

test('the last one left has won, and plays no further day', () => {
  const days = [day(1, [0], [3], [5]), day(2, [0], [0], [9])];
  expect(playLastOut([1, 2, 3], days, new Map([[3, 1.5 * DAY_MS]]))).toEqual({
    rounds: [{ day: 1, out: 1, points: 0 }],
    remaining: [2],
  });
});
