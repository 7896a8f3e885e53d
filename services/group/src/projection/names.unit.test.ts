import fc from 'fast-check';
import { expect, test } from '@jest/globals';
import type { GroupOrder } from '../domain/group.ts';
import { createNames, type ListedName } from './names.ts';

const byName = (a: ListedName, b: ListedName) =>
  a.folded === b.folded ? a.id - b.id : a.folded < b.folded ? -1 : 1;

/** The expected list after these changes in this order, computed without the index. */
function expected(calls: ListedName[], search: string, skip: number, limit: number, order: GroupOrder) {
  const newest = new Map<number, ListedName>();
  for (const name of calls) if ((newest.get(name.id)?.version ?? 0) < name.version) newest.set(name.id, name);
  const found = [...newest.values()]
    .filter(({ folded }) => folded.includes(search))
    .sort((a, b) => (order === 'SIZE' && b.size - a.size) || byName(a, b));
  return { ids: found.slice(skip, skip + limit).map(({ id }) => id), totalCount: found.length };
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 3 });
const name = fc.record({
  id: fc.integer({ min: 1, max: 30 }),
  version: fc.integer({ min: 1, max: 4 }),
  folded: word,
  size: fc.nat(3),
});

test('shows the newest name of each group in order, whatever the order of the changes', async () => {
  const order = fc.constantFrom<GroupOrder>('NAME', 'SIZE');
  const page = { search: word, skip: fc.nat(40), limit: fc.integer({ min: 1, max: 10 }), order };
  await fc.assert(
    fc.asyncProperty(fc.array(name, { maxLength: 80 }), fc.record(page), async (given, asked) => {
      const { search, skip, limit, order } = asked;
      // Each version has exactly one name.
      const calls = given.map((each) => ({
        ...each,
        folded: `${each.folded}${(each.id * each.version) % 3}`,
        size: (each.id + each.version) % 4,
      }));
      const once = [...new Map(calls.map((each) => [`${each.id}/${each.version}`, each])).values()];
      const names = createNames();
      for (const each of once) names.put(each);
      expect(await names.page(search, { skip, limit }, order)).toEqual(
        expected(once, search, skip, limit, order),
      );
    }),
    { numRuns: 300 },
  );
});

test('keeps the order of many names across blocks, while names change', async () => {
  const names = createNames();
  // Every number from 0 to 9999 once, in a scattered order.
  const calls = Array.from({ length: 10_000 }, (_, n): ListedName => {
    return { id: n + 1, version: 1, folded: String((n * 7_919) % 10_000).padStart(4, '0'), size: n % 7 };
  });
  const renamed = calls
    .filter(({ id }) => id % 3 === 0)
    .map((each) => {
      return { ...each, version: 2, folded: `${each.folded.slice(2)}${each.folded.slice(0, 2)}` };
    });
  const all = [...calls, ...renamed];
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
    expect(await names.page(search, { skip, limit: 20 }, 'NAME')).toEqual(
      expected(all, search, skip, 20, 'NAME'),
    );
});

test('groups that grow and shrink move only in the order of sizes', async () => {
  const names = createNames();
  const all = Array.from({ length: 3_000 }, (_, n): ListedName => {
    return { id: n + 1, version: 1, folded: `x${(n * 7_919) % 3_000}`, size: 0 };
  });
  for (const { size: _size, ...each } of all) names.put(each);
  for (const each of all) names.resize(each.id, (each.size = (each.id * 31) % 400));
  names.resize(9_999, 7);
  names.remove({ id: 5, version: 2 });
  names.resize(5, 1_000);
  const left = all.filter(({ id }) => id !== 5);
  for (const order of ['NAME', 'SIZE'] as const)
    for (const skip of [0, 1_490, 2_990])
      expect(await names.page('', { skip, limit: 20 }, order)).toEqual(expected(left, '', skip, 20, order));
});

test('a search reads one consistent state', async () => {
  const names = createNames();
  const many = Array.from({ length: 50_000 }, (_, n) => ({ id: n + 1, version: 1, folded: `x ${n}` }));
  for (const each of many) names.put(each);
  const searching = names.page('x', { skip: 0, limit: 1 }, 'NAME');
  // Moves them to the other end during the search.
  for (const each of many.slice(0, 20_000)) names.put({ ...each, version: 2, folded: `y ${each.folded}` });
  expect(await searching).toEqual({ ids: [1], totalCount: 50_000 });
  expect((await names.page('y', { skip: 0, limit: 1 }, 'NAME')).totalCount).toBe(20_000);
});
