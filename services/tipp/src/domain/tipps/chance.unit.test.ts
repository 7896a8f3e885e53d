import fc from 'fast-check';
import { expect, test } from '@jest/globals';
import { randomOf } from './chance.ts';

test('is the same for the same seed, from 0 to below 1', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const chance = randomOf(seed);
      expect(randomOf(seed)).toBe(chance);
      expect(chance >= 0 && chance < 1).toBe(true);
    }),
  );
});

test('is uniform for similar seeds: each tenth gets a tenth, to within a tenth of it', () => {
  const tenths = new Array<number>(10).fill(0);
  for (let match = 0; match < 20_000; match++) {
    const tenth = Math.floor(randomOf(`req-1 2 ${match}`) * 10);
    tenths[tenth] = (tenths[tenth] as number) + 1;
  }
  for (const count of tenths) expect(Math.abs(count - 2_000)).toBeLessThan(200);
});
