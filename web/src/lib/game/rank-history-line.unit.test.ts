import { expect, test } from '@jest/globals';
import { rankHistoryLine, toPath } from './rank-history-line.ts';

const days = (...ranks: number[]) => ranks.map((ranking) => ({ ranking }));

test('the best place is on top, the worst below, a day without one is left out', () => {
  const line = rankHistoryLine(days(0, 10, 30, 20));
  expect(line[0]).toBeNull();
  expect(line.slice(1).map((point) => point?.y)).toEqual([24, 76, 50]);
  expect(line.at(-1)?.x).toBe(96);
  expect(toPath(line)).toMatch(/^M34\.67 24\.00 L.* L96\.00 50\.00$/);
});

test('a single day, and days of one place, lie in the middle', () => {
  expect(rankHistoryLine(days(7))).toEqual([{ x: 50, y: 50 }]);
  expect(rankHistoryLine(days(7, 7)).map((point) => point?.y)).toEqual([50, 50]);
  expect(toPath(rankHistoryLine(days(0)))).toBe('');
});
