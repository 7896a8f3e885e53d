import fc from 'fast-check';
import { expect, test } from '@jest/globals';
import { endLogins, expiryOf, isDueForTouch, isValid, SESSION_LIFETIME_MS, type Session } from './session.ts';

const HOUR = 60 * 60 * 1000;
const start = new Date('2024-06-01T00:00:00Z');
const account = { id: 1, loginEpoch: 0, keptLogin: '' };

/** Uses a session after each of these pauses, as long as it is valid. */
function useAfter(pauses: number[]): { session: Session; now: Date; writes: number } {
  let session: Session = {
    id: 's',
    userId: 1,
    loginEpoch: 0,
    device: '',
    created: start,
    lastSeen: start,
    expires: expiryOf(start),
  };
  let now = start;
  let writes = 0;
  for (const pause of pauses) {
    now = new Date(now.getTime() + pause);
    if (!isValid(session, account, now)) break;
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
      expect(isValid(session, account, now)).toBe(true);
      expect(session.expires.getTime()).toBeGreaterThan(now.getTime() + SESSION_LIFETIME_MS - HOUR);
    }),
  );
});

test('an unused session ends after exactly thirty days', () => {
  const { session } = useAfter([]);
  const end = start.getTime() + 30 * 24 * HOUR;
  expect(isValid(session, account, new Date(end - 1))).toBe(true);
  expect(isValid(session, account, new Date(end))).toBe(false);
});

test('its use is written at most once an hour', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: HOUR }), { maxLength: 200 }), (pauses) => {
      const { now, writes } = useAfter(pauses);
      expect(writes).toBeLessThanOrEqual((now.getTime() - start.getTime()) / HOUR);
    }),
  );
});

test('a change of password or address ends all sessions but the kept one, which the next change ends', () => {
  const { session } = useAfter([]);
  const valid = (id: string, loginEpoch: number, at: typeof account) =>
    isValid({ ...session, id, loginEpoch }, at, start);
  const first = { ...account, ...endLogins(account, 's') };
  expect([valid('s', 0, first), valid('other', 0, first), valid('later', 1, first)]).toEqual([
    true,
    false,
    true,
  ]);
  const second = { ...account, ...endLogins(first, 'later') };
  expect([valid('s', 0, second), valid('later', 1, second)]).toEqual([false, true]);
  expect(isValid({ ...session, userId: 2 }, account, start)).toBe(false);
});
