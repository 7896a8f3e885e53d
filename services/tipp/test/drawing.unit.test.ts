import { runAll } from '@tippspiel/shared/platform/clock/slices';
import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import { candidatesIn, drawnAgain } from '../../../infra/reference/drawings.ts';
import { encodeCell } from '../src/domain/columns/column-cell.ts';
import { findCandidates, fromBits, toBits } from '../src/domain/prizes/candidates.ts';
import { continueDrawing } from '../src/domain/prizes/continue-drawing.ts';
import { drawOrder } from '../src/domain/prizes/draw.ts';
import type { OutReason, Turn } from '../src/domain/prizes/prize.ts';
import { turnNumbers } from '../src/app/prizes/turn-numbers.ts';

const seeds = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));
const crowds = fc.uniqueArray(fc.integer({ min: 1, max: 3_000 }), { minLength: 1, maxLength: 60 });

const drawn = (seed: string, candidates: number[], wanted: number): number[] => {
  const players = [...candidates].sort((a, b) => a - b);
  const order = drawOrder(players.length, turnNumbers(seed));
  return [...order].slice(0, wanted).map((place) => players[place] as number);
};

describe('the draw', () => {
  test('gives the same winners when repeated with seed and candidates', () => {
    fc.assert(
      fc.property(seeds, crowds, fc.integer({ min: 1, max: 50 }), (seed, crowd, wanted) => {
        expect(drawn(seed, crowd, wanted)).toEqual(drawnAgain(seed, crowd, wanted));
      }),
    );
  });

  test('hits each place once, for any seed', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 0, max: 40 }), (seed, count) => {
        const hit = [...drawOrder(count, turnNumbers(seed))];
        expect([...hit].sort((a, b) => a - b)).toEqual(
          Array.from({ length: count }, (_none, place) => place),
        );
      }),
    );
  });

  test('matches the example in the ADR', () => {
    const seed = '00'.repeat(32);
    expect(drawn(seed, [2, 3, 5, 7, 11, 13, 17], 7)).toEqual([11, 2, 5, 3, 13, 7, 17]);
  });

  test('rejects numbers of the last, incomplete range, so that all places are equally likely', () => {
    const numbers = [2 ** 48 - 1, 4];
    expect([...drawOrder(3, (turn) => numbers[turn] ?? turn)][0]).toBe(1);
  });

  test('is fair: each of 7 candidates comes first about equally often', () => {
    const first = [0, 0, 0, 0, 0, 0, 0];
    for (let index = 0; index < 7_000; index += 1) {
      const seed = index.toString(16).padStart(64, '0');
      const [place = 0] = drawOrder(7, turnNumbers(seed));
      first[place] = (first[place] as number) + 1;
    }
    for (const times of first) expect(Math.abs(times - 1_000)).toBeLessThan(150);
  });
});

describe('a continued drawing', () => {
  const turn = (userId: number, outReason: OutReason | null = null): Turn => ({
    ...{ winnerId: userId * 10, userId, outReason, postId: null },
  });
  const order = [4, 9, 2, 7, 1];
  const nobodyOut = () => null;

  test('begins with the first of the order', () => {
    const { drawn } = continueDrawing({ turns: [], winnerCount: 2 }, order, nobodyOut);
    expect(drawn.map(({ userId }) => userId)).toEqual([4, 9]);
  });

  test('replaces a player who may not win any more with the next in order, and records why', () => {
    const outReasonOf = (userId: number) => (userId === 9 ? 'locked' : userId === 2 ? 'noAddress' : null);
    const before = { turns: [turn(4), turn(9)], winnerCount: 2 };
    const { turns, drawn } = continueDrawing(before, order, outReasonOf);
    expect(turns.map(({ outReason }) => outReason)).toEqual([null, 'locked']);
    expect(drawn).toEqual([
      { userId: 2, outReason: 'noAddress' },
      { userId: 7, outReason: null },
    ]);
  });

  test('never restores a player who was out once', () => {
    const before = { turns: [turn(4, 'locked'), turn(9)], winnerCount: 1 };
    const { turns, drawn } = continueDrawing(before, order, nobodyOut);
    expect(turns[0]?.outReason).toBe('locked');
    expect(drawn).toEqual([]);
  });

  test('ends if no candidate is left', () => {
    const { drawn } = continueDrawing({ turns: [], winnerCount: 50 }, order, nobodyOut);
    expect(drawn).toHaveLength(5);
  });
});

describe('candidates', () => {
  const cell = (goals1: number | null, goals2: number | null) =>
    encodeCell({ goals1, goals2, isJoker: false, isRandom: false, isPresent: true });

  test('have a valid tipp on one of the matches and may win; sorted by number', () => {
    const one = Uint16Array.from([cell(1, 0), cell(null, null), cell(2, 2), 0]);
    const other = Uint16Array.from([0, cell(3, null), cell(0, 0)]);
    const mayWin = (player: number) => player !== 2;
    expect([...runAll(findCandidates([one, other], 5, mayWin))]).toEqual([0]);
    expect([...runAll(findCandidates([one, other], 5, () => true))]).toEqual([0, 2]);
    expect([...runAll(findCandidates([], 5, () => true))]).toEqual([]);
  });

  test('are stored and published as one bit each', () => {
    fc.assert(
      fc.property(crowds, (crowd) => {
        const players = Uint32Array.from(crowd.map((userId) => userId - 1)).sort();
        const bits = toBits(players);
        expect([...fromBits(bits)]).toEqual([...players]);
        const shown = Buffer.from(bits).toString('base64');
        expect(candidatesIn(shown)).toEqual(Array.from(players, (player) => player + 1));
      }),
    );
  });
});
