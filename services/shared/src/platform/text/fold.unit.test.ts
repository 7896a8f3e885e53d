import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import { foldForSearch, foldText, searchedFor, searchPattern } from './fold.ts';

describe('foldText', () => {
  test.each([
    ['Müller', 'muller'],
    ['  Die   Fußball-\tFreunde ', 'die fussball- freunde'],
    ['ÉCOLE', 'ecole'],
    ['Łódź', 'lodz'],
    ['GROẞ', 'gross'],
    ['İstanbul', 'istanbul'],
    ['a\u0000b', 'a b'],
    ['O’Neill', "o'neill"],
    ['O´Neill', "o'neill"],
    ['Müller–Lüdenscheidt', 'muller-ludenscheidt'],
  ])('%j becomes %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  test('folding twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => foldText(foldText(text)) === foldText(text)),
    );
  });
});

/** Whether a search finds a text, in the database and in memory. */
const finds = (search: string, text: string): [boolean, boolean] => [
  new RegExp(searchPattern(search), 'u').test(foldText(text)),
  foldForSearch(text).includes(searchedFor(search)),
];

describe('a search', () => {
  test.each([
    ["O'Neill", 'O’Neill'],
    ['o’neill', "O'Neill"],
    ['O´Neill', 'O‘Neill'],
    ['Mueller', 'Müller'],
    ['Müller', 'Mueller'],
    ['Muller', 'Müller'],
    ['MÜLLER', 'mu\u0308ller'],
    ['Mül', 'Mueller'],
    ['strasse', 'Straße'],
    ['Lüdenscheidt-Ost', 'Luedenscheidt–Ost'],
    ['Samuel', 'Samuel'],
    ['', 'alle'],
    ['  ', 'alle'],
  ])('for %j finds %j', (search, text) => {
    expect(finds(search, text)).toEqual([true, true]);
  });

  test.each([
    ['´', 'Ada'],
    ['`', 'Ada'],
    ['\u0301', 'Ada'],
    ['¨', 'Ada Lovelace'],
    ['\u0000', 'Ada Lovelace'],
    ['-', 'Ada'],
    ['Mull', 'Maller'],
  ])('for %j does not find %j', (search, text) => {
    expect(finds(search, text)).toEqual([false, false]);
  });
});

describe('searchPattern', () => {
  test('finds any part of any text, and escapes special characters', () => {
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
