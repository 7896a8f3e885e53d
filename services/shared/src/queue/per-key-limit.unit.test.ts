import { expect, test } from '@jest/globals';
import { SemaphoreFullError } from './semaphore.ts';
import { createPerKeyLimit } from './per-key-limit.ts';

test('of one person some pass, of others as many, and who ends makes room', () => {
  const begin = createPerKeyLimit(2);
  const ends = [begin(1), begin(1), begin(2)];
  expect(() => begin(1)).toThrow(SemaphoreFullError);
  ends[0]!();
  expect(() => begin(1)).not.toThrow();
  expect(() => begin(1)).toThrow(SemaphoreFullError);
  expect(() => begin(2)).not.toThrow();
});
