import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { keepObjects } from './kept-objects.ts';

const reading = (times?: { keptMs?: number; missMs?: number }) => {
  const stored = new Map([['a', Buffer.from('1')]]);
  const reads: string[] = [];
  const read = keepObjects(
    {
      read: async (key) => {
        reads.push(key);
        await sleep(1);
        return stored.get(key) ?? null;
      },
    },
    times,
  );
  return { stored, reads, read };
};

test('a single request and many simultaneous ones cause one read', async () => {
  const { reads, read } = reading();
  const answers = await Promise.all([read('a'), read('a'), read('a')]);
  expect([...answers, await read('a')].map(String)).toEqual(['1', '1', '1', '1']);
  expect(reads).toEqual(['a']);
});

test('a missing object is read again, but only after a while', async () => {
  const { stored, reads, read } = reading({ missMs: 20 });
  for (const _ of [1, 2]) expect(await read('b')).toBeNull();
  stored.set('b', Buffer.from('2'));
  await sleep(40);
  expect(String(await read('b'))).toBe('2');
  expect(reads).toEqual(['b', 'b']);
});

test('a removed object disappears after a while', async () => {
  const { stored, read } = reading({ keptMs: 5 });
  await read('a');
  stored.delete('a');
  await sleep(20);
  expect(await read('a')).toBeNull();
});

test('a failure is reported, and not cached', async () => {
  let isDown = true;
  const read = keepObjects({
    read: () => (isDown ? Promise.reject(new Error('S3 is down')) : Promise.resolve(Buffer.from('1'))),
  });
  await expect(read('a')).rejects.toThrow('S3 is down');
  isDown = false;
  expect(String(await read('a'))).toBe('1');
});
