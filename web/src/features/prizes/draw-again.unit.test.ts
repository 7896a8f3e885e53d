import { expect, test } from '@jest/globals';
import { candidatesIn, drawAgain, isConsistent } from './draw-again.ts';

const seed = '00'.repeat(32);
const seedHash = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925';
/** Players 2, 3, 5 and 9. */
const candidates = btoa(String.fromCharCode(0b0110_1000, 0b1000_0000));

test('candidates are decoded from their bits', () => {
  expect(candidatesIn(candidates)).toEqual([2, 3, 5, 9]);
  expect(candidatesIn('')).toEqual([]);
});

test('the drawing of docs/adr/0058-drawing-prizes.md has the result given there', async () => {
  expect(await drawAgain(seed, [2, 3, 5, 7, 11, 13, 17], 7)).toEqual([11, 2, 5, 3, 13, 7, 17]);
});

test('a drawing without candidates is consistent, and an unreadable one is not', async () => {
  const shown = { seed, seedHash, candidates: '', candidateCount: 0, turns: [] };
  expect(await isConsistent(shown)).toBe(true);
  expect(await isConsistent({ ...shown, candidates: '%' })).toBe(false);
});

test('an unchanged drawing is consistent, and a changed one is not', async () => {
  const turns = await drawAgain(seed, [2, 3, 5, 9], 3);
  expect(new Set(turns).size).toBe(3);
  const shown = { seed, seedHash, candidates, candidateCount: 4, turns };
  expect(await isConsistent(shown)).toBe(true);
  expect(await isConsistent({ ...shown, turns: turns.toReversed() })).toBe(false);
  expect(await isConsistent({ ...shown, seed: `01${seed.slice(2)}` })).toBe(false);
  expect(await isConsistent({ ...shown, candidateCount: 5 })).toBe(false);
});

test('no more players are drawn than there are candidates', async () => {
  expect((await drawAgain(seed, [7, 8], 5)).toSorted()).toEqual([7, 8]);
  expect(await drawAgain(seed, [], 5)).toEqual([]);
});
