import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, jest, test } from '@jest/globals';
import { cacheObjects } from './cached-objects.ts';

afterEach(() => void jest.restoreAllMocks());

/** Lets this much time pass for the cache, which reads the time at most once in a millisecond. */
async function pass(milliseconds: number): Promise<void> {
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + milliseconds);
  await sleep(5);
}

const reading = () => {
  const stored = new Map([['a', Buffer.from('1')]]);
  const reads: string[] = [];
  const read = cacheObjects({
    read: async (key) => {
      reads.push(key);
      await sleep(1);
      return stored.get(key) ?? null;
    },
  });
  return { stored, reads, read };
};

test('a single request and many simultaneous ones cause one read', async () => {
  const { reads, read } = reading();
  const answers = await Promise.all([read('a'), read('a'), read('a')]);
  expect([...answers, await read('a')].map(String)).toEqual(['1', '1', '1', '1']);
  expect(reads).toEqual(['a']);
});

test('a missing object is read again, but only after a while', async () => {
  const { stored, reads, read } = reading();
  for (const _ of [1, 2]) expect(await read('b')).toBeNull();
  stored.set('b', Buffer.from('2'));
  await pass(6_000);
  expect(String(await read('b'))).toBe('2');
  expect(reads).toEqual(['b', 'b']);
});

test('a removed object disappears after a while', async () => {
  const { stored, read } = reading();
  await read('a');
  stored.delete('a');
  await pass(61_000);
  expect(await read('a')).toBeNull();
});

test('a failure is reported, and not cached', async () => {
  let isDown = true;
  const read = cacheObjects({
    read: () => (isDown ? Promise.reject(new Error('S3 is down')) : Promise.resolve(Buffer.from('1'))),
  });
  await expect(read('a')).rejects.toThrow('S3 is down');
  isDown = false;
  expect(String(await read('a'))).toBe('1');
});
