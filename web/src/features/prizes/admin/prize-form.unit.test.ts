import { expect, test } from '@jest/globals';
import { check, dayOptions, formOf, matchOptions, stillAhead, toInput } from './prize-form.ts';

const team = { teamKZ: 'GER', name: 'Deutschland' };
const match = (id: number, date: string) => ({ id, date, team1: team, team2: team });
const right = { ...formOf(null), name: 'Ein Ball', priceKind: 'Tagespreis', date: '2024-06-14' };

test('missing fields are reported before sending', () => {
  expect(Object.keys(check(formOf(null)))).toEqual(['name', 'priceKind', 'date']);
  expect(check(right)).toEqual({});
  expect(check({ ...right, winnerCount: '51' })).toHaveProperty('winnerCount');
  const range = { ...right, mode: 'range' as const, fromMatchId: '9' };
  expect(check(range)).toHaveProperty('toMatchId');
  expect(check({ ...range, toMatchId: '9' })).toEqual({});
});

test('a day is sent as a date, and a range as matches', () => {
  const made = { id: 0, version: 0, key: 'k' };
  expect(toInput(right, made)).toMatchObject({ id: 0, key: 'k', date: '2024-06-14' });
  const range = { ...right, mode: 'range' as const, fromMatchId: '7', toMatchId: '9' };
  expect(toInput(range, made)).not.toHaveProperty('date');
  expect(toInput(range, made)).toMatchObject({ fromMatchId: 7, toMatchId: 9 });
});

test('a change is sent with the seen version and without a key', () => {
  const sent = toInput(right, { id: 4, version: 3, key: 'k' });
  expect(sent).toMatchObject({ id: 4, version: 3 });
  expect(sent).not.toHaveProperty('key');
});

test('a chosen picture must not get lost', () => {
  expect(check(right, 'nicht gespeichert')).toEqual({ picture: 'nicht gespeichert' });
});

test('days whose last match has kicked off cannot be chosen', () => {
  const matches = [
    match(1, '2024-06-14T19:00:00Z'),
    match(2, '2024-06-15T13:00:00Z'),
    match(3, '2024-06-15T19:00:00Z'),
  ];
  const days = (now: string) => dayOptions(matches, Date.parse(now)).map(({ value }) => value);
  expect(days('2024-06-14T18:00:00Z')).toEqual(['2024-06-14', '2024-06-15']);
  expect(days('2024-06-14T18:59:30Z')).toEqual(['2024-06-15']);
  expect(days('2024-06-15T14:00:00Z')).toEqual(['2024-06-15']);
  expect(days('2024-06-15T20:00:00Z')).toEqual([]);
  const ahead = (now: string) => stillAhead(matches, Date.parse(now)).map(({ id }) => id);
  expect(ahead('2024-06-14T18:59:30Z')).toEqual([2, 3]);
  expect(ahead('2024-06-15T18:58:59Z')).toEqual([3]);
});

test('a postponed match stands where it is played', () => {
  const matches = [
    match(2, '2024-06-20T16:00:00Z'),
    match(18, '2024-06-20T13:00:00Z'),
    match(19, '2024-06-20T19:00:00Z'),
  ];
  expect(matchOptions(matches).map(({ value }) => value)).toEqual(['18', '2', '19']);
});
