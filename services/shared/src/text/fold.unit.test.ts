import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText, searchPattern } from './fold.ts';

describe('foldText', () => {
  test.each([
    ['Müller', 'muller'],
    ['  Die   Fußball-\tFreunde ', 'die fussball- freunde'],
    ['ÉCOLE', 'ecole'],
    ['Łódź', 'lodz'],
    ['GROẞ', 'gross'],
    ['İstanbul', 'istanbul'],
    ['a\u0000b', 'a b'],
  ])('%j becomes %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  test('folding twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => foldText(foldText(text)) === foldText(text)),
    );
  });
});

describe('searchPattern', () => {
  test('finds any part of any text, and takes no sign for a command', () => {
    const words = fc.string({
      unit: fc.oneof(fc.constantFrom(...'.*+?^${}()|[]\\/- aÄß'), fc.string({ unit: 'grapheme' })),
    });
    fc.assert(
      fc.property(words, words, words, (before, search, after) => {
        const text = foldText(`${before}|${search}|${after}`);
        return new RegExp(searchPattern(search), 'u').test(text);
      }),
    );
    expect(new RegExp(searchPattern('.*')).test('abc')).toBe(false);
  });
});
