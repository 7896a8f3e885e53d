import { expect, test } from '@jest/globals';
import { NoPlaceError } from './places.ts';
import { createShares } from './shares.ts';

test('of one person some pass, of others as many, and who ends makes room', () => {
  const begin = createShares(2);
  const ends = [begin(1), begin(1), begin(2)];
  expect(() => begin(1)).toThrow(NoPlaceError);
  ends[0]!();
  expect(() => begin(1)).not.toThrow();
  expect(() => begin(1)).toThrow(NoPlaceError);
  expect(() => begin(2)).not.toThrow();
});
