import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import { fromChunks, toChunks } from './chunks.ts';
import type { ColumnTipp } from './column-cell.ts';
import { columnLength, emptyColumn, tippAt, writeTipp, type Column } from './column.ts';
import { category, score, isValid } from '../tipps/scoring.ts';
import { rescore, scoreAll } from '../evaluation/score-column.ts';
import { em2024 } from '../tournament/test-tournaments.ts';
import { runSteps } from '../run-steps.ts';

const goal = fc.integer({ min: 0, max: 15 });
const tipp = fc.record({
  goals1: fc.option(goal),
  goals2: fc.option(goal),
  isJoker: fc.boolean(),
  isRandom: fc.boolean(),
  isPresent: fc.constant(true),
});
const result = fc.record({ goals1: goal, goals2: goal });
const players = 30;
const entries = fc
  .uniqueArray(fc.nat(players - 1), { maxLength: 20 })
  .chain((chosen) => fc.tuple(...chosen.map((player) => fc.record({ player: fc.constant(player), tipp }))));
const absent = { goals1: null, goals2: null, isJoker: false, isRandom: false, isPresent: false };
const { scoring } = em2024;

function buildColumn(count: number, given: { player: number; tipp: ColumnTipp }[]): Column {
  const column = emptyColumn(count);
  for (const entry of given) writeTipp(column, entry.player, entry.tipp);
  return column;
}

describe('a column', () => {
  test('returns every tipp, each for its own player', () => {
    fc.assert(
      fc.property(entries, (given) => {
        const column = buildColumn(players, given);
        const byPlayer = new Map(given.map((entry) => [entry.player, entry.tipp]));
        for (let player = 0; player < players; player += 1) {
          expect(tippAt(column, player)).toEqual(byPlayer.get(player) ?? absent);
        }
      }),
    );
  });

  test('takes two bytes per player and has nobody beyond its end', () => {
    const column = buildColumn(3, []);
    expect(column).toHaveLength(6);
    expect(columnLength(column)).toBe(3);
    expect(tippAt(column, 3)).toEqual(absent);
    expect(tippAt(column, -1)).toEqual(absent);
  });

  test.each([
    [{ player: 3, tipp: absent }, 'Player number 3'],
    [{ player: 0.5, tipp: absent }, 'Player number 0.5'],
    [{ player: 0, tipp: { ...absent, goals1: 16 } }, '16 goals'],
  ])('rejects values that do not fit: %j', (entry, message) => {
    expect(() => buildColumn(3, [entry])).toThrow(message);
  });

  test('scores the same as every tipp alone, and can be subtracted', () => {
    fc.assert(
      fc.property(entries, result, fc.boolean(), (given, played, isPatriot) => {
        const column = buildColumn(players, given);
        const match = { result: played, isPatriot, scoring };
        const totals = runSteps(scoreAll(players, [{ column, scoring: match }]));
        for (let player = 0; player < players; player += 1) {
          const one = tippAt(column, player);
          expect(totals.points[player]).toBe(score(one, played, match).points);
          expect(totals.exact[player]).toBe(Number(category(one, played) === 'exact'));
          expect(totals.tipped[player]).toBe(Number(isValid(one)));
        }
        const none = runSteps(rescore(totals, players, [{ column, scoring: match }], []));
        expect(none).toEqual(runSteps(scoreAll(players, [])));
      }),
      { numRuns: 30 },
    );
  });

  test('incremental scoring of a corrected result equals scoring from scratch, including newcomers', () => {
    const match = fc.record({ given: entries, result, isPatriot: fc.boolean() });
    fc.assert(
      fc.property(fc.array(match, { minLength: 1, maxLength: 5 }), result, (matches, corrected) => {
        const before = matches.map(({ given, ...rest }) => ({
          column: buildColumn(players, given),
          scoring: { ...rest, scoring },
        }));
        const [first, ...others] = before as [(typeof before)[number], ...typeof before];
        const instead = { ...first, scoring: { ...first.scoring, result: corrected } };
        const totals = runSteps(
          rescore(runSteps(scoreAll(players, before)), players + 3, [first], [instead]),
        );
        expect(totals).toEqual(runSteps(scoreAll(players + 3, [instead, ...others])));
      }),
      { numRuns: 50 },
    );
  });

  test('scores nobody who registered after the lock, and rejects totals that are too short', () => {
    const one = { goals1: 1, goals2: 0, isJoker: true, isRandom: false, isPresent: true };
    const match = { result: { goals1: 1, goals2: 0 }, isPatriot: false, scoring };
    const column = buildColumn(2, [{ player: 1, tipp: one }]);
    expect([...runSteps(scoreAll(4, [{ column, scoring: match }])).points]).toEqual([0, 10, 0, 0]);
    expect(() => runSteps(scoreAll(1, [{ column, scoring: match }]))).toThrow('fewer players');
  });

  test('pauses at each column', () => {
    const match = { result: { goals1: 1, goals2: 0 }, isPatriot: false, scoring };
    const scored = { column: buildColumn(2, []), scoring: match };
    const stepsOf = (columns: number) => [...scoreAll(2, Array(columns).fill(scored))].length;
    expect(stepsOf(9) - stepsOf(1)).toBe(8);
  });

  test('scores a column at an odd byte offset', () => {
    const one = { goals1: 1, goals2: 0, isJoker: false, isRandom: false, isPresent: true };
    const match = { result: { goals1: 1, goals2: 0 }, isPatriot: false, scoring };
    const memory = new Uint8Array(5);
    memory.set(buildColumn(2, [{ player: 1, tipp: one }]), 1);
    expect([...runSteps(scoreAll(2, [{ column: memory.subarray(1), scoring: match }])).points]).toEqual([
      0, 5,
    ]);
  });
});

describe('chunks', () => {
  test('are joined to the original bytes, and none is larger than requested', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.integer({ min: 1, max: 50 }), (bytes, size) => {
        const chunks = toChunks(bytes, size);
        expect(chunks.every((chunk) => chunk.length > 0 && chunk.length <= size)).toBe(true);
        expect(fromChunks(chunks)).toEqual(bytes);
      }),
    );
  });

  test('a million players are two chunks of a megabyte', () => {
    expect(toChunks(emptyColumn(1_000_000)).map((chunk) => chunk.length)).toEqual([1_048_576, 951_424]);
  });
});
