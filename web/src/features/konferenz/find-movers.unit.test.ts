import { expect, test } from '@jest/globals';
import { findMovers } from './find-movers.ts';

const goal = { matchId: 7, team: 2 };
/** @param next the place after the goal */
const rowOf = (id: number, ranking: number, next: number) => ({
  ...{ user: { id, fullname: `Spieler ${id}` }, ranking },
  nextGoals: [
    { matchId: 7, team: 1, ranking: 99, points: 0 },
    { ...goal, ranking: next },
  ],
});
const ids = (movers: readonly { id: number }[]) => movers.map(({ id }) => id);

test('who gains most by a goal stands first, who loses most likewise, three of each', () => {
  const rows = [rowOf(1, 1, 4), rowOf(2, 2, 1), rowOf(3, 3, 3), rowOf(4, 9, 2), rowOf(5, 5, 6)];
  const more = [rowOf(6, 6, 5), rowOf(7, 12, 4)];
  const { up, down } = findMovers([...rows, ...more], goal, 0);
  expect(ids(up)).toEqual([7, 4, 2]);
  expect(ids(down)).toEqual([1, 5]);
  expect(up[0]).toMatchObject({ fullname: 'Spieler 7', ranking: 4, rankingBefore: 12 });
});

test("leaves out the dialog's player and players without a place", () => {
  const { up, down } = findMovers([rowOf(1, 4, 1), rowOf(2, 0, 3), rowOf(3, 1, 2)], goal, 1);
  expect(ids(up)).toEqual([]);
  expect(ids(down)).toEqual([3]);
});
