import { expect, test } from '@jest/globals';
import { isExtraTime, isHalfTime, isStoppageTime, minuteOf } from './minute.ts';

const KICKOFF = '2024-06-14T21:00:00+02:00';
const at = (minutes: number) => Date.parse(KICKOFF) + minutes * 60_000;
const after = (minutes: number) => minuteOf(KICKOFF, at(minutes));

test.each([
  [-5, 1],
  [0, 1],
  [0.9, 1],
  [1, 2],
  [44, 45],
  [45, 45],
  [59, 45],
  [60, 46],
  [104, 90],
  [150, 90],
])('%d minutes after the kick-off it is minute %d', (minutes, minute) => {
  expect(after(minutes)).toBe(minute);
});

test.each([
  [44.9, false, false],
  [45, true, false],
  [59.9, true, false],
  [60, false, false],
  [104.9, false, false],
  [105, false, true],
  [150, false, true],
])('%d minutes after the kick-off: half-time %s, stoppage time %s', (minutes, half, stoppage) => {
  expect([isHalfTime(KICKOFF, at(minutes)), isStoppageTime(KICKOFF, at(minutes))]).toEqual([half, stoppage]);
});

test.each([
  [112, false, false],
  [113, true, false],
  [119, true, false],
  [120, true, true],
])('%d minutes after the kick-off: extra time %s if level, %s if not', (minutes, level, other) => {
  expect([true, false].map((isLevel) => isExtraTime(KICKOFF, at(minutes), isLevel))).toEqual([level, other]);
});
