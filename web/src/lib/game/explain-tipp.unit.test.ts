import { expect, test } from '@jest/globals';
import { explainTipp } from './explain-tipp.ts';

const explain = (tipp: string, result: string, pointsInternal: number, points: number, factor = 1) => {
  const goals = (text: string): number[] => text.split(':').map(Number);
  const [tipp1 = 0, tipp2 = 0] = goals(tipp);
  const [goals1 = 0, goals2 = 0] = goals(result);
  return explainTipp(
    { goalsTeam1: tipp1, goalsTeam2: tipp2, pointsInternal, points, factor },
    { goalsTeam1: goals1, goalsTeam2: goals2 },
  );
};

test('names what was right', () => {
  expect(explain('2:1', '2:1', 5, 5)).toBe('Exakt 5');
  expect(explain('2:1', '3:2', 3, 3)).toBe('Tordifferenz 3');
  expect(explain('1:1', '2:2', 3, 3)).toBe('Tordifferenz 3');
  expect(explain('1:0', '3:0', 2, 2)).toBe('Tendenz 2');
  expect(explain('1:0', '0:0', 0, 0)).toBe('Daneben');
});

test('reckons with joker and patriot bonus', () => {
  expect(explain('2:1', '3:2', 3, 6, 2)).toBe('Tordifferenz 3 × Joker 2 = 6');
  expect(explain('2:1', '2:1', 5, 6)).toBe('Exakt 5 + Patriot 1 = 6');
  expect(explain('2:1', '2:1', 5, 11, 2)).toBe('Exakt 5 × Joker 2 + Patriot 1 = 11');
  expect(explain('2:1', '2:1', 4, 14, 3)).toBe('Exakt 4 × Joker 3 + Patriot 2 = 14');
  expect(explain('1:0', '0:0', 0, 0, 2)).toBe('Daneben');
});

test('an incomplete tipp has nothing to explain', () => {
  const half = { goalsTeam1: 2, goalsTeam2: null, points: 0, pointsInternal: 0, factor: 2 };
  expect(explainTipp(half, { goalsTeam1: 2, goalsTeam2: 0 })).toBeNull();
});
