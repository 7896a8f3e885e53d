import { expect, test } from '@jest/globals';
import { createCache } from './cache.ts';

test('computes a value once for all callers, and keeps it', async () => {
  const memory = createCache<number>(2);
  let made = 0;
  const make = async () => ++made;
  expect(await Promise.all([memory.get('a', make), memory.get('a', make)])).toEqual([1, 1]);
  expect(await memory.get('a', make)).toBe(1);
});

test('requests missing and failed values again', async () => {
  const memory = createCache<number>(2);
  expect(await memory.get('a', async () => null)).toBeNull();
  await expect(memory.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await memory.get('a', async () => 3)).toBe(3);
});

test('evicts the least recently used value beyond the maximum', async () => {
  const memory = createCache<number>(2);
  await memory.get('a', async () => 1);
  await memory.get('b', async () => 2);
  await memory.get('a', async () => 9);
  await memory.get('c', async () => 3);
  expect(await memory.get('a', async () => 9)).toBe(1);
  expect(await memory.get('b', async () => 9)).toBe(9);
});

test('evicts by size; the newest value always stays', async () => {
  const memory = createCache<string>(5, (text) => text.length);
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

test('shares a pending value, whatever else is requested', async () => {
  const memory = createCache<number>(1);
  let finish = (_value: number) => undefined as void;
  const slow = memory.get('slow', () => new Promise<number>((resolve) => (finish = resolve)));
  await memory.get('a', async () => 1);
  await memory.get('b', async () => 2);
  const shared = memory.get('slow', async () => 9);
  finish(5);
  expect(await Promise.all([slow, shared])).toEqual([5, 5]);
});
