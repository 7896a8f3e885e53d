import { expect, test } from '@jest/globals';
import { countCharacters, isLongerThan } from './characters.ts';

test.each([
  ['', 0],
  ['abc', 3],
  ['a\u0308', 1],
  ['🏆', 1],
  ['🇩🇪', 1],
  ['👨‍👩‍👧‍👦', 1],
  ['e\u0301te\u0301', 3],
])('%j has %d characters', (text, count) => {
  expect(countCharacters(text)).toBe(count);
});

test('counts characters as people do, within the storage limit', () => {
  expect(isLongerThan('👨‍👩‍👧‍👦'.repeat(3), 3)).toBe(false);
  expect(isLongerThan('👨‍👩‍👧‍👦'.repeat(3), 2)).toBe(true);
  // Endless accents on one letter.
  expect(isLongerThan(`a${'\u0301'.repeat(1_000)}`, 10)).toBe(true);
});
