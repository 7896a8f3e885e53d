import { expect, test } from '@jest/globals';
import { afterBatch, beforeFirstGoal, beginAlert, isWanted } from './goal-alerts.ts';

const AT = '2024-06-19T18:00:00.000Z';
const tipp = { goals1: 2, goals2: 1, isJoker: false };

test('the kinds JOKERS and TIPPS only include players with such a tipp', () => {
  const joker = { ...tipp, isJoker: true };
  const half = { goals1: 2, goals2: null, isJoker: true };
  const wanted = (alert: 'ALL' | 'TIPPS' | 'JOKERS') =>
    [joker, tipp, half].map((each) => isWanted(alert, each));
  expect({ all: wanted('ALL'), tipps: wanted('TIPPS'), jokers: wanted('JOKERS') }).toEqual({
    all: [true, true, true],
    tipps: [true, true, false],
    jokers: [true, false, false],
  });
});

test('a score is published kind by kind, batch by batch, to the end', () => {
  const begun = beginAlert(beforeFirstGoal(AT), { now: { goals1: 1, goals2: 0 }, at: AT, version: 3 });
  expect(begun).toMatchObject({
    number: 1,
    before: { goals1: 0 },
    now: { goals1: 1 },
    alert: 'ALL',
    after: 0,
  });
  const part = afterBatch(begun, 500);
  expect(part).toMatchObject({ alert: 'ALL', after: 500, isDone: false });
  const second = afterBatch(part, null);
  expect(second).toMatchObject({ alert: 'TIPPS', after: 0, isDone: false });
  expect(afterBatch(afterBatch(second, null), null)).toMatchObject({ alert: 'JOKERS', isDone: true });
});
