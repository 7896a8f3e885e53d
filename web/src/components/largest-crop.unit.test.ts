import { expect, test } from '@jest/globals';
import { largestCrop } from './largest-crop.ts';

test.each([
  [400, 200, 1, { x: 25, y: 0, width: 50, height: 100 }],
  [300, 1200, 1, { x: 0, y: 37.5, width: 100, height: 25 }],
  [50, 50, 1, { x: 0, y: 0, width: 100, height: 100 }],
  [400, 400, 2, { x: 0, y: 25, width: 100, height: 50 }],
  [800, 200, 2, { x: 25, y: 0, width: 50, height: 100 }],
])('of %i × %i in shape %d it is the middle', (width, height, ratio, part) =>
  expect(largestCrop(width, height, ratio)).toEqual(part),
);
