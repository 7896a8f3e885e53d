import { expect, test } from '@jest/globals';
import { movementOf } from './movement.ts';

test('movement counts places, and needs a rank before', () => {
  expect(movementOf(3, 5)).toEqual({ direction: 'up', places: 2 });
  expect(movementOf(5, 4)).toEqual({ direction: 'down', places: 1 });
  expect(movementOf(5, 5)).toEqual({ direction: 'same', places: 0 });
  expect(movementOf(5, 0)).toBeNull();
  expect(movementOf(0, 5)).toBeNull();
});
