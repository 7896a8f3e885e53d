import fc from 'fast-check';
import { expect, test } from '@jest/globals';
import { expiryOf, isDueForTouch, isValid, SESSION_LIFETIME_MS, type Session } from './session.ts';

const HOUR = 60 * 60 * 1000;
const start = new Date('2024-06-01T00:00:00Z');

/** A session used after each of these pauses, for as long as it is valid. */
function useAfter(pauses: number[]): { session: Session; now: Date; writes: number } {
  let session: Session = {
    id: 's',
    userId: 1,
    device: '',
    created: start,
    lastSeen: start,
    expires: expiryOf(start),
  };
  let now = start;
  let writes = 0;
  for (const pause of pauses) {
    now = new Date(now.getTime() + pause);
    if (!isValid(session, now)) break;
    if (!isDueForTouch(session, now)) continue;
    session = { ...session, lastSeen: now, expires: expiryOf(now) };
    writes += 1;
  }
  return { session, now, writes };
}

test('a session that is used at least every 29 days never ends', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 29 * 24 * HOUR })), (pauses) => {
      const { session, now } = useAfter(pauses);
      expect(isValid(session, now)).toBe(true);
      expect(session.expires.getTime()).toBeGreaterThan(now.getTime() + SESSION_LIFETIME_MS - HOUR);
    }),
  );
});

test('one that is left alone for thirty days has ended, at that very instant', () => {
  const { session } = useAfter([]);
  const end = start.getTime() + 30 * 24 * HOUR;
  expect(isValid(session, new Date(end - 1))).toBe(true);
  expect(isValid(session, new Date(end))).toBe(false);
});

test('it is written at most once an hour', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: HOUR }), { maxLength: 200 }), (pauses) => {
      const { now, writes } = useAfter(pauses);
      expect(writes).toBeLessThanOrEqual((now.getTime() - start.getTime()) / HOUR);
    }),
  );
});
