import fc from 'fast-check';
import { expect, test } from '@jest/globals';
import { createNewestFirst, type Window } from './newest-first.ts';

/** A list that counts the entries read. */
function listOf(places: number[]) {
  const sorted = places.toSorted((a, b) => b - a);
  const read: number[] = [];
  return {
    read,
    sorted,
    newest: () => sorted[0] ?? 0,
    async ask({ $gte, $lt = Infinity }: Window, limit: number): Promise<number[]> {
      const within = sorted.filter((place) => place >= $gte && place < $lt);
      read.push(within.length);
      return within.slice(0, limit);
    },
  };
}

const numbers = (count: number, every: number) =>
  Array.from({ length: count }, (_none, index) => 1 + index * every);

test('finds the newest entries, or those before a position, in any order of requests', async () => {
  const places = fc.uniqueArray(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 300 });
  const asked = fc.record({
    before: fc.option(fc.integer({ min: 1, max: 1_000_000 }), { nil: undefined }),
    limit: fc.integer({ min: 1, max: 30 }),
  });
  await fc.assert(
    fc.asyncProperty(places, fc.array(asked, { minLength: 1, maxLength: 6 }), async (all, questions) => {
      const { ask, sorted, newest } = listOf(all);
      const read = createNewestFirst<number>(10, (place) => place);
      for (const { before, limit } of questions) {
        const expected = sorted.filter((place) => place < (before ?? Infinity)).slice(0, limit);
        expect(await read('list', { before, limit, newest }, ask)).toEqual(expected);
      }
    }),
  );
});

test('finds entries newer than the remembered ones', async () => {
  const read = createNewestFirst<number>(10, (place) => place);
  const [before, after] = [listOf(numbers(100, 1)), listOf(numbers(100_000, 1))];
  const asked = { before: undefined, limit: 3, newest: before.newest };
  expect(await read('list', asked, before.ask)).toEqual([100, 99, 98]);
  expect(await read('list', asked, after.ask)).toEqual([100_000, 99_999, 99_998]);
});

test.each([1, 7, 1_000])(
  'reads few of 100,000 entries at distances of %d, usually in one window',
  async (every) => {
    const { ask, read, newest } = listOf(numbers(100_000, every));
    const readNewest = createNewestFirst<number>(500, (place) => place);
    for (const before of [undefined, undefined, 90_000 * every, undefined])
      await readNewest('list', { before, limit: 26, newest }, ask);
    expect(Math.max(...read.slice(-3))).toBeLessThan(26 * 20);
    expect(read.length).toBeLessThanOrEqual(6);
  },
);

test('reads few entries at once, and stops at the lower bound', async () => {
  const { ask, read, newest } = listOf([1_000_000, 5]);
  const readNewest = createNewestFirst<number>(500, (place) => place);
  for (const _time of [1, 2, 3]) await readNewest('list', { before: undefined, limit: 26, newest }, ask);
  expect(read.slice(-2)).toEqual([2, 2]);
  const found = await readNewest('new', { before: undefined, limit: 26, newest, bottom: 999_900 }, ask);
  expect(found).toEqual([1_000_000]);
  expect(read).toHaveLength(3 + 4);
});
