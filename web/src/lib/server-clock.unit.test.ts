import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverNow, syncClock } from './server-clock.ts';

const device = Date.parse('2024-06-19T15:30:00Z');

beforeEach(() => void vi.useFakeTimers({ now: device }));
afterEach(() => void vi.useRealTimers());

test('measures the offset at half the round trip, keeps the better sample, and takes a new one when it is old', () => {
  syncClock('2024-06-19T16:30:00Z', device - 200, device);
  expect(serverNow()).toBe(Date.parse('2024-06-19T16:30:00.100Z'));

  syncClock('2024-06-19T16:30:05Z', device - 3000, device);
  expect(serverNow()).toBe(Date.parse('2024-06-19T16:30:00.100Z'));

  syncClock('nonsense', device, device);
  expect(serverNow()).toBe(Date.parse('2024-06-19T16:30:00.100Z'));

  const later = device + 11 * 60_000;
  vi.setSystemTime(later);
  syncClock('2024-06-19T16:41:01Z', later - 400, later);
  expect(serverNow()).toBe(Date.parse('2024-06-19T16:41:01.200Z'));
});
