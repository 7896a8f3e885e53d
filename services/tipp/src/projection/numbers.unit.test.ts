import { expect, test } from '@jest/globals';
import { createNumbers } from './numbers.ts';

test('numbers are stored at their index, all others are 0', () => {
  const numbers = createNumbers();
  const set = [0, 1, 4_095, 4_096, 1_000_000];
  for (const index of set) numbers.set(index, 2 ** 32 - 1 - index);
  expect(set.map((index) => numbers.get(index))).toEqual(set.map((index) => 2 ** 32 - 1 - index));
  expect([2, 4_097, 999_999, 1_000_001, 9_000_000, -1].map((index) => numbers.get(index))).toEqual([
    0, 0, 0, 0, 0, 0,
  ]);
});
