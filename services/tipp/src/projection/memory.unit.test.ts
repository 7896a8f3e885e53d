import { expect, test } from '@jest/globals';
import { createMemory } from './memory.ts';

test('is made once for all who ask, and kept', async () => {
  const memory = createMemory<number>(2);
  let made = 0;
  const make = async () => ++made;
  expect(await Promise.all([memory.get('a', make), memory.get('a', make)])).toEqual([1, 1]);
  expect(await memory.get('a', make)).toBe(1);
});

test('what is not there yet and what failed is asked for again', async () => {
  const memory = createMemory<number>(2);
  expect(await memory.get('a', async () => null)).toBeNull();
  await expect(memory.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await memory.get('a', async () => 3)).toBe(3);
});

test('only so many are kept, the one nobody asked for longest goes', async () => {
  const memory = createMemory<number>(2);
  await memory.get('a', async () => 1);
  await memory.get('b', async () => 2);
  await memory.get('a', async () => 9);
  await memory.get('c', async () => 3);
  expect(await memory.get('a', async () => 9)).toBe(1);
  expect(await memory.get('b', async () => 9)).toBe(9);
});

test('only so much is kept, as its size is counted; the last one made stays anyway', async () => {
  const memory = createMemory<string>(5, (text) => text.length);
  await memory.get('a', async () => 'aa');
  await memory.get('b', async () => 'bbb');
  expect(await memory.get('a', async () => 'new')).toBe('aa');
  await memory.get('c', async () => 'c');
  expect(await memory.get('a', async () => 'new')).toBe('aa');
  expect(await memory.get('b', async () => 'new')).toBe('new');
  await memory.get('d', async () => 'long enough for all');
  expect(await memory.get('d', async () => 'new')).toBe('long enough for all');
  expect(await memory.get('a', async () => 'new')).toBe('new');
});

test('what is being made is shared, however much is asked for beside it', async () => {
  const memory = createMemory<number>(1);
  let finish = (_value: number) => undefined as void;
  const slow = memory.get('slow', () => new Promise((resolve) => (finish = resolve)));
  await memory.get('a', async () => 1);
  await memory.get('b', async () => 2);
  const shared = memory.get('slow', async () => 9);
  finish(5);
  expect(await Promise.all([slow, shared])).toEqual([5, 5]);
});
