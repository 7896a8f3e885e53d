import { expect, test } from '@jest/globals';
import { minuteOf } from './minute.ts';

const KICKOFF = '2024-06-14T21:00:00+02:00';
const after = (minutes: number) => minuteOf(KICKOFF, Date.parse(KICKOFF) + minutes * 60_000);

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
