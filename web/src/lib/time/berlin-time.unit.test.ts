import { expect, test } from '@jest/globals';
import { fromBerlinInput, toBerlinInput } from './berlin-time.ts';

test.each([
  ['2024-06-14T19:00:00.000Z', '2024-06-14T21:00'],
  ['2024-01-14T19:00:00.000Z', '2024-01-14T20:00'],
  ['2024-12-31T23:30:00.000Z', '2025-01-01T00:30'],
])('%s reads %s in Berlin, and back', (iso, text) => {
  expect(toBerlinInput(iso)).toBe(text);
  expect(fromBerlinInput(text)).toBe(iso);
});

test('an hour that reads twice is the later one, an hour that never was is none', () => {
  expect(fromBerlinInput('2024-10-27T02:30')).toBe('2024-10-27T01:30:00.000Z');
  expect(fromBerlinInput('2024-03-31T02:30')).toBeNull();
  expect(fromBerlinInput('')).toBeNull();
});
