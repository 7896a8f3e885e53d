import { expect, test } from '@jest/globals';
import { currentPlaceOf } from './current-place.ts';

test('shows the provisional place during the opening match, before the first evaluation', () => {
  expect(currentPlaceOf({ ranking: 0, points: 0 }, { ranking: 12, points: 5 })).toEqual({
    ranking: 12,
    points: 5,
    isProvisional: true,
  });
});

test('shows no place, not even a provisional one, without a valid tipp', () => {
  expect(currentPlaceOf({ ranking: 0, points: 0 }, null)).toBeNull();
  expect(currentPlaceOf({ ranking: 0, points: 0 }, { ranking: 0, points: 0 })).toBeNull();
  expect(currentPlaceOf({ ranking: 7, points: 3 }, { ranking: 0, points: 0 })).toBeNull();
});

test('shows the place of the last evaluation while no match is running', () => {
  expect(currentPlaceOf({ ranking: 7, points: 3 }, undefined)).toEqual({
    ranking: 7,
    points: 3,
    isProvisional: false,
  });
});
