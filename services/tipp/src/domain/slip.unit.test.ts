import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { randomTipp } from './random-tipp.ts';
import { applyChange, countSlip, emptyEntry, jokerDelta, jokersSuffice } from './slip.ts';
import { parseGoals } from './tipp-input.ts';

const goals = fc.option(fc.integer({ min: 0, max: 15 }));
const entry = fc.record({ goals1: goals, goals2: goals, isJoker: fc.boolean(), isRandom: fc.boolean() });
const change = fc.record(
  { goals1: goals, goals2: goals, isJoker: fc.boolean(), isRandom: fc.boolean() },
  { requiredKeys: [] },
);

describe('a save', () => {
  test('goals come one at a time or both', () => {
    const first = applyChange(emptyEntry, { goals1: 2 });
    expect(first).toEqual({ ...emptyEntry, goals1: 2 });
    expect(applyChange(first, { goals2: 0 })).toEqual({ ...emptyEntry, goals1: 2, goals2: 0 });
    expect(applyChange(first, { goals1: null })).toEqual(emptyEntry);
  });

  test('goals by hand take the mark of a random tipp away, a joker does not', () => {
    const random = applyChange(emptyEntry, { goals1: 1, goals2: 1, isRandom: true });
    expect(random.isRandom).toBe(true);
    expect(applyChange(random, { isJoker: true }).isRandom).toBe(true);
    expect(applyChange(random, { goals2: 0 }).isRandom).toBe(false);
  });

  test('taking the goals back leaves the joker used', () => {
    const tipped = applyChange(emptyEntry, { goals1: 1, goals2: 1, isJoker: true });
    const empty = applyChange(tipped, { goals1: null, goals2: null });
    expect(countSlip([empty])).toEqual({ tipped: 0, jokers: 1 });
  });

  test('saving the same twice changes nothing more', () => {
    fc.assert(
      fc.property(entry, change, (before, save) => {
        const after = applyChange(before, save);
        expect(applyChange(after, save)).toEqual(after);
        expect(jokerDelta(after, save)).toBe(0);
      }),
    );
  });

  test('no order of saves gets a player more jokers than the limit', () => {
    const saves = fc.array(fc.tuple(fc.nat(9), change), { maxLength: 60 });
    fc.assert(
      fc.property(saves, fc.nat(6), (given, limit) => {
        const slip = Array.from({ length: 10 }, () => emptyEntry);
        let used = 0;
        for (const [match, save] of given) {
          const before = slip[match] ?? emptyEntry;
          if (!jokersSuffice(before, save, used, limit)) continue;
          used += jokerDelta(before, save);
          slip[match] = applyChange(before, save);
          expect(countSlip(slip).jokers).toBe(used);
          expect(used).toBeLessThanOrEqual(limit);
        }
      }),
    );
  });
});

describe('parseGoals', () => {
  test.each([0, 15, '0', '7', '15'])('takes %j', (raw) => {
    expect(parseGoals(raw)).toEqual({ ok: true, value: Number(raw) });
  });

  test.each([-1, '-1', '-', null])('reads %j as none', (raw) => {
    expect(parseGoals(raw)).toEqual({ ok: true, value: null });
  });

  test.each([16, -2, 1.5, NaN, '16', '-2', '1.5', 'x', '', ' 1', '01', '1e1', undefined, true, [1], {}])(
    'refuses %j',
    (raw) => {
      expect(parseGoals(raw)).toEqual({ ok: false, refusal: 'goals' });
    },
  );
});

describe('randomTipp', () => {
  test('every chance gives goals from 0 to 5', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (chance) => {
        const { goals1, goals2 } = randomTipp(chance);
        expect(parseGoals(goals1).ok && parseGoals(goals2).ok).toBe(true);
        expect(Math.max(goals1, goals2)).toBeLessThanOrEqual(5);
      }),
    );
  });

  test('favours nobody, and has the goals and draws of real football', () => {
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
