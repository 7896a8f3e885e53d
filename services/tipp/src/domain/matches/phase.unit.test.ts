import { expect, test } from '@jest/globals';
import { phaseOf, refusalOfPhase } from './phase.ts';

test.each([
  ['NONE', null, null, null],
  ['HALF_TIME', null, null, 'notRunning'],
  ['EXTRA_TIME', 'inGroup', null, 'notRunning'],
  ['SHOOT_OUT', 'inGroup', null, 'notRunning'],
] as const)(
  '%s: in a running group match %j, in a running final match %j, else %j',
  (phase, group, final, over) => {
    expect(refusalOfPhase({ stage: 'group' }, { isRunning: true, phase })).toBe(group);
    expect(refusalOfPhase({ stage: 'QF' }, { isRunning: true, phase })).toBe(final);
    expect(refusalOfPhase({ stage: 'QF' }, { isRunning: false, phase })).toBe(over);
  },
);

test('a phase ends with its match', () => {
  expect(phaseOf({ isRunning: true, phase: 'SHOOT_OUT' })).toBe('SHOOT_OUT');
  expect(phaseOf({ isRunning: false, phase: 'SHOOT_OUT' })).toBe('NONE');
});
