import { expect, test } from '@jest/globals';
import { announcements, anyKind, matchWords } from './announcement-texts.ts';

test('no text promises a drawing tomorrow, or a draw among those who tipped all matches', () => {
  for (const write of [...Object.values(announcements).flat(), ...anyKind]) {
    const text = write({ prize: 'Ball', matches: 'ALL', tipped: 'ANY', day: 'Montag' });
    expect(text).not.toMatch(/morgen|ALL getippt/);
  }
});

test('matches are named by their numbers, also those of a day with a postponed match', () => {
  expect([matchWords.all([30]), matchWords.anyOf([30])]).toEqual(['Spiel 30', 'Spiel 30']);
  expect(matchWords.all([30, 31])).toBe('die Spiele 30 bis 31');
  expect(matchWords.anyOf([18, 19, 2])).toBe('mindestens eines der Spiele 2 und 18 bis 19');
});
