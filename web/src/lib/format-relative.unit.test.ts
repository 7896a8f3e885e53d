import { describe, expect, test } from 'vitest';
import { formatCountdown, formatIn, formatMoment, formatPostTime, formatSince } from './format-relative.ts';

const now = Date.parse('2024-06-19T15:30:00Z');
const at = (ms: number): number => now + ms;
const minutes = (count: number): number => count * 60_000;

describe('countdown', () => {
  test.each([
    [((1 * 60 + 42) * 60 + 7) * 1000, '1:42:07'],
    [minutes(12) + 9_000, '12:09'],
    [59_000, '0:59'],
    [minutes(60 * 28), '1 Tag 4 Std.'],
    [minutes(60 * 49), '2 Tage 1 Std.'],
    [-5000, '0:00'],
  ])('%d ms', (left, text) => expect(formatCountdown(left)).toBe(text));
});

test('time until', () => {
  expect(formatIn(at(minutes(12.9)), now)).toBe('in 12 Min.');
  expect(formatIn(at(30_000), now)).toBe('gleich');
  expect(formatIn(at(minutes(185)), now)).toBe('in 3 Std.');
  expect(formatIn(at(minutes(60 * 24)), now)).toBe('in 1 Tag');
  expect(formatIn(at(minutes(60 * 50)), now)).toBe('in 2 Tagen');
});

test('time since kick-off, while a match can last', () => {
  expect(formatSince(at(-minutes(63.5)), now)).toBe('seit 63 Min.');
  expect(formatSince(at(-minutes(1)), now)).toBe('seit 1 Min.');
  expect([-20_000, 20_000, -minutes(181)].map((ms) => formatSince(at(ms), now))).toEqual(['', '', '']);
});

test('a moment of the last days stays the same all day', () => {
  expect(formatMoment(at(-20_000), now)).toBe('heute, 17:29');
  expect(formatMoment(at(-20_000), at(minutes(200)))).toBe('heute, 17:29');
  expect(formatMoment(at(-20_000), at(minutes(60 * 7)))).toBe('gestern, 17:29');
});

test('age of a post', () => {
  expect(formatPostTime(at(-20_000), now)).toBe('gerade eben');
  expect(formatPostTime(at(-minutes(18)), now)).toBe('vor 18 Min.');
  expect(formatPostTime(at(-minutes(325)), now)).toBe('heute, 12:05');
  expect(formatPostTime(at(-minutes(60 * 20)), now)).toBe('gestern, 21:30');
  expect(formatPostTime('2024-06-14T19:00:00Z', now)).toBe('14.06., 21:00');
  expect(formatPostTime('2023-12-24T17:00:00Z', now)).toBe('24.12.2023, 18:00');
});
