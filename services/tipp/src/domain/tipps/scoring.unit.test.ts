import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import { category, score, isValid } from './scoring.ts';
import type { Scoring } from '../tournament/tournament.ts';

const scoring: Scoring = {
  exact: 5,
  difference: 3,
  trend: 2,
  patriotBonus: 1,
  jokerFactor: 2,
  winner: { P1: 10, P2: 7, P3: 5, W: 4, L: 3 },
  bonus: 3,
  duel: { win: 3, draw: 1, loss: 0, bye: 1 },
};
const goal = fc.integer({ min: 0, max: 15 });
const result = fc.record({ goals1: goal, goals2: goal });
const tipp = fc.record({ goals1: goal, goals2: goal, isJoker: fc.boolean() });
const anyTipp = fc.record({ goals1: fc.option(goal), goals2: fc.option(goal), isJoker: fc.boolean() });

describe('category', () => {
  test.each([
    [2, 1, 2, 1, 'exact'],
    [0, 0, 0, 0, 'exact'],
    [3, 2, 2, 1, 'difference'],
    [1, 1, 2, 2, 'difference'],
    [3, 1, 1, 0, 'trend'],
    [0, 1, 1, 4, 'trend'],
    [1, 0, 0, 1, 'wrong'],
    [1, 1, 1, 0, 'wrong'],
    [2, 1, 0, 0, 'wrong'],
  ])('a tipp of %i:%i on %i:%i is %s', (tipp1, tipp2, goals1, goals2, expected) => {
    expect(category({ goals1: tipp1, goals2: tipp2 }, { goals1, goals2 })).toBe(expected);
  });

  test('is the same from the other team’s view', () => {
    fc.assert(
      fc.property(tipp, result, (t, r) => {
        const mirrored = category(
          { goals1: t.goals2, goals2: t.goals1 },
          { goals1: r.goals2, goals2: r.goals1 },
        );
        expect(mirrored).toBe(category(t, r));
      }),
    );
  });

  test('a tipped draw on a drawn match is never only the trend', () => {
    fc.assert(
      fc.property(goal, goal, (a, b) => {
        const found = category({ goals1: a, goals2: a }, { goals1: b, goals2: b });
        expect(found).toBe(a === b ? 'exact' : 'difference');
      }),
    );
  });

  test('is wrong without both goals', () => {
    expect(category({ goals1: 1, goals2: null }, { goals1: 1, goals2: 0 })).toBe('wrong');
    expect(isValid({ goals1: null, goals2: 0 })).toBe(false);
    expect(isValid({ goals1: 0, goals2: 0 })).toBe(true);
  });
});

describe('points', () => {
  test.each([
    ['exact', { goals1: 2, goals2: 1 }, [5, 10, 6, 11]],
    ['difference', { goals1: 1, goals2: 0 }, [3, 6, 4, 7]],
    ['trend', { goals1: 4, goals2: 0 }, [2, 4, 3, 5]],
    ['wrong', { goals1: 0, goals2: 0 }, [0, 0, 0, 0]],
  ] as const)('%s: plain, joker, patriot, both', (_name, goals, expected) => {
    const played = { goals1: 2, goals2: 1 };
    const found = [false, true].flatMap((isPatriot) =>
      [false, true].map((isJoker) => score({ ...goals, isJoker }, played, { isPatriot, scoring }).points),
    );
    expect(found).toEqual(expected);
  });

  test('the joker doubles the category; the patriot bonus is added after it and never for 0', () => {
    fc.assert(
      fc.property(anyTipp, result, fc.boolean(), (t, r, isPatriot) => {
        const base = score(t, r, { isPatriot, scoring }).pointsInternal;
        const bonus = isPatriot && base > 0 ? 1 : 0;
        expect([0, 2, 3, 5]).toContain(base);
        expect(score(t, r, { isPatriot, scoring }).points).toBe(base * (t.isJoker ? 2 : 1) + bonus);
      }),
    );
  });

  test('a score has the category, its points and all points', () => {
    const scored = score(
      { goals1: 1, goals2: 0, isJoker: true },
      { goals1: 2, goals2: 1 },
      { isPatriot: true, scoring },
    );
    expect(scored).toEqual({ category: 'difference', pointsInternal: 3, points: 7 });
  });

  test('the numbers come from the tournament file', () => {
    const dear = { ...scoring, exact: 10, jokerFactor: 3, patriotBonus: 4 };
    const tipped = { goals1: 1, goals2: 0, isJoker: true };
    expect(score(tipped, { goals1: 1, goals2: 0 }, { isPatriot: true, scoring: dear }).points).toBe(34);
  });
});
