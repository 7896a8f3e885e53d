import { runAll } from '@tippspiel/shared/platform/clock/slices';
import { describe, expect, test } from '@jest/globals';
import { countChoices } from '../../domain/statistics/cell-counts.ts';
import { addNewcomers, countRanks, nothingEvaluated } from '../../projection/ranks.ts';
import { createColumnLists } from './column-lists.ts';

/** Choices of eight players; 0 for none. */
const chosen = Uint8Array.from([1, 2, 0, 2, 1, 2, 1, 1]);
const wantedOf = (choice: number) =>
  Uint8Array.from({ length: 256 }, (_none, cell) => (cell === choice ? 1 : 0));
const column = async () => chosen;
const lists = () =>
  createColumnLists({ columns: { column }, count: async () => runAll(countChoices(chosen)) });

/** Ranks for these points. All these players have a tipp; later players have none. */
function ranked(points: number[], known = points.length) {
  const { length } = points;
  const tipped = new Uint8Array(length).fill(1);
  const snapshot = {
    points: Int32Array.from(points),
    exact: new Uint8Array(length),
    tipped,
    ranksBefore: new Uint32Array(length),
  };
  return runAll(countRanks({ ...nothingEvaluated(), version: 1, snapshot }, new Uint8Array(known), 20));
}

describe('the players with a selected cell', () => {
  test('are in the order of the ranking, and are not recomputed for registrations after the lock', async () => {
    const { select } = lists();
    const ranks = ranked([1, 2, 3, 4, 5, 6], 8);
    const found = await select(ranks, 'P1', 'x', wantedOf(2), 1);
    expect([...(found ?? [])]).toEqual([5, 3, 1]);
    const later = addNewcomers(ranks, [8, 9]);
    expect(later?.order).toHaveLength(10);
    expect(await select(later as typeof ranks, 'P1', 'x', wantedOf(2), 1)).toBe(found);
  });

  test('include a player who registered before the lock but whose event arrives later', async () => {
    const { select } = lists();
    const ranks = ranked([1, 2, 3, 4, 5, 6]);
    expect([...((await select(ranks, 'P1', 'x', wantedOf(1), 1)) ?? [])]).toEqual([4, 0]);
    const later = addNewcomers(ranks, [7]) as typeof ranks;
    expect([...((await select(later, 'P1', 'x', wantedOf(1), 1)) ?? [])]).toEqual([4, 0, 7]);
    const all = addNewcomers(later, [6]) as typeof ranks;
    expect([...((await select(all, 'P1', 'x', wantedOf(1), 1)) ?? [])]).toEqual([4, 0, 6, 7]);
  });

  test('keep the order of a given short list', async () => {
    expect([...((await lists().among(Uint32Array.of(7, 1, 2, 4), 'P1', wantedOf(1))) ?? [])]).toEqual([7, 4]);
  });

  test('are computed for a limited number of requests; others are rejected until these are done', async () => {
    const { select } = lists();
    const ranks = ranked([1, 2, 3]);
    const ask = (viewer: number) => select(ranks, 'P1', String(viewer), wantedOf(1), viewer);
    const all = await Promise.allSettled(Array.from({ length: 300 }, (_none, viewer) => ask(viewer)));
    const refused = all.filter((one) => one.status === 'rejected').map(({ reason }) => reason);
    // One was running, 200 were queued.
    expect(refused).toHaveLength(99);
    for (const reason of refused) expect(reason).toMatchObject({ code: 'UNAVAILABLE' });
    expect([...((await ask(299)) ?? [])]).toEqual([0]);
  });

  test('are computed for one viewer only a few at a time', async () => {
    const { select } = lists();
    const ranks = ranked([1, 2, 3]);
    const ask = (name: number, viewer: number) => select(ranks, 'P1', String(name), wantedOf(1), viewer);
    const own = Array.from({ length: 20 }, (_none, name) => ask(name, 1));
    const other = ask(20, 2);
    const refused = (await Promise.allSettled(own)).filter(({ status }) => status === 'rejected');
    // One was running, five were queued.
    expect(refused).toHaveLength(14);
    expect(refused[0]).toMatchObject({ reason: { code: 'RATE_LIMITED' } });
    expect([...((await other) ?? [])]).toEqual([0]);
  });
});
