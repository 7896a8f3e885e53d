import fc from 'fast-check';
import type { DuelTotals } from '../domain/duels/score-duels.ts';
import type { Snapshot } from '../domain/evaluation/snapshot.ts';
import { addNewcomers, countRanks, nothingEvaluated, placeIn, type Evaluated } from './ranks.ts';
import { runAll } from '@tippspiel/shared/platform/clock/slices';
import { describe, expect, test } from '@jest/globals';

const score = fc.record({ points: fc.nat(9), exact: fc.nat(3), tipped: fc.nat(2) });

function evaluated(scores: { points: number; exact: number; tipped: number }[]): Evaluated {
  const snapshot: Snapshot = {
    points: Int32Array.from(scores, ({ points }) => points),
    exact: Uint8Array.from(scores, ({ exact }) => exact),
    tipped: Uint8Array.from(scores, ({ tipped }) => tipped),
    ranksBefore: new Uint32Array(scores.length),
  };
  const duels: DuelTotals = {
    points: Int32Array.from(scores, ({ points, tipped }) => (tipped ? points : 0)),
    won: Uint8Array.from(scores, ({ exact }) => exact),
    played: Uint8Array.from(scores, ({ tipped }) => tipped),
  };
  return { ...nothingEvaluated(), version: 1, snapshotId: 's', snapshot, duels };
}

function inactiveBut(known: number[]): Uint8Array {
  const inactive = new Uint8Array(Math.max(-1, ...known) + 1).fill(1);
  for (const player of known) inactive[player] = 0;
  return inactive;
}

describe('ranks', () => {
  test('appended newcomers rank the same as in a full recount', () => {
    const numbers = fc.uniqueArray(fc.nat(40), { maxLength: 30 });
    fc.assert(
      fc.property(
        fc.array(score, { maxLength: 20 }),
        numbers,
        fc.nat(30),
        fc.nat(50),
        (scores, all, first, room) => {
          const given = evaluated(scores);
          const known = all.slice(0, first);
          let ranks = runAll(countRanks(given, inactiveBut(known), room));
          const views: { order: Uint32Array; was: number[] }[] = [];
          for (let from = first; from < all.length; from += 2) {
            views.push({ order: ranks.order, was: [...ranks.order] });
            const some = all.slice(from, from + 2);
            const ours = addNewcomers(runAll(countRanks(given, inactiveBut(known), room)), some, true);
            const added = addNewcomers(ranks, some);
            const counts = some.some((player) => given.snapshot.tipped[player]);
            expect(added === null).toBe(counts);
            known.push(...some);
            ranks = added ?? runAll(countRanks(given, inactiveBut(known), room));
            const recounted = runAll(countRanks(given, inactiveBut(known), 0));
            expect([...ranks.order]).toEqual([...recounted.order]);
            if (added) expect([...(ours?.order ?? [])]).toEqual([...recounted.order]);
            for (let player = 0; player < 45; player++)
              expect([placeIn(ranks, player), ranks.ranks[player] ?? 0]).toEqual([
                placeIn(recounted, player),
                recounted.ranks[player] ?? 0,
              ]);
          }
          // Holders of an older view still see the old state.
          for (const { order, was } of views) expect([...order]).toEqual(was);
        },
      ),
    );
  });

  test('every player in the order has the right place, all others none', () => {
    const ranks = runAll(countRanks(evaluated([]), inactiveBut([2, 5, 3]), 10));
    expect([...ranks.order]).toEqual([2, 3, 5]);
    expect([0, 1, 2, 3, 4, 5, 6].map((player) => placeIn(ranks, player))).toEqual([
      null,
      null,
      0,
      1,
      null,
      2,
      null,
    ]);
  });

  test('a long list is appended to, and never copied at once while it may be read', () => {
    const known = Array.from({ length: 70_000 }, (_none, player) => player);
    const few = runAll(countRanks(evaluated([]), inactiveBut([0, 2]), 100_000));
    const many = runAll(countRanks(evaluated([]), inactiveBut([...known, 70_001]), 100_000));
    const full = runAll(countRanks(evaluated([]), inactiveBut(known), 70_000));
    expect(addNewcomers(few, [1])?.order).toEqual(Uint32Array.of(0, 1, 2));
    expect(addNewcomers(many, [70_000])).toBeNull(); // Not higher than all others.
    expect(addNewcomers(full, [70_000])).toBeNull(); // No room.
    expect(addNewcomers(many, [70_002])?.order.buffer).toBe(many.order.buffer);
    const ours = addNewcomers(many, [70_000], true);
    expect(ours?.order.buffer).toBe(many.order.buffer);
    expect([...(ours?.order.subarray(-2) ?? [])]).toEqual([70_000, 70_001]);
  });
});
