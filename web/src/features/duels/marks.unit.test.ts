import { expect, test } from '@jest/globals';
import { balanceOf, byDay, type DuelMark } from './marks.ts';

const mark = (matchId: number, date: string, outcome: DuelMark['outcome'], isRunning = false): DuelMark => ({
  matchId,
  date,
  state: 'DRAWN',
  outcome,
  isLocked: outcome !== null,
  isRunning,
});

const marks = [
  mark(1, '2024-06-14T19:00:00Z', 'WON'),
  mark(2, '2024-06-15T13:00:00Z', 'LOST'),
  mark(3, '2024-06-15T16:00:00Z', 'BYE'),
  // 22:00 in Berlin: still the same day.
  mark(4, '2024-06-15T20:00:00Z', 'LEVEL'),
  mark(5, '2024-06-16T13:00:00Z', 'WON', true),
  mark(6, '2024-06-16T16:00:00Z', null),
];

test('marks stand by the day of their match, in Berlin', () => {
  expect(byDay(marks).map(({ day, marks: own }) => [day, own.map(({ matchId }) => matchId)])).toEqual([
    ['14.06.', [1]],
    ['15.06.', [2, 3, 4]],
    ['16.06.', [5, 6]],
  ]);
  expect(byDay([])).toEqual([]);
});

test('what runs and byes are neither won, level nor lost', () => {
  expect(balanceOf(marks)).toEqual({ won: 1, level: 1, lost: 1 });
});
