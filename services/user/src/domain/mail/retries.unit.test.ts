import { expect, test } from '@jest/globals';
import { GIVE_UP_AFTER_MS, nextTry } from './retries.ts';

const created = new Date('2024-06-10T12:00:00Z');

/** The seconds between the attempts of a mail that is never delivered; each attempt fails at once. */
function pauses(): number[] {
  const seconds: number[] = [];
  let now = created;
  for (let attempts = 1; ; attempts++) {
    const next = nextTry({ attempts, created }, now);
    if (!next) return seconds;
    seconds.push((next.getTime() - now.getTime()) / 1000);
    now = next;
  }
}

test('pauses grow from five seconds to an hour', () => {
  expect(pauses().slice(0, 8)).toEqual([5, 15, 45, 135, 405, 1215, 3600, 3600]);
});

test('a mail is given up within a day, and not before 23 hours', () => {
  const total = pauses().reduce((sum, seconds) => sum + seconds, 0) * 1000;
  expect(total).toBeLessThanOrEqual(GIVE_UP_AFTER_MS);
  expect(total).toBeGreaterThan(GIVE_UP_AFTER_MS - 3_600_000);
});
