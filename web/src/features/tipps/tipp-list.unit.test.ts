import { expect, test } from '@jest/globals';
import {
  byDay,
  bySection,
  countMissing,
  firstOpen,
  isAnyRunning,
  nextMissing,
  openMatchIds,
  pageProgress,
  type ListedTipp,
} from './tipp-list.ts';

const tipp = (id: number, date: string, isValid: boolean, isPlayed = false): ListedTipp => ({
  id,
  isValid,
  isEnabled: !isPlayed,
  match: { id, date, isPlayed, team1: { teamKZ: 'GER' }, team2: { teamKZ: 'SCO' } },
});

const tipps = [
  tipp(13, '2024-06-19T13:00:00Z', true, true),
  tipp(14, '2024-06-19T16:00:00Z', false),
  tipp(15, '2024-06-19T19:00:00Z', false),
  tipp(16, '2024-06-19T22:30:00Z', true),
  tipp(17, '2024-06-20T19:00:00Z', false),
];
const now = Date.parse('2024-06-19T17:00:00Z');

test('gathers matches by their day in Berlin', () => {
  expect(byDay(tipps).map(([day, list]) => [day, list.map(({ id }) => id)])).toEqual([
    ['Mittwoch, 19. Juni', [13, 14, 15]],
    ['Donnerstag, 20. Juni', [16, 17]],
  ]);
});

test('days with few matches that follow each other share one section', () => {
  const finals = [
    ...tipps,
    tipp(45, '2024-07-05T16:00:00Z', false),
    tipp(49, '2024-07-09T19:00:00Z', false),
    ...[55, 56, 57].map((id) => tipp(id, '2024-07-12T16:00:00Z', false)),
    tipp(51, '2024-07-14T19:00:00Z', false),
  ];
  expect(bySection(finals).map(({ title, tipps: list }) => [title, list.map(({ id }) => id)])).toEqual([
    ['Mittwoch, 19. Juni', [13, 14, 15]],
    ['Donnerstag, 20. Juni – Dienstag, 9. Juli', [16, 17, 45, 49]],
    ['Freitag, 12. Juli', [55, 56, 57]],
    ['Sonntag, 14. Juli', [51]],
  ]);
});

test('the clock decides what is open, before the server has been asked again', () => {
  expect(openMatchIds(tipps, now)).toEqual([15, 16, 17]);
  expect(firstOpen(tipps, now)).toBe(15);
  expect(firstOpen(tipps.slice(0, 2), now)).toBeNull();
});

test('goes through what is missing and begins again', () => {
  expect(nextMissing(tipps, now)).toBe(15);
  expect(nextMissing(tipps, now, 15)).toBe(17);
  expect(nextMissing(tipps, now, 17)).toBe(15);
  expect(nextMissing(tipps.slice(0, 1), now)).toBeNull();
  expect(countMissing(tipps, now)).toBe(2);
});

test('a match is neither missing nor counted before it is known who plays, and does not stop the tick of its page', () => {
  const unpaired = (id: number, isValid: boolean): ListedTipp => {
    const listed = tipp(id, '2024-07-05T16:00:00Z', isValid);
    return { ...listed, match: { ...listed.match, team2: { teamKZ: '' } } };
  };
  const page = [unpaired(45, true), unpaired(46, false), tipp(47, '2024-07-06T16:00:00Z', true)];
  expect(nextMissing(page, now)).toBeNull();
  expect(firstOpen(page, now)).toBe(47);
  expect(countMissing(page, now)).toBe(0);
  expect(pageProgress(page)).toEqual({ done: 2, all: 2 });
  expect(pageProgress([unpaired(46, false)])).toEqual({ done: 0, all: 0 });
});

test('knows when to ask again', () => {
  expect(isAnyRunning(tipps, now)).toBe(true);
  expect(isAnyRunning(tipps, Date.parse('2024-06-19T15:59:59Z'))).toBe(false);
});
