const KEY = 'clock-offset';

/** Until it is measured, the offset this device had last time is the best guess; an offline start has no other. */
const readOffset = (): number => {
  try {
    return Number(localStorage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
};

const keepOffset = (): void => {
  try {
    localStorage.setItem(KEY, String(offset));
  } catch {
    // Without storage the next page measures again.
  }
};

/** Milliseconds by which the server's clock is ahead of this device's. */
let offset = readOffset();
/** Round trip of the sample the offset was measured with: a shorter one measures better. */
let bestRoundTrip = Number.POSITIVE_INFINITY;
let measuredAt = 0;
/** When this page's own count of time began, by the device's clock then: it moves when that is set, or the device has slept. */
let origin = 0;

const originNow = (): number => Date.now() - performance.now();

const SAMPLE_VALID_MS = 10 * 60_000;
const MOVED_MS = 1000;

const hasMoved = (): boolean => Math.abs(originNow() - origin) > MOVED_MS;

/**
 * Takes a server time that travelled between two instants of this device. The server read its clock somewhere in
 * between, so a short way decides over a long one, unless the short one was measured long ago, or the device's clock was set since.
 */
export const syncClock = (serverTime: string, sentAt: number, receivedAt: number): void => {
  const server = Date.parse(serverTime);
  const roundTrip = Math.max(0, receivedAt - sentAt);
  if (Number.isNaN(server)) return;
  if (roundTrip > bestRoundTrip && !hasMoved() && receivedAt - measuredAt < SAMPLE_VALID_MS) return;
  offset = server - (receivedAt - roundTrip / 2);
  bestRoundTrip = roundTrip;
  measuredAt = receivedAt;
  origin = originNow();
  keepOffset();
};

/**
 * Whether this visit has read the server's clock, and the device's was not set since: until then `serverNow` may be wrong by as much as
 * that.
 */
export const isClockSure = (): boolean => measuredAt > 0 && !hasMoved();
/** No earlier than it is by the server's clock, whatever way the sample took. */
export const latestServerNow = (): number => serverNow() + bestRoundTrip / 2;
/** Now, in milliseconds, by the server's clock: never decide a lock by the device's own. */
export const serverNow = (): number => Date.now() + offset;
