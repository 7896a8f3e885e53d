import { afterEach, beforeEach, expect, test, jest } from '@jest/globals';
import { isClockSure, latestServerNow, serverNow, syncClock } from './server-clock.ts';

const device = Date.parse('2024-06-19T15:30:00Z');

beforeEach(() => void jest.useFakeTimers({ now: device }));
afterEach(() => void jest.useRealTimers());

test('measures the offset at half the round trip, keeps the better sample, and takes a new one when it is old', () => {
  syncClock('2024-06-19T16:30:00Z', device - 200, device);
  expect(serverNow()).toBe(Date.parse('2024-06-19T16:30:00.100Z'));

  syncClock('2024-06-19T16:30:05Z', device - 3000, device);
  expect(serverNow()).toBe(Date.parse('2024-06-19T16:30:00.100Z'));

  syncClock('nonsense', device, device);
  expect(serverNow()).toBe(Date.parse('2024-06-19T16:30:00.100Z'));

  const later = device + 11 * 60_000;
  jest.setSystemTime(later);
  syncClock('2024-06-19T16:41:01Z', later - 400, later);
  expect(serverNow()).toBe(Date.parse('2024-06-19T16:41:01.200Z'));
});

test('a clock that is set is not sure until it is measured again, and the latest time counts the whole way', () => {
  const start = device + 60 * 60_000;
  jest.setSystemTime(start);
  syncClock('2024-06-19T17:30:00Z', start, start);
  expect(isClockSure()).toBe(true);
  jest.setSystemTime(start - 60_000);
  expect(isClockSure()).toBe(false);
  // A longer round trip than the last, but the better sample.
  syncClock('2024-06-19T17:30:01Z', start - 60_800, start - 60_000);
  expect(serverNow()).toBe(Date.parse('2024-06-19T17:30:01.400Z'));
  expect(isClockSure()).toBe(true);
  // The server may have read its clock at the beginning of the round trip.
  expect(latestServerNow()).toBe(Date.parse('2024-06-19T17:30:01.800Z'));
});

test('an answer that waited while the device slept is no sample', () => {
  const slept = device + 3 * 60 * 60_000;
  jest.setSystemTime(slept);
  syncClock('2024-06-19T17:30:01Z', slept - 60 * 60_000, slept);
  expect(isClockSure()).toBe(false);
});
