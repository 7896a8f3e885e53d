import { expect, test } from 'vitest';
import { kickOffNear } from './kick-off-near.ts';

const NOW = Date.parse('2026-06-15T19:00:00Z');
const match = (date: string) => ({ __typename: 'Match', date });
const at = (...dates: string[]) =>
  kickOffNear(Object.fromEntries(dates.map((date, id) => [`Match:${id}`, match(date)])), NOW);

test('the earliest kick-off from half an hour ago to an hour ahead is near', () => {
  const [over, begun, coming] = [
    '2026-06-15T15:00:00Z',
    '2026-06-15T18:45:00Z',
    '2026-06-15T19:45:00Z',
  ] as const;
  expect(at(coming, begun, over)).toBe(begun);
  expect(at('2026-06-15T19:59:00Z')).toBe('2026-06-15T19:59:00Z');
});

test('earlier and later ones are not, nor what is no match or has no date', () => {
  expect(at('2026-06-15T18:30:00Z', '2026-06-15T20:00:00Z')).toBeUndefined();
  const post = { __typename: 'Post', date: '2026-06-15T19:00:00Z' };
  const undated = { __typename: 'Match' };
  expect(kickOffNear({ post, undated, ROOT_QUERY: undefined }, NOW)).toBeUndefined();
});
