import { describe, expect, test } from '@jest/globals';
import {
  bestAndWorst,
  courseSentence,
  hitSentence,
  rateSentence,
  tippSentence,
  winnerSentence,
} from './sentences.ts';

/** Replaces the no-break spaces between numbers and their signs. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const own = (goalsTeam1: number, goalsTeam2: number, isJoker = false) => ({
  goalsTeam1,
  goalsTeam2,
  isJoker,
});
const all = { onlyJoker: false, onlyRandom: false };
const jokers = { ...all, onlyJoker: true };
const drawn = { ...all, onlyRandom: true };
const tipps = [
  { key: '2:1', value: 41 },
  { key: '1:1', value: 30 },
  { key: '0:0', value: 27 },
  { key: '3:1', value: 2 },
];

describe('tipps', () => {
  test.each([
    ['41 % tippten 2:1, Du auch.', tipps, own(2, 1), all],
    ['41 % tippten 2:1. Du hattest keinen Tipp.', tipps, null, all],
    ['41 % tippten 2:1. Dein 3:1 hatte noch ein anderer.', tipps, own(3, 1), all],
    ['41 % tippten 2:1. Dein 1:1 hatten noch 29 andere.', tipps, own(1, 1), all],
    ['50 % tippten 2:1. Dein 1:0 tippte sonst niemand.', [{ key: '2:1', value: 1 }, { key: '1:0', value: 1 }], own(1, 0), all],
    ['Nur Du hast getippt.', [{ key: '1:0', value: 1 }], own(1, 0), all],
    ['So hat hier niemand getippt.', [], null, jokers],
    ['41 % tippten 2:1, Du auch.', tipps, own(2, 1, true), jokers],
    ['41 % tippten 2:1. Dein 1:1 hatten hier noch 29 andere.', tipps, own(1, 1, true), jokers],
    ['50 % tippten 2:1. Dein 1:0 tippte hier sonst niemand.', [{ key: '2:1', value: 1 }, { key: '1:0', value: 1 }], own(1, 0, true), jokers],
    ['So hast nur Du getippt.', [{ key: '2:1', value: 1 }], own(2, 1, true), jokers],
    // Without a joker the own tipp does not pass the filter.
    ['100 % tippten 2:1.', [{ key: '2:1', value: 1 }], own(2, 1), jokers],
    ['41 % tippten 2:1.', tipps, own(3, 1), jokers],
    ['41 % tippten 2:1.', tipps, null, jokers],
    // The own tipp does not say whether it was drawn by chance.
    ['41 % tippten 2:1.', tipps, own(2, 1, true), drawn],
    ['100 % tippten 2:1.', [{ key: '2:1', value: 1 }], own(2, 1), drawn],
  ])('%s', (sentence, given, mine, filter) => {
    expect(plain(tippSentence(given, mine, filter))).toBe(sentence);
  }); // prettier-ignore
});

const hits = (...values: number[]) =>
  values.map((value, index) => ({ pointsInternal: [5, 3, 2, 0][index] as number, value }));

test('hits', () => {
  expect(plain(hitSentence(hits(8, 12, 42, 38), { pointsInternal: 2 }, false))).toBe(
    'Richtig lagen 62 %, 8 % sogar mit dem genauen Ergebnis. Du hattest die Tendenz.',
  );
  expect(plain(hitSentence(hits(0, 0, 50, 50), null, false))).toBe(
    'Richtig lagen 50 %. Du hattest keinen Tipp.',
  );
  expect(plain(hitSentence(hits(1, 0, 0, 999), { pointsInternal: 5 }, true))).toBe(
    'Wenn es so bleibt, liegen unter 1 % richtig, unter 1 % sogar mit dem genauen Ergebnis.',
  );
  const allWrong = hits(0, 0, 0, 7);
  expect(hitSentence(allWrong, { pointsInternal: 0 }, false)).toBe('Richtig lag niemand.');
  expect(hitSentence(allWrong, null, true)).toBe('Wenn es so bleibt, liegt niemand richtig.');
  expect(plain(rateSentence(hits(1, 1, 0, 2), hits(1, 1, 1, 7)))).toBe(
    'Du liegst bei 50 % Deiner Tipps richtig, alle zusammen bei 30 %.',
  );
});

const day = (number: number, ranking: number) => ({
  date: `2024-06-1${number}T19:00:00Z`,
  ranking,
  rankedCount: 1512,
});

test('the way through the match days names the best one', () => {
  expect(courseSentence([day(4, 3), day(5, 20), day(6, 12)])).toBe(
    'Nach der letzten Auswertung stehst Du auf Platz 12 von 1.512. Am besten warst Du am 14.06. mit Platz 3.',
  );
  expect(courseSentence([day(4, 3), day(5, 20), day(6, 2)])).toBe(
    'Nach der letzten Auswertung stehst Du auf Platz 2 von 1.512, so gut wie noch nie.',
  );
  expect(courseSentence([day(4, 3), day(5, 20), day(6, 3)])).toBe(
    'Nach der letzten Auswertung stehst Du auf Platz 3 von 1.512, so gut wie an Deinem besten Tag.',
  );
  expect(courseSentence([day(4, 3)])).toBe('Nach der letzten Auswertung stehst Du auf Platz 3 von 1.512.');
  expect(courseSentence([day(4, 0)])).toBe('Mit Deinem ersten gewerteten Tipp bekommst Du einen Platz.');
  expect(bestAndWorst([day(4, 0)])).toBeNull();
  expect(bestAndWorst([day(4, 9), day(5, 2), day(6, 2), day(7, 9)])).toMatchObject({
    best: { date: day(5, 2).date },
    worst: { date: day(7, 9).date },
  });
});

test('winners', () => {
  const teams = [
    { team: { teamKZ: 'ESP', name: 'Spanien' }, value: 31 },
    { team: { teamKZ: 'GER', name: 'Deutschland' }, value: 12 },
  ];
  const given = { mark: 'P1', group: '-', tippCount: 100, teams, own: { teamKZ: 'ESP', name: 'Spanien' } };
  expect(plain(winnerSentence(given))).toBe('31 % sehen Spanien ganz vorn, Du auch.');
  expect(plain(winnerSentence({ ...given, mark: 'WB', own: { teamKZ: 'GER', name: 'Deutschland' } }))).toBe(
    '31 % sehen Spanien als Sieger der Gruppe. Mit Dir wählten 12 % Deutschland.',
  );
  expect(plain(winnerSentence({ ...given, mark: 'LB', group: 'B' }))).toBe(
    '31 % sehen Spanien als Letzten der Gruppe, Du auch.',
  );
  expect(plain(winnerSentence({ ...given, mark: 'LA' }))).toBe('31 % sehen Spanien als Letzten, Du auch.');
  const swiss = { teamKZ: 'SUI', name: 'Schweiz' };
  const withSwiss = [...teams, { team: swiss, value: 19 }];
  expect(plain(winnerSentence({ ...given, teams: withSwiss, own: swiss }))).toContain(
    'Mit Dir wählten 19 % die Schweiz.',
  );
  expect(plain(winnerSentence({ ...given, teams: [{ team: swiss, value: 31 }, ...teams], own: swiss }))).toBe(
    '31 % sehen die Schweiz ganz vorn, Du auch.',
  );
  expect(plain(winnerSentence({ ...given, own: swiss }))).toContain('Nur Du hast die Schweiz gewählt.');
  expect(plain(winnerSentence({ ...given, mark: 'P2', own: null }))).toBe(
    '31 % sehen Spanien auf Platz 2. Du hattest keinen Tipp.',
  );
});
