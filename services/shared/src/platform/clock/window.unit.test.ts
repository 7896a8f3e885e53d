import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import { secondsLeft, windowAt } from './window.ts';

const instant = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
const length = fc.integer({ min: 1, max: 100_000 });

describe('a window', () => {
  test('contains its instant, has its length, and is the same for all instants in it', () => {
    fc.assert(
      fc.property(instant, length, (now, seconds) => {
        const window = windowAt(now, seconds);
        expect(window.start.getTime()).toBeLessThanOrEqual(now.getTime());
        expect(window.end.getTime()).toBeGreaterThan(now.getTime());
        expect(window.end.getTime() - window.start.getTime()).toBe(seconds * 1000);
        expect(windowAt(window.start, seconds)).toEqual(window);
        expect(windowAt(new Date(window.end.getTime() - 1), seconds)).toEqual(window);
        expect(windowAt(window.end, seconds)).not.toEqual(window);
      }),
    );
  });

  test('ends exactly when the seconds left have passed', () => {
    fc.assert(
      fc.property(instant, length, (now, seconds) => {
        const window = windowAt(now, seconds);
        const left = secondsLeft(window, now);
        expect(now.getTime() + left * 1000).toBeGreaterThanOrEqual(window.end.getTime());
        expect(now.getTime() + (left - 1) * 1000).toBeLessThan(window.end.getTime());
      }),
    );
  });
});
