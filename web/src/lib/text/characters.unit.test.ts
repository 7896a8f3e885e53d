import { expect, test } from '@jest/globals';
import { charactersLeft, charactersOf, isLongerThan } from './characters.ts';

test('characters are what people count', () => {
  expect(charactersOf('a\u0308b🏆👨‍👩‍👧‍👦🇩🇪')).toEqual(['a\u0308', 'b', '🏆', '👨‍👩‍👧‍👦', '🇩🇪']);
  expect(isLongerThan('👨‍👩‍👧‍👦🇩🇪', 2)).toBe(false);
  expect(isLongerThan('abc', 2)).toBe(true);
});

test('how many are left is told near the limit, and without blanks at the ends', () => {
  const family = '👨‍👩‍👧‍👦';
  expect(charactersLeft(family.repeat(89), 100)).toBeNull();
  expect(charactersLeft(family.repeat(90), 100)).toBe(10);
  expect(charactersLeft(` ${family.repeat(100)}\n`, 100)).toBe(0);
  expect(charactersLeft('a'.repeat(103), 100)).toBe(-3);
  // The server also refuses endless accents on one letter.
  expect(isLongerThan(`a${'\u0301'.repeat(1_000)}`, 10)).toBe(true);
});
