import { expect, test } from '@jest/globals';
import { isQuiet, isWanted } from './goal-alert.ts';

test.each([
  ['OFF', { isJoker: true }, false],
  ['JOKERS', { isJoker: true }, true],
  ['JOKERS', { isJoker: false }, false],
  ['JOKERS', null, false],
  ['TIPPS', { isJoker: false }, true],
  ['TIPPS', null, false],
  ['ALL', null, true],
] as const)('a goal that is to alert %s, with the tipp %j: %s', (goalAlert, tipp, expected) => {
  expect(isWanted(goalAlert, tipp)).toBe(expected);
});

/** A summer day, with Germany two hours ahead of UTC. */
const at = (time: string) => new Date(`2024-06-19T${time}:00+02:00`);

test.each([
  [23, 7, '22:59', false],
  [23, 7, '23:00', true],
  [23, 7, '00:30', true],
  [23, 7, '06:59', true],
  [23, 7, '07:00', false],
  [13, 15, '14:00', true],
  [13, 15, '15:00', false],
  [0, 23, '22:59', true],
  [0, 23, '23:00', false],
  [8, 8, '08:00', false],
  [8, 8, '20:00', false],
])('quiet from %d to %d: at %s it is %s', (quietFrom, quietUntil, time, expected) => {
  expect(isQuiet({ quietFrom, quietUntil }, at(time))).toBe(expected);
});
