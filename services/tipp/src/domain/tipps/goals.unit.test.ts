import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import { isGoal } from './goals.ts';
import { randomTipp } from './random-tipp.ts';

describe('isGoal', () => {
  test.each([0, 7, 15])('takes %j', (value) => expect(isGoal(value)).toBe(true));
  test.each([16, -1, -2, 1.5, NaN, Infinity])('refuses %j', (value) => expect(isGoal(value)).toBe(false));
});

describe('randomTipp', () => {
  test('every chance gives goals from 0 to 5', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (chance) => {
        const { goals1, goals2 } = randomTipp(chance);
        expect(isGoal(goals1) && isGoal(goals2)).toBe(true);
        expect(Math.max(goals1, goals2)).toBeLessThanOrEqual(5);
      }),
    );
  });

  test('is symmetric between the teams, and has realistic goals and draws', () => {
    const count = 10_000;
    const tipps = Array.from({ length: count }, (_none, index) => randomTipp(index / count));
    const share = (fits: (tipp: { goals1: number; goals2: number }) => boolean) =>
      tipps.filter(fits).length / count;
    const wins1 = share(({ goals1, goals2 }) => goals1 > goals2);
    expect(share(({ goals1, goals2 }) => goals1 < goals2)).toBeCloseTo(wins1, 2);
    expect(1 - 2 * wins1).toBeGreaterThan(0.2);
    expect(1 - 2 * wins1).toBeLessThan(0.3);
    const average = tipps.reduce((sum, { goals1, goals2 }) => sum + goals1 + goals2, 0) / count;
    expect(average).toBeGreaterThan(2.3);
    expect(average).toBeLessThan(2.9);
  });
});
