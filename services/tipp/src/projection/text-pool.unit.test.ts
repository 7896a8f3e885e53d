import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import { createTextPool } from './text-pool.ts';

describe('a pool of texts', () => {
  test('gives each distinct text one number, and returns the text for it', () => {
    const text = fc.oneof(fc.string({ maxLength: 3 }), fc.string({ unit: 'grapheme', maxLength: 40 }));
    fc.assert(
      fc.property(fc.array(text, { maxLength: 200 }), (texts) => {
        const pool = createTextPool();
        const ids = texts.map((one) => pool.intern(one));
        expect(ids.map((id) => pool.text(id))).toEqual(texts);
        expect(new Set(ids).size).toBe(new Set(texts).size);
        expect(pool.size()).toBe(new Set(texts).size);
      }),
    );
  });

  test('grows', () => {
    const pool = createTextPool();
    const texts = Array.from({ length: 20_000 }, (_none, index) => `Name ${index} ${'ä'.repeat(index % 50)}`);
    const ids = texts.map((one) => pool.intern(one));
    expect(ids).toEqual(texts.map((_text, index) => index));
    expect(texts.every((one, index) => pool.text(index) === one && pool.intern(one) === index)).toBe(true);
    expect(() => pool.text(20_000)).toThrow(RangeError);
  });

  test('does not move stored texts when it grows', () => {
    const pool = createTextPool();
    pool.intern('Anna');
    const before = pool.segment(0);
    for (let index = 0; index < 50_000; index++) pool.intern(`Name ${index}`);
    expect(pool.segments()).toBeGreaterThan(1);
    expect(pool.segment(0).buffer).toBe(before.buffer);
    expect(pool.segment(0).byteOffset).toBe(before.byteOffset);
  });

  test('no single text takes a noticeable part of the total time', () => {
    const spent = () => process.threadCpuUsage().user;
    /** The slowest sixteen texts in a row, as a part of the total. */
    const dearest = (): number => {
      const pool = createTextPool();
      const started = spent();
      let [last, longest] = [started, 0];
      for (let index = 0; index < 1_200_000; index++) {
        pool.intern(`Name ${index}`);
        if (index % 16) continue;
        const now = spent();
        longest = Math.max(longest, now - last);
        last = now;
      }
      return longest / (last - started);
    };
    // The pool's own work recurs in each measurement, Node's garbage collection does not.
    expect(Math.min(dearest(), dearest(), dearest())).toBeLessThan(0.1);
  });

  test('stores texts up to the length of a segment, and rejects longer ones', () => {
    const pool = createTextPool();
    const long = 'ä'.repeat(21_000);
    const ids = [pool.intern('a'), pool.intern(long), pool.intern('b'), pool.intern(long)];
    expect(ids).toEqual([0, 1, 2, 1]);
    expect(ids.map((id) => pool.text(id))).toEqual(['a', long, 'b', long]);
    expect(() => pool.intern('x'.repeat(22_000))).toThrow(RangeError);
    expect(pool.size()).toBe(3);
  });
});
