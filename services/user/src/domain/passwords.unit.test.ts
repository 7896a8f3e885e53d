import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from '@jest/globals';
import { commonPasswords, isTypeable } from './passwords.ts';

const isCommon = commonPasswords(dictionary['passwords-common']);

test.each(['123456', 'passwort', 'PASSWORT', ' qwerty ', 'fussball', 'iloveyou'])(
  '%j is refused',
  (password) => {
    expect(isCommon(password)).toBe(true);
  },
);

test.each(['geheim1', 'tippspiel', 'Fußball-Größe', 'ein Satz mit Blanks', '⚽🏆🥅🇩🇪🎉'])(
  '%j may be chosen',
  (password) => {
    expect(isCommon(password)).toBe(false);
  },
);

test('exactly ten thousand passwords are refused', () => {
  const ranked = Array.from({ length: 10_001 }, (_none, index) => `geheim${index}`);
  const refuses = commonPasswords(ranked);
  expect([refuses(ranked[9_999]!), refuses(ranked[10_000]!)]).toEqual([true, false]);
});

test('isTypeable accepts letters of every script, but no control characters', () => {
  expect(['Größe 10 €', '⚽⚽⚽', ' '].map(isTypeable)).toEqual([true, true, true]);
  expect(['a\u0000', 'a\nb', '\ud800'].map(isTypeable)).toEqual([false, false, false]);
});
