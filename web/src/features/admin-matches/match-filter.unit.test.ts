import { describe, expect, test } from '@jest/globals';
import { filterMatches, hasBegun, nextDue, readFilter } from './match-filter.ts';

const match = (id: number, date: string, isLocked: boolean, isPlayed: boolean) => ({
  id,
  date,
  isLocked,
  isPlayed,
});
const matches = [
  match(1, '2024-06-18T19:00:00Z', true, true),
  match(2, '2024-06-18T22:30:00Z', true, false),
  match(3, '2024-06-19T13:00:00Z', true, false),
  match(4, '2024-06-19T16:00:00Z', false, false),
  match(5, '2024-06-19T22:00:00Z', false, false),
];
const now = Date.parse('2024-06-19T16:00:01Z');
const ids = (filter: 'heute' | 'offen' | 'alle') => filterMatches(matches, filter, now).map(({ id }) => id);

describe('filterMatches', () => {
  test('takes the days of Berlin', () => expect(ids('heute')).toEqual([2, 3, 4]));
  test('counts a match as begun when the clock says so', () => {
    expect(matches[3] && hasBegun(matches[3], now)).toBe(true);
    expect(ids('offen')).toEqual([2, 3, 4]);
  });
  test('shows all', () => expect(ids('alle')).toEqual([1, 2, 3, 4, 5]));
});

test('nextDue is the earliest without a result', () => {
  expect(nextDue([...matches].reverse(), now)?.id).toBe(2);
  expect(nextDue(matches.slice(0, 1), now)).toBeUndefined();
});

test('readFilter shows today unless the address says otherwise', () => {
  expect(
    ['', 'zeige=x', 'zeige=offen', 'zeige=alle'].map((query) => readFilter(new URLSearchParams(query))),
  ).toEqual(['heute', 'heute', 'offen', 'alle']);
});
