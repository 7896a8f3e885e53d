import { expect, test } from '@jest/globals';
import { hasStripRoom, kickOffsAround } from './strip-room.ts';

const NOW = Date.parse('2026-06-15T19:00:00Z');
const live = (...running: number[]) => [
  { name: 'Status', variables: {}, data: {} },
  { name: 'Live', variables: {}, data: { runningMatches: running.map((id) => ({ id })) } },
];
const has = (kickOff: string, answers: ReturnType<typeof live>) =>
  hasStripRoom([`2026-06-15T${kickOff}:00Z`], NOW, answers);

test.each([
  ['17:00', false, false],
  ['17:01', true, false],
  ['18:30', true, false],
  ['18:31', true, true],
  ['19:59', true, true],
  ['20:00', false, false],
])('at 19:00, with a kick-off at %s: %s, and %s without a running match', (kickOff, unknown, none) => {
  expect([has(kickOff, []), has(kickOff, live())]).toEqual([unknown, none]);
});

test('a running match has its strip, whenever it began', () => {
  expect(hasStripRoom([], NOW, live(14))).toBe(true);
  expect(has('16:00', live(14))).toBe(true);
});

test('a page gets the kick-offs of the last two hours and the next day', () => {
  const [before, around, after] = [
    '2026-06-15T17:00:00Z',
    ['2026-06-15T17:01:00Z', '2026-06-16T18:59:00Z'],
    '2026-06-16T19:00:00Z',
  ] as const;
  expect(kickOffsAround([before, ...around, after], NOW)).toEqual(around);
});
