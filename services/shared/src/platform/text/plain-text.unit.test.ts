import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import { countCharacters } from './characters.ts';
import { checkText } from './plain-text.ts';

const line = { max: 10, lines: false };
const name = { max: 10, lines: false, isName: true };
const lines = { max: 10, lines: true };

describe('checkText', () => {
  test.each([
    ['', line, 'missing'],
    [' \n\t ', lines, 'missing'],
    ['\u200B\u2060', line, 'missing'],
    ['\u0301', line, 'missing'],
    [' \u0301\u200B\u20E3 ', lines, 'missing'],
    ['\u0301', name, 'missing'],
    ['-.!?', name, 'missing'],
    ['\u3164', name, 'missing'],
    ['12345678901', line, 'tooLong'],
    ['a\u0000b', line, 'forbidden'],
    ['a\nb', line, 'forbidden'],
    ['a\u0007b', lines, 'forbidden'],
    ['a\u202Eb', line, 'forbidden'],
    ['a\u202Eb', lines, 'forbidden'],
    ['a\ud800b', lines, 'forbidden'],
  ])('%j is refused', (given, rules, problem) => {
    expect(checkText(given, rules)).toEqual({ ok: false, problem });
  });

  test.each([
    ['  Elf Freunde ', { max: 11, lines: false }, 'Elf Freunde'],
    ['<b>HTML</b>', { max: 20, lines: false }, '<b>HTML</b>'],
    ['⚽⚽⚽⚽⚽⚽⚽⚽⚽⚽', line, '⚽⚽⚽⚽⚽⚽⚽⚽⚽⚽'],
    ['a\r\nb\tc', lines, 'a\nb\tc'],
    ['👨‍👩‍👧‍👦'.repeat(10), line, '👨‍👩‍👧‍👦'.repeat(10)],
    ['u\u0308'.repeat(10), line, 'ü'.repeat(10)],
    [`a${'\u0316'.repeat(1_000)}`, line, `a${'\u0316'.repeat(30)}`],
    [':-)', lines, ':-)'],
    ["O'", name, "O'"],
    ['11', name, '11'],
    ['⚽', name, '⚽'],
    ['🇩🇪', name, '🇩🇪'],
    ['明', name, '明'],
  ])('%j is accepted', (given, rules, text) => {
    expect(checkText(given, rules)).toEqual({ ok: true, text });
  });

  test('an accepted text is trimmed, within its limit and accepted again as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), fc.boolean(), (given, multiline) => {
        const rules = { max: 10, lines: multiline };
        const checked = checkText(given, rules);
        if (!checked.ok) return;
        expect(checked.text).toBe(checked.text.trim());
        expect(countCharacters(checked.text)).toBeLessThanOrEqual(10);
        expect(checkText(checked.text, rules)).toEqual(checked);
      }),
    );
  });
});
