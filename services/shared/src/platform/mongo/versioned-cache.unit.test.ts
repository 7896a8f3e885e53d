import { expect, test } from '@jest/globals';
import { createVersionedCache } from './versioned-cache.ts';

type Value = { version: number; name: string };

function open(stored: Map<number, Value>, max = 10) {
  const reads: number[][] = [];
  const gate = { open: Promise.resolve() };
  const memory = createVersionedCache<Value>({
    max,
    async read(ids) {
      reads.push(ids);
      const found = ids.flatMap((id): [number, Value][] => (stored.has(id) ? [[id, stored.get(id)!]] : []));
      await gate.open;
      return found;
    },
  });
  return { memory, reads, gate };
}
const named = (name: string, version: number): Value => ({ name, version });

test('reads missing values together and once, and returns them in the requested order', async () => {
  const { memory, reads } = open(new Map([[1, named('a', 1)], [2, named('b', 1)]])); // prettier-ignore
  expect(memory.known(1)).toBeUndefined();
  expect(await memory.load([2, 1, 2, 9])).toEqual([named('b', 1), named('a', 1), named('b', 1), undefined]);
  expect(await memory.load([1, 2])).toEqual([named('a', 1), named('b', 1)]);
  expect(memory.known(1)).toEqual(named('a', 1));
  expect(reads).toEqual([[2, 1, 9]]);
});

test('only a higher version counts, in whatever order it comes', async () => {
  const { memory } = open(new Map([[1, named('stored', 2)]]));
  memory.put(1, named('newer', 3));
  memory.put(1, named('late', 1));
  expect(await memory.load([1])).toEqual([named('newer', 3)]);
});

test('a newer value that arrives during a read stays', async () => {
  const { memory, gate } = open(new Map([[1, named('stored', 1)]]));
  const { promise, resolve } = Promise.withResolvers<void>();
  gate.open = promise;
  const loading = memory.load([1]);
  memory.put(1, named('told', 2));
  resolve();
  expect(await loading).toEqual([named('told', 2)]);
});

test('keeps a limited number of values', async () => {
  const { memory, reads } = open(new Map([[1, named('a', 1)], [2, named('b', 1)]]), 1); // prettier-ignore
  for (const id of [1, 2, 1]) await memory.load([id]);
  expect(reads).toEqual([[1], [2], [1]]);
});
