import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createNames, type ListedName } from './names.ts';

const byName = (a: ListedName, b: ListedName) =>
  a.folded === b.folded ? a.id - b.id : a.folded < b.folded ? -1 : 1;

/** What the list shows of these, told in this order, worked out anew from all of them. */
function expected(told: ListedName[], search: string, skip: number, limit: number) {
  const newest = new Map<number, ListedName>();
  for (const name of told) if ((newest.get(name.id)?.version ?? 0) < name.version) newest.set(name.id, name);
  const found = [...newest.values()].filter(({ folded }) => folded.includes(search)).sort(byName);
  return { ids: found.slice(skip, skip + limit).map(({ id }) => id), totalCount: found.length };
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 3 });
const name = fc.record({
  id: fc.integer({ min: 1, max: 30 }),
  version: fc.integer({ min: 1, max: 4 }),
  folded: word,
});

test('shows the newest name of each group in order, whatever is told in whatever order', async () => {
  const page = { search: word, skip: fc.nat(40), limit: fc.integer({ min: 1, max: 10 }) };
  await fc.assert(
    fc.asyncProperty(fc.array(name, { maxLength: 80 }), fc.record(page), async (given, asked) => {
      const { search, skip, limit } = asked;
      // One version has one name.
      const told = given.map((each) => ({
        ...each,
        folded: `${each.folded}${(each.id * each.version) % 3}`,
      }));
      const once = [...new Map(told.map((each) => [`${each.id}/${each.version}`, each])).values()];
      const names = createNames();
      for (const each of once) names.put(each);
      expect(await names.page(search, { skip, limit })).toEqual(expected(once, search, skip, limit));
    }),
    { numRuns: 300 },
  );
});

test('keeps the order of many, over the borders of its blocks, while names change', async () => {
  const names = createNames();
  // Every number from 0 to 9999, once, far from sorted.
  const told = Array.from({ length: 10_000 }, (_, n): ListedName => {
    return { id: n + 1, version: 1, folded: String((n * 7_919) % 10_000).padStart(4, '0') };
  });
  const renamed = told
    .filter(({ id }) => id % 3 === 0)
    .map((each) => {
      return { id: each.id, version: 2, folded: `${each.folded.slice(2)}${each.folded.slice(0, 2)}` };
    });
  const all = [...told, ...renamed];
  for (const each of all) names.put(each);
  for (const [search, skip] of [
    ['', 0],
    ['', 990],
    ['', 4_995],
    ['', 9_995],
    ['', 99_999_900],
    ['12', 0],
    ['12', 200],
  ] as const)
    expect(await names.page(search, { skip, limit: 20 })).toEqual(expected(all, search, skip, 20));
});

test('a search reads one state from beginning to end', async () => {
  const names = createNames();
  const many = Array.from({ length: 50_000 }, (_, n) => ({ id: n + 1, version: 1, folded: `x ${n}` }));
  for (const each of many) names.put(each);
  const searching = names.page('x', { skip: 0, limit: 1 });
  // To the other end, while the search goes on.
  for (const each of many.slice(0, 20_000)) names.put({ ...each, version: 2, folded: `y ${each.folded}` });
  expect(await searching).toEqual({ ids: [1], totalCount: 50_000 });
  expect((await names.page('y', { skip: 0, limit: 1 })).totalCount).toBe(20_000);
});
