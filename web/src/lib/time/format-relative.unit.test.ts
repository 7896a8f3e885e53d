import { describe, expect, test } from '@jest/globals';
import {
  formatCountdown,
  formatIn,
  formatMoment,
  formatPlay,
  formatPostTime,
  isPlayOver,
  type Played,
} from './format-relative.ts';

const now = Date.parse('2024-06-19T15:30:00Z');
const at = (ms: number): number => now + ms;
const minutes = (count: number): number => count * 60_000;

describe('countdown', () => {
  test.each([
    [((1 * 60 + 42) * 60 + 7) * 1000, '1:42:07'],
    [minutes(12) + 9_000, '12:09'],
    [59_000, '0:59'],
    [minutes(60 * 28), '1 Tag 4 Std.'],
    [minutes(60 * 49), '2 Tage 1 Std.'],
    [-5000, '0:00'],
  ])('%d ms', (left, text) => expect(formatCountdown(left)).toBe(text));
});

test('time until', () => {
  expect(formatIn(at(minutes(12.9)), now)).toBe('in 12 Min.');
  expect(formatIn(at(30_000), now)).toBe('gleich');
  expect(formatIn(at(minutes(185)), now)).toBe('in 3 Std.');
  expect(formatIn(at(minutes(60 * 24)), now)).toBe('in 1 Tag');
  expect(formatIn(at(minutes(60 * 50)), now)).toBe('in 2 Tagen');
});

test.each([
  [-1, ''],
  [-0.1, ''],
  [0, '1. Minute'],
  [0.9, '1. Minute'],
  [44.9, '45. Minute'],
  [45, 'Halbzeit'],
  [59.9, 'Halbzeit'],
  [60, '46. Minute'],
  [72.9, '58. Minute'],
  [104.9, '90. Minute'],
  [105, 'Nachspielzeit'],
  [119, 'Nachspielzeit'],
  [120, 'Abpfiff – Ergebnis folgt'],
  [700, 'Abpfiff – Ergebnis folgt'],
])('%d minutes after its kick-off a match is at %j', (age, text) =>
  expect(formatPlay(at(-minutes(age)), now)).toBe(text),
);

test.each([
  [105, 'Nachspielzeit', 'Nachspielzeit'],
  [115, 'Verlängerung', 'Nachspielzeit'],
  [154, 'Verlängerung', ''],
  [155, 'Elfmeterschießen', ''],
  [180, 'Abpfiff – Ergebnis folgt', 'Abpfiff – Ergebnis folgt'],
])(
  '%d minutes after its kick-off a knock-out match is at %j while it is level, else at %j',
  (age, level, decided) => {
    const text = (goalsTeam2: number) =>
      formatPlay(at(-minutes(age)), now, { group: '-', phase: 'NONE', goalsTeam1: 1, goalsTeam2 });
    expect([text(1), text(0)]).toEqual([level, decided]);
  },
);

test.each([
  ['HALF_TIME', 'A', 20, 'Halbzeit'],
  ['HALF_TIME', 'A', 62, 'Halbzeit'],
  ['EXTRA_TIME', '-', 106, 'Verlängerung'],
  ['SHOOT_OUT', '-', 200, 'Elfmeterschießen'],
] as const)(
  '%s of a match of group %s goes before the clock, %d minutes after its kick-off',
  (phase, group, age, text) => {
    const match: Played = { phase, group, goalsTeam1: 1, goalsTeam2: 0 };
    expect(formatPlay(at(-minutes(age)), now, match)).toBe(text);
    expect(isPlayOver(at(-minutes(age)), now, match)).toBe(false);
  },
);

test('a moment of the last days stays the same all day', () => {
  expect(formatMoment(at(-20_000), now)).toBe('heute, 17:29');
  expect(formatMoment(at(-20_000), at(minutes(200)))).toBe('heute, 17:29');
  expect(formatMoment(at(-20_000), at(minutes(60 * 7)))).toBe('gestern, 17:29');
});

test('yesterday is the day before, however long that was', () => {
  // On 31 March 2024 the clocks went forward: that Sunday had 23 hours.
  const monday = Date.parse('2024-04-01T00:30:00+02:00');
  expect(formatMoment('2024-03-31T20:00:00+02:00', monday)).toBe('gestern, 20:00');
  expect(formatMoment('2024-03-30T23:40:00+01:00', monday)).toBe('30.03., 23:40');
  // On 27 October 2024 they went back: 25 hours.
  const late = Date.parse('2024-10-27T23:30:00+01:00');
  expect(formatMoment('2024-10-26T12:00:00+02:00', late)).toBe('gestern, 12:00');
});

test('age of a post', () => {
  expect(formatPostTime(at(-20_000), now)).toBe('gerade eben');
  expect(formatPostTime(at(-minutes(18)), now)).toBe('vor 18 Min.');
  expect(formatPostTime(at(-minutes(325)), now)).toBe('heute, 12:05');
  expect(formatPostTime(at(-minutes(60 * 20)), now)).toBe('gestern, 21:30');
  expect(formatPostTime('2024-06-14T19:00:00Z', now)).toBe('14.06., 21:00');
  expect(formatPostTime('2023-12-24T17:00:00Z', now)).toBe('24.12.2023, 18:00');
});
