import { expect, test } from '@jest/globals';
import { behaviour, busiestSecond, kinds, simulatePeak, type Rates } from './peak.ts';

const PLAYERS = 1_000_000;
const seconds = simulatePeak(PLAYERS);
const sumOf = (kind: keyof Rates, from = 0, to = 600) =>
  seconds.slice(from, to).reduce((sum, rates) => sum + rates[kind], 0);

test('every player who comes opens a page, and nearly all saves precede the kick-off', () => {
  const come = PLAYERS * behaviour.comes;
  expect(sumOf('page')).toBeCloseTo(come, 0);
  expect(sumOf('login') / come).toBeCloseTo(behaviour.logsIn, 2);
  expect(sumOf('save') / (come * behaviour.saves)).toBeGreaterThan(0.7);
  expect(sumOf('save') / (come * behaviour.saves)).toBeLessThan(1);
});

test('people come in inverse proportion to the remaining time', () => {
  // With a density of 1 / (t + 15 s) over ten minutes, the share of the last minute is ln(75 / 15) / ln(615 / 15).
  expect(sumOf('page', 540) / sumOf('page')).toBeCloseTo(Math.log(75 / 15) / Math.log(615 / 15), 2);
  expect(sumOf('page', 595)).toBeGreaterThan(3 * sumOf('page', 540, 545));
});

test('the busiest second is the one with the most expensive calls', () => {
  const only = (kind: keyof Rates): Rates =>
    Object.fromEntries(kinds.map((each) => [each, each === kind ? 1 : 0])) as Rates;
  for (const kind of kinds)
    expect(busiestSecond(seconds, only(kind))[kind]).toBe(Math.max(...seconds.map((rates) => rates[kind])));
});

test('twice as many players make twice as many calls, and a second run has the same result', () => {
  const twice = simulatePeak(2 * PLAYERS);
  expect(twice[599]!.save).toBeCloseTo(2 * seconds[599]!.save, 6);
  expect(simulatePeak(PLAYERS)).toEqual(seconds);
});
