import { expect, test } from '@jest/globals';
import { forEachLimit } from './for-each-limit.ts';

test('processes all items within the limit, and a slow one does not block the others', async () => {
  const done: number[] = [];
  let running = 0;
  let most = 0;
  const long = Promise.withResolvers<void>();
  await forEachLimit([1, 2, 3, 4, 5], 2, async (item) => {
    most = Math.max(most, ++running);
    await (item === 1 ? long.promise : Promise.resolve());
    running -= 1;
    if (done.push(item) === 4) long.resolve();
  });
  expect(done).toEqual([2, 3, 4, 5, 1]);
  expect(most).toBe(2);
});

test('starts no further item after a failure', async () => {
  const begun: number[] = [];
  const work = async (item: number) => {
    begun.push(item);
    if (item === 2) throw new Error('no');
  };
  await expect(forEachLimit([1, 2, 3, 4, 5, 6], 1, work)).rejects.toThrow('no');
  expect(begun).toEqual([1, 2]);
});
