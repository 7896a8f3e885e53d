import { expect, test } from '@jest/globals';
import { originOf, readSlot } from './origin.ts';

const side = (name: string, teamKZ = '') => ({ teamKZ, name });
const matches = [
  { id: 38, team1: side('Ungarn', 'HUN'), team2: side('Schweiz', 'SUI') },
  { id: 39, team1: side('Spanien', 'ESP'), team2: side('Dritter A/B') },
];

test('an open slot names the teams of the match before, once both are known', () => {
  // Word joiners prevent a line break within the pair.
  const pair = 'HUN\u2060–\u2060SUI';
  expect(originOf(side('Sieger Spiel 38'), matches)).toEqual({
    short: `Sieger aus ${pair}`,
    long: 'Sieger aus Ungarn–Schweiz',
  });
  expect(originOf(side('Verlierer Spiel 38'), matches)?.short).toBe(`Verlierer aus ${pair}`);
  expect(originOf(side('Sieger Spiel 39'), matches)).toBeNull();
  expect(originOf(side('Sieger Spiel 77'), matches)).toBeNull();
});

test('a known team and a slot filled by a group come from no match', () => {
  expect(originOf(side('Ungarn', 'HUN'), matches)).toBeNull();
  expect(originOf(side('Sieger Gruppe A'), matches)).toBeNull();
  expect(readSlot('Sieger Spiel 38')).toEqual({ who: 'Sieger', id: 38 });
});
