import { createLogger } from '@tippspiel/shared/platform/log/logger';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createSizeReader } from './sizes.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const SOON = 300;
const LATER = 6_500;

function createTestReader(read: (ids: number[]) => Promise<ReadonlyMap<number, number>>) {
  const shown = new Map<number, number>();
  const log = createLogger('test', 'silent');
  const warn = jest.spyOn(log, 'warn');
  const sizes = createSizeReader({ read, resize: (id, size) => void shown.set(id, size), log });
  return { ...sizes, shown, warn };
}

test('a count that follows only after the first read is shown as well', async () => {
  let counted = 1;
  const { touch, shown, close } = createTestReader(async (ids) => new Map(ids.map((id) => [id, counted])));
  touch(7);
  await jest.advanceTimersByTimeAsync(SOON);
  expect(shown.get(7)).toBe(1);
  counted = 2;
  await jest.advanceTimersByTimeAsync(LATER);
  expect(shown.get(7)).toBe(2);
  await close();
});

test('while reads fail there are few, and the size is shown afterwards', async () => {
  let isAway = true;
  const { touch, shown, warn, close } = createTestReader(async (ids) => {
    if (isAway) throw new Error('away');
    return new Map(ids.map((id) => [id, 3]));
  });
  touch(7);
  await jest.advanceTimersByTimeAsync(5 * LATER);
  expect(warn.mock.calls.length).toBeGreaterThan(0);
  expect(warn.mock.calls.length).toBeLessThan(20);
  isAway = false;
  await jest.advanceTimersByTimeAsync(LATER);
  expect(shown.get(7)).toBe(3);
  await close();
});

test('closing waits for a read in progress, and no other one follows', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<ReadonlyMap<number, number>>();
  let reads = 0;
  const { touch, close } = createTestReader(() => {
    reads += 1;
    return promise;
  });
  touch(7);
  await jest.advanceTimersByTimeAsync(SOON);
  touch(8);
  let isClosed = false;
  const closing = Promise.resolve(close()).then(() => (isClosed = true));
  await jest.advanceTimersByTimeAsync(0);
  expect(isClosed).toBe(false);
  answer(new Map());
  await closing;
  await jest.advanceTimersByTimeAsync(2 * LATER);
  expect(reads).toBe(1);
});
