import { expect, test } from '@jest/globals';
import { indexByKey } from './arrow-keys.ts';

test('arrows go round, Home and End to the ends, other keys nowhere', () => {
  const row = { count: 3, back: 'ArrowLeft', on: 'ArrowRight' };
  const from = (at: number) =>
    ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'ArrowDown', 'a'].map((key) =>
      indexByKey(key, { ...row, at }),
    );
  expect(from(0)).toEqual([2, 1, 0, 2, null, null]);
  expect(from(2)).toEqual([1, 0, 0, 2, null, null]);
  expect(indexByKey('Home', { ...row, count: 0, at: -1 })).toBeNull();
});
