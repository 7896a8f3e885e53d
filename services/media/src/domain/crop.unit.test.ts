import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import { areaOf, isCrop } from './crop.ts';

const picture = { width: 1600, height: 900 };

describe('areaOf', () => {
  test('converts percent into pixels', () => {
    expect(areaOf({ x: 25, y: 0, width: 50, height: 100 }, picture)).toEqual({
      ...{ left: 400, top: 0 },
      ...{ width: 800, height: 900 },
    });
  });

  test('stays within every picture, with at least one pixel', () => {
    const share = fc.double({ min: 0, max: 100, noNaN: true });
    const edge = fc.integer({ min: 1, max: 1600 });
    fc.assert(
      fc.property(share, share, share, share, edge, edge, (x, y, w, h, width, height) => {
        const crop = { x, y, width: Math.min(w, 100 - x), height: Math.min(h, 100 - y) };
        fc.pre(isCrop(crop));
        const area = areaOf(crop, { width, height });
        expect(Math.min(area.left, area.top)).toBeGreaterThanOrEqual(0);
        expect(Math.min(area.width, area.height)).toBeGreaterThanOrEqual(1);
        expect(area.left + area.width).toBeLessThanOrEqual(width);
        expect(area.top + area.height).toBeLessThanOrEqual(height);
      }),
    );
  });
});

describe('isCrop', () => {
  const whole = { x: 0, y: 0, width: 100, height: 100 };
  test('accepts parts within the picture, with rounding errors at the edge', () => {
    expect(isCrop(whole)).toBe(true);
    expect(isCrop({ ...whole, x: 33.333, width: 66.669 })).toBe(true);
  });
  test.each([
    { x: -1 },
    { y: 50 },
    { width: 0 },
    { height: -3 },
    { width: 101 },
    { x: NaN },
    { y: Infinity },
  ])('refuses %j', (wrong) => expect(isCrop({ ...whole, ...wrong })).toBe(false));
});
