import { expect, test } from '@jest/globals';
import { largestSquare } from './largest-square.ts';

test.each([
  [400, 200, { x: 25, y: 0, width: 50, height: 100 }],
  [300, 1200, { x: 0, y: 37.5, width: 100, height: 25 }],
  [50, 50, { x: 0, y: 0, width: 100, height: 100 }],
])('of %i × %i it is the middle', (width, height, part) =>
  expect(largestSquare(width, height)).toEqual(part),
);
