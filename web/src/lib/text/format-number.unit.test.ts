import { expect, test } from '@jest/globals';
import { formatCount, formatNumber } from './format-number.ts';

test('numbers are German', () => {
  expect(formatNumber(8412)).toBe('8.412');
  expect(formatCount(1, 'Punkt', 'Punkte')).toBe('1 Punkt');
  expect(formatCount(0, 'Punkt', 'Punkte')).toBe('0 Punkte');
});
