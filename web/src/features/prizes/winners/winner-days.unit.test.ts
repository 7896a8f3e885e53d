import { expect, test } from '@jest/globals';
import { byDay } from './winner-days.ts';

test('winners are grouped by day and prize in the given order', () => {
  const won = (id: number, date: string, price: number) => ({ id, date, price: { id: price } });
  const days = byDay([
    won(1, '2024-06-19T19:00:00Z', 7),
    won(2, '2024-06-19T19:00:00Z', 7),
    won(3, '2024-06-19T16:00:00Z', 5),
    won(4, '2024-06-14T19:00:00Z', 2),
  ]);
  expect(
    days.map(({ day, prizes }) => [day, prizes.map(({ winners }) => winners.map(({ id }) => id))]),
  ).toEqual([
    ['Mittwoch, 19. Juni', [[1, 2], [3]]],
    ['Freitag, 14. Juni', [[4]]],
  ]);
});
