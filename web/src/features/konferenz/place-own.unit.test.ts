import { expect, test } from '@jest/globals';
import { placeOwn } from './place-own.ts';

const ROW = 100;
const rowsOf = (...rankings: number[]) =>
  rankings.map((ranking, index) => ({ ranking, user: { id: index + 1 } }));
const ownOf = (ranking: number, id = ROW) => ({ ranking, user: { id } });

test.each([
  ['among the players of a list', [28, 242, 456], 288, 3, [1, 2, ROW, 3], []],
  ['behind those who share its place', [5, 5, 7], 5, 3, [1, 2, ROW, 3], []],
  ['before those without a place', [3, 0], 9, 2, [1, ROW, 2], []],
  ['at the end, if it is the last of the list', [3, 7], 9, 2, [1, 2, ROW], []],
  ['at the end after a gap, if the list goes on', [3, 7], 90, 30, [1, 2, ROW], [ROW]],
  ['at the end without a place', [3, 7], 0, 2, [1, 2, ROW], []],
])('the own row stands %s', (_where, rankings, ranking, totalCount, ids, gaps) => {
  const placed = placeOwn(rowsOf(...rankings), { row: ownOf(ranking), isBefore: false }, totalCount);
  expect(placed.all.map(({ user }) => user.id)).toEqual(ids);
  expect([...placed.gaps]).toEqual(gaps);
});

test('on a later page it stands first, before a gap, also if it shares a place', () => {
  const { all, gaps } = placeOwn(rowsOf(9, 9), { row: ownOf(9), isBefore: true }, 30);
  expect(all.map(({ user }) => user.id)).toEqual([ROW, 1, 2]);
  expect([...gaps]).toEqual([1]);
});

test('a row that is there, and no own one, change nothing', () => {
  const rows = rowsOf(1, 2);
  expect(placeOwn(rows, { row: ownOf(2, 2), isBefore: false }, 9).all).toBe(rows);
  expect(placeOwn(rows, { row: null, isBefore: false }, 9).all).toBe(rows);
});
