import { expect, test } from '@jest/globals';
import { findGaps } from './find-gaps.ts';

const rowsOf = (...rankings: number[]) =>
  rankings.map((ranking, index) => ({ ranking, user: { id: index + 1 } }));

test.each([
  ['between the top and the neighbours, and before the last', [1, 2, 3, 36, 37, 38, 99], 5, 99, [4, 7]],
  ['not where the neighbours follow the top', [1, 2, 3, 4, 5, 6, 99], 5, 99, [7]],
  ['not where all are shown', [1, 2, 3, 4, 5], 4, 5, []],
  ['before the last alone, for one of the top', [1, 2, 3, 20], 2, 20, [4]],
  ['before the last, for one without a place', [1, 2, 3, 20], 0, 20, [4]],
  ['not before the last who stands right behind', [1, 2, 3, 18, 19, 20], 5, 20, [4]],
  ['before the last who has no place', [1, 2, 3, 18, 19, 20, 0], 5, 30, [4, 7]],
  ['shared places leave none out by themselves', [1, 1, 1, 4, 5, 6, 9], 5, 9, [7]],
])('players are left out %s', (_where, rankings, ownId, totalCount, gaps) => {
  expect([...findGaps(rowsOf(...rankings), ownId, totalCount)]).toEqual(gaps);
});
