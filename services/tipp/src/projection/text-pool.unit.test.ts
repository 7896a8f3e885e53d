import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createTextPool } from './text-pool.ts';

describe('a pool of texts', () => {
  test('gives every text one number, and the text back for it', () => {
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
});
