import { expect, test } from '@jest/globals';
import { tippIdOf } from './tipp-view.ts';

test('tipps of a hundred players on the 104 matches of a World Cup have distinct ids', () => {
  const numbers = (count: number) => Array.from({ length: count }, (_none, index) => index + 1);
  const ids = numbers(100).flatMap((userId) => numbers(104).map((matchId) => tippIdOf(userId, matchId)));
  expect(new Set(ids).size).toBe(10_400);
});

test('ids for ten million players still fit a GraphQL integer', () => {
  expect(tippIdOf(10_000_000, 104)).toBeLessThan(2 ** 31);
});
