import { describe, expect, test } from '@jest/globals';
import { formatDate, formatDateTime, formatKickOff, formatMatchDay } from './format.ts';

const opening = '2024-06-14T19:00:00Z';

describe('dates are shown in Berlin', () => {
  test('in summer', () => {
    expect(formatDateTime(opening)).toBe('Fr., 14.06. 21:00');
  });
  test('in winter', () => {
    expect(formatDateTime('2022-11-20T16:00:00Z')).toBe('So., 20.11. 17:00');
  });
  test('across midnight', () => {
    expect(formatDateTime('2024-06-14T22:00:00Z')).toBe('Sa., 15.06. 00:00');
    expect(formatDate('2024-06-14T22:00:00Z')).toBe('15.06.2024');
  });
  test('as headings', () => {
    expect(formatMatchDay('2024-06-19T16:00:00Z')).toBe('Mittwoch, 19. Juni');
  });
  test('a kick-off of today needs no weekday', () => {
    const now = Date.parse('2024-06-14T10:00:00Z');
    expect(formatKickOff(opening, now)).toBe('21:00');
    expect(formatKickOff('2024-06-15T13:00:00Z', now)).toBe('15.06. 15:00');
  });
});
