import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { loadOnce } from './load-once.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('loads once, and again a second after a failure', async () => {
  const load = jest.fn(async () => 'part');
  load.mockRejectedValueOnce(new Error('not there'));
  const get = loadOnce(load);
  const failed = get();
  await expect(failed).rejects.toThrow('not there');
  expect(get()).toBe(failed);
  await jest.advanceTimersByTimeAsync(1000);
  const loaded = get();
  await expect(loaded).resolves.toBe('part');
  await jest.advanceTimersByTimeAsync(1000);
  expect(get()).toBe(loaded);
  expect(load).toHaveBeenCalledTimes(2);
});
