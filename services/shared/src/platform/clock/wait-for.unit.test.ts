import { expect, test } from '@jest/globals';
import { waitFor } from './wait-for.ts';

const countUpTo = () => {
  let count = 0;
  return () => ++count;
};

test('reads until the value is accepted', async () => {
  const isDone = (count: number) => count === 3;
  expect(await waitFor(countUpTo(), { isDone, timeoutMs: 10_000, everyMs: 1 })).toBe(3);
});

test('reads once without waiting if the first value is accepted', async () => {
  const read = countUpTo();
  await waitFor(read, { isDone: () => true, timeoutMs: 10_000, everyMs: 10_000 });
  expect(read()).toBe(2);
});

test('returns the last value after the timeout', async () => {
  expect(await waitFor(countUpTo(), { isDone: () => false, timeoutMs: 20, everyMs: 1 })).toBeGreaterThan(1);
  expect(await waitFor(countUpTo(), { isDone: () => false, timeoutMs: 0, everyMs: 10_000 })).toBe(1);
});
