import { describe, expect, test } from '@jest/globals';
import { filterMatches, hasBegun, readFilter } from './match-filter.ts';

const match = (id: number, date: string, isLocked: boolean, isPlayed: boolean, needsPenalties = false) => ({
  id,
  needsPenalties,
  match: { id, date, isLocked, isPlayed },
});
const matches = [
  match(1, '2024-06-18T19:00:00Z', true, true),
  match(2, '2024-06-18T22:30:00Z', true, false),
  match(3, '2024-06-19T13:00:00Z', true, false),
  match(4, '2024-06-19T16:00:00Z', false, false),
  match(5, '2024-06-19T22:00:00Z', false, false),
  match(6, '2024-06-17T22:00:00Z', true, true, true),
];
const now = Date.parse('2024-06-19T16:00:01Z');
const ids = (filter: 'heute' | 'offen' | 'alle') => filterMatches(matches, filter, now).map(({ id }) => id);

describe('filterMatches', () => {
  test('uses the days of Berlin', () => expect(ids('heute')).toEqual([2, 3, 4]));
  test('counts a match as begun by the clock, and one without a shoot-out winner as open', () => {
    expect(matches[3] && hasBegun(matches[3].match, now)).toBe(true);
    expect(ids('offen')).toEqual([2, 3, 4, 6]);
  });
  test('shows all', () => expect(ids('alle')).toEqual([1, 2, 3, 4, 5, 6]));
});

test('readFilter defaults to today', () => {
  expect(
    ['', 'zeige=x', 'zeige=offen', 'zeige=alle'].map((query) => readFilter(new URLSearchParams(query))),
  ).toEqual(['heute', 'heute', 'offen', 'alle']);
});
