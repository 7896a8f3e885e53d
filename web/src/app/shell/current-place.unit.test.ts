import { expect, test } from '@jest/globals';
import { currentPlaceOf } from './current-place.ts';

test('before the first evaluation the provisional place shows, in the opening match', () => {
  expect(currentPlaceOf({ ranking: 0, points: 0 }, { ranking: 12, points: 5 })).toEqual({
    ranking: 12,
    points: 5,
    isProvisional: true,
  });
});

test('without a tipp that counts there is no place to show, neither a provisional one', () => {
  expect(currentPlaceOf({ ranking: 0, points: 0 }, null)).toBeNull();
  expect(currentPlaceOf({ ranking: 0, points: 0 }, { ranking: 0, points: 0 })).toBeNull();
  expect(currentPlaceOf({ ranking: 7, points: 3 }, { ranking: 0, points: 0 })).toBeNull();
});

test('the last evaluation holds while nothing runs', () => {
  expect(currentPlaceOf({ ranking: 7, points: 3 }, undefined)).toEqual({
    ranking: 7,
    points: 3,
    isProvisional: false,
  });
});
