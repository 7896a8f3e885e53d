import { expect, test } from '@jest/globals';
import { isDecided, openHint } from './is-decided.ts';

const team = { teamKZ: 'GER', name: 'Deutschland', flag: 'de' };
const tipp = (mark: string, part: object = {}) => ({
  mark,
  team,
  decidedTeam: null,
  points: null,
  maxPoints: mark.startsWith('W') ? 4 : 3,
  ...part,
});

test('a tipp is settled once its team or its points are known', () => {
  expect(isDecided(tipp('WA'))).toBe(false);
  expect(isDecided(tipp('WA', { decidedTeam: team }))).toBe(true);
  expect(isDecided(tipp('WA', { points: 0 }))).toBe(true);
});

test('what is open is said in one line, with what it brings', () => {
  expect(openHint([tipp('WA'), tipp('LA')])).toBe(
    'Sieger 4, Letzter 3 Punkte – entscheidet sich mit dem letzten Gruppenspiel',
  );
  expect(openHint([tipp('WA', { points: 4 }), tipp('LA', { maxPoints: 1 })])).toBe(
    'Letzter 1 Punkt – entscheidet sich mit dem letzten Gruppenspiel',
  );
  expect(openHint([tipp('WA'), tipp('LA', { team: null })])).toBe(
    'Sieger 4 Punkte – entscheidet sich mit dem letzten Gruppenspiel. Letzter: Kein Tipp abgegeben',
  );
});

test('a league has no group whose last match decides', () => {
  expect(openHint([tipp('LA')])).toBe('Letzter 3 Punkte – entscheidet sich mit dem letzten Spiel');
});

test('nothing is promised for what was not tipped or is settled', () => {
  expect(openHint([tipp('WA', { team: null }), tipp('LA', { team: null })])).toBe('Kein Tipp abgegeben');
  expect(openHint([tipp('WA', { points: 0 }), tipp('LA', { points: 3 })])).toBe('');
});
