import { expect, test } from '@jest/globals';
import { em2024 } from '../tournament/test-tournaments.ts';
import { lastKickoff, matchesBetween, runsOf } from './prize.ts';

/** Match 2 of 15 June is played on 20 June, between matches 16 and 17. */
const moved = em2024.matches.map((match) =>
  match.id === 2 ? { ...match, kickoff: '2024-06-20T14:30:00Z' } : match,
);
const postponed = { ...em2024, matches: moved };
const between = (from: number, to: number) => matchesBetween(postponed, from, to).map(({ id }) => id);

test('a range goes by kick-off, so that a postponed match belongs to its new day', () => {
  expect(between(16, 18)).toEqual([16, 2, 17, 18]);
  expect(between(1, 4)).toEqual([1, 3, 4]);
  expect(between(2, 2)).toEqual([2]);
  expect(between(18, 2)).toEqual([]);
});

test('a prize waits for the last of its own matches', () => {
  expect(lastKickoff(postponed, { matchIds: [2, 3, 4] })).toBe(Date.parse('2024-06-20T14:30:00Z'));
});

test.each([
  [[5], [[5, 5]]],
  [
    [19, 18, 2],
    [
      [2, 2],
      [18, 19],
    ],
  ],
])('the numbers of %j in runs', (ids, runs) => {
  expect(runsOf(ids)).toEqual(runs);
});
