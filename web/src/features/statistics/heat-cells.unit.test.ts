import { expect, test } from '@jest/globals';
import { heatCells, isIn, trends } from './heat-cells.ts';

const tipps = [
  { goalsTeam1: 2, goalsTeam2: 1, value: 100 },
  { goalsTeam1: 0, goalsTeam2: 0, value: 4 },
  { goalsTeam1: 5, goalsTeam2: 0, value: 2 },
  { goalsTeam1: 15, goalsTeam2: 0, value: 3 },
  { goalsTeam1: 1, goalsTeam2: 2, value: 1 },
];

test('cells hold all tipps, many goals together', () => {
  const cells = heatCells(tipps);
  expect(cells.map((row) => row.map(({ value }) => value))).toEqual([
    [4, 0, 0, 0, 0, 0],
    [0, 0, 1, 0, 0, 0],
    [0, 100, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [5, 0, 0, 0, 0, 0],
  ]);
  expect(cells[2]?.[1]?.heat).toBe(5);
  expect(cells[0]?.[0]?.heat).toBe(1);
  expect(cells[3]?.[3]?.heat).toBe(0);
});

test('a result of many goals lies in the last cell', () => {
  expect(isIn({ goals1: 5, goals2: 0 }, { goalsTeam1: 7, goalsTeam2: 0 })).toBe(true);
  expect(isIn({ goals1: 5, goals2: 0 }, { goalsTeam1: 7, goalsTeam2: null })).toBe(false);
  expect(isIn({ goals1: 0, goals2: 0 }, null)).toBe(false);
});

test('trends', () => expect(trends(tipps)).toEqual([105, 4, 1]));
