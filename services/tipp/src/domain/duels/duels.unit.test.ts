import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import { emptyColumn, tippAt, writeTipp, type Column } from '../columns/column.ts';
import type { MatchScoring } from '../evaluation/score-column.ts';
import { score } from '../tipps/scoring.ts';
import { em2024 } from '../tournament/test-tournaments.ts';
import { decodeDuels, encodeDuels } from './duel-snapshot.ts';
import { duelOutcome, duelPoints, type DuelOutcome } from './outcome.ts';
import { createPairing, type Pairing } from './pairing.ts';
import { createPermutation, type Chance } from './permutation.ts';
import { readPresence } from './presence.ts';
import { noDuels, rescoreDuels, type DuelTotals, type ScoredDuels } from './score-duels.ts';
import { runSteps } from '../run-steps.ts';

const { scoring } = em2024;

/** A seeded generator (mulberry32); the product uses a cipher. */
const chanceOf =
  (seed: number): Chance =>
  (count) => {
    let state = seed;
    return Uint32Array.from({ length: count }, () => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return (mixed ^ (mixed >>> 14)) >>> 0;
    });
  };

const upTo = (count: number): number[] => Array.from({ length: count }, (_none, index) => index);
const seed = fc.nat(2 ** 31 - 1);

describe('a permutation', () => {
  test('of any size up to 500 is one-to-one, and its inverse is right', () => {
    for (const size of upTo(501)) {
      const { positionOf, numberAt } = createPermutation(size, chanceOf(size));
      const positions = upTo(size).map(positionOf);
      expect([...positions].sort((one, other) => one - other)).toEqual(upTo(size));
      expect(positions.map(numberAt)).toEqual(upTo(size));
    }
  });

  test('of any size up to three million has a right inverse, and fills blocks with the same numbers', () => {
    const sizes = fc.oneof(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 1, max: 3_000_000 }));
    fc.assert(
      fc.property(sizes, seed, fc.array(fc.nat(2_999_999), { minLength: 1 }), (size, own, wanted) => {
        const { positionOf, numberAt, fill } = createPermutation(size, chanceOf(own));
        for (const number of [0, size - 1, ...wanted.map((one) => one % size)]) {
          const position = positionOf(number);
          expect(position >= 0 && position < size).toBe(true);
          expect(numberAt(position)).toBe(number);
          const filled = new Uint32Array(Math.min(3, size - position));
          fill(position, filled);
          expect([...filled]).toEqual(upTo(filled.length).map((index) => numberAt(position + index)));
        }
      }),
    );
  });

  test('maps each position once, also for 100,003', () => {
    const size = 100_003;
    const { positionOf } = createPermutation(size, chanceOf(7));
    const taken = new Uint8Array(size);
    for (let number = 0; number < size; number += 1) taken[positionOf(number)] = 1;
    expect(taken.indexOf(0)).toBe(-1);
  });

  test('is uniform, whatever the size', () => {
    const rounds = 10_000;
    for (const size of [4, 5, 6, 9, 30]) {
      const met = new Float64Array(size);
      for (let round = 0; round < rounds; round += 1) {
        const { positionOf, numberAt } = createPermutation(size, chanceOf(round * 2_654_435_761));
        const other = positionOf(1) ^ 1;
        const opponent = other >= size ? 1 : numberAt(other);
        met[opponent] = (met[opponent] as number) + 1;
      }
      const possible = size % 2 ? upTo(size) : upTo(size).filter((number) => number !== 1);
      const expected = rounds / possible.length;
      // Random counts deviate this far once in some hundred thousand cases.
      const stray = 4.5 * Math.sqrt(expected);
      for (const number of possible) expect(Math.abs((met[number] as number) - expected)).toBeLessThan(stray);
    }
  });
});

const goal = fc.option(fc.integer({ min: 0, max: 3 }));
const tipp = fc.record({ goals1: goal, goals2: goal, isJoker: fc.boolean() });
/** Columns in which some players are absent. */
const column = fc.array(fc.option(tipp, { freq: 4 }), { maxLength: 40 }).map((cells) => {
  const made = emptyColumn(cells.length);
  for (const [player, cell] of cells.entries())
    if (cell) writeTipp(made, player, { ...cell, isRandom: false, isPresent: true });
  return made;
});
const result = fc.record({ goals1: fc.nat(3), goals2: fc.nat(3) });
const match = fc.record({ column, seed, result, isPatriot: fc.boolean() }).map((made): ScoredDuels => {
  const { column: cells, seed: own, ...rest } = made;
  return {
    column: cells,
    pairing: runSteps(createPairing(cells, chanceOf(own))),
    scoring: { ...rest, scoring },
  };
});
const presentIn = (cells: Column) =>
  upTo(cells.length / 2).filter((player) => tippAt(cells, player).isPresent);

describe('the present players', () => {
  test('are numbered without gaps, in order, in both directions', () => {
    const sparse = fc.array(fc.integer({ min: 1, max: 700 }), { maxLength: 30 }).map((gaps) => {
      const players = gaps.map(
        (
          (last) => (gap: number) =>
            (last += gap)
        )(-1),
      );
      const made = emptyColumn((players.at(-1) ?? -1) + 1 + ((gaps[0] ?? 0) % 600));
      for (const player of players)
        writeTipp(made, player, {
          goals1: null,
          goals2: null,
          isJoker: false,
          isRandom: false,
          isPresent: true,
        });
      return made;
    });
    fc.assert(
      fc.property(fc.oneof(column, sparse), (cells) => {
        const present = presentIn(cells);
        const { count, placeOf, playerAt, all } = runSteps(readPresence(cells));
        expect(count).toBe(present.length);
        expect(upTo(count).map(playerAt)).toEqual(present);
        expect(present.map(placeOf)).toEqual(upTo(count));
        expect([...(all() ?? upTo(count))]).toEqual(present);
        const absent = upTo(cells.length / 2 + 2).filter((player) => !tippAt(cells, player).isPresent);
        expect(absent.every((player) => placeOf(player) === null)).toBe(true);
      }),
    );
  });
});

/** The meeting of every player according to a pairing. */
const meetings = (cells: Column, { meetingOf }: Pairing) =>
  new Map(presentIn(cells).map((player) => [player, meetingOf(player)]));

describe('the duels of a match', () => {
  test('each present player meets one other, mutually; with an odd number one has a bye', () => {
    fc.assert(
      fc.property(match, ({ column: cells, pairing }) => {
        const met = meetings(cells, pairing);
        for (const [player, meeting] of met)
          if (meeting.kind === 'opponent') {
            expect(meeting.player).not.toBe(player);
            expect(met.get(meeting.player)).toEqual({ kind: 'opponent', player });
          }
        const kinds = [...met.values()].map(({ kind }) => kind);
        expect(kinds.filter((kind) => kind === 'bye')).toHaveLength(met.size % 2);
        expect(kinds).not.toContain('absent');
        for (const player of [-1, cells.length / 2, 1_000])
          expect(pairing.meetingOf(player)).toEqual({ kind: 'absent' });
      }),
    );
  });

  test('the whole draw agrees with each player’s meeting', () => {
    fc.assert(
      fc.property(match, ({ column: cells, pairing }) => {
        const drawn = [...pairing.drawn()].flatMap((block) => [...block]);
        expect([...drawn].sort((one, other) => one - other)).toEqual(presentIn(cells));
        for (const [index, player] of drawn.entries()) {
          const other = drawn[index ^ 1];
          expect(pairing.meetingOf(player)).toEqual(
            other === undefined ? { kind: 'bye' } : { kind: 'opponent', player: other },
          );
        }
      }),
    );
  });
});

/** Scores all duels one by one, directly by the rules of the game. */
function slowTotals(players: number, matches: readonly ScoredDuels[]): DuelTotals {
  const totals = noDuels(players);
  for (const { column: cells, pairing, scoring: how } of matches)
    for (const [player, meeting] of meetings(cells, pairing)) {
      const own = pointsOf(cells, player, how);
      const outcome: DuelOutcome =
        meeting.kind === 'opponent' ? duelOutcome(own, pointsOf(cells, meeting.player, how)) : 'BYE';
      const add = (sums: Int32Array | Uint8Array, value: number) =>
        void (sums[player] = (sums[player] as number) + value);
      add(totals.points, duelPoints(outcome, scoring));
      add(totals.won, Number(outcome === 'WON'));
      add(totals.played, 1);
    }
  return totals;
}

const pointsOf = (cells: Column, player: number, how: MatchScoring) =>
  score(tippAt(cells, player), how.result, how).points;

describe('duel points', () => {
  const matches = fc.array(match, { maxLength: 6 });
  const players = 40;

  test('equal the sum of all duels one by one', () => {
    fc.assert(
      fc.property(matches, (all) => {
        const totals = runSteps(rescoreDuels(noDuels(0), players, [], all, scoring.duel));
        expect(totals).toEqual(slowTotals(players, all));
        expect(decodeDuels(encodeDuels(totals))).toEqual(totals);
      }),
    );
  });

  test('computed incrementally equal those computed from scratch', () => {
    fc.assert(
      fc.property(matches, matches, match, result, (stay, go, changed, corrected) => {
        const instead = { ...changed, scoring: { ...changed.scoring, result: corrected } };
        const before = runSteps(
          rescoreDuels(noDuels(0), players, [], [...stay, ...go, changed], scoring.duel),
        );
        const after = runSteps(rescoreDuels(before, players + 2, [...go, changed], [instead], scoring.duel));
        expect(after).toEqual(slowTotals(players + 2, [...stay, instead]));
      }),
      { numRuns: 40 },
    );
  });

  test('3 for more points, 1 for as many, 0 for fewer, 1 for a bye', () => {
    const worth = (['WON', 'LEVEL', 'LOST', 'BYE'] as const).map((outcome) => duelPoints(outcome, scoring));
    expect(worth).toEqual([3, 1, 0, 1]);
  });

  test('rejects bytes that are no totals', () => {
    expect(() => decodeDuels(new Uint8Array(7))).toThrow(RangeError);
  });
});
