import { onDevice } from '../save/kept.ts';

const KEY = 'clock-offset';

/**
 * Milliseconds by which the server's clock is ahead of this device's. Until it is measured, the stored offset is the
 * best guess; an offline start has no other.
 */
let offset = Number(onDevice.read(KEY)) || 0;
/** Round trip of the current sample: a shorter one is more exact. */
let bestRoundTrip = Number.POSITIVE_INFINITY;
let measuredAt = 0;
/** The page's time origin by the device's clock; it moves when the clock is set or the device has slept. */
let origin = 0;

const originNow = (): number => Date.now() - performance.now();

const SAMPLE_VALID_MS = 10 * 60_000;
const MOVED_MS = 1000;
/** No request takes longer, unless the device has slept meanwhile. */
const LONGEST_ROUND_TRIP_MS = 60_000;

const hasMoved = (): boolean => Math.abs(originNow() - origin) > MOVED_MS;

/**
 * Takes a sample of the server's time. The server read its clock between `sentAt` and `receivedAt`, so a shorter round
 * trip is more exact. A longer one wins if the last sample is old, or the device's clock was set since.
 */
export const syncClock = (serverTime: string, sentAt: number, receivedAt: number): void => {
  const server = Date.parse(serverTime);
  const roundTrip = Math.max(0, receivedAt - sentAt);
  if (Number.isNaN(server) || roundTrip > LONGEST_ROUND_TRIP_MS) return;
  if (roundTrip > bestRoundTrip && !hasMoved() && receivedAt - measuredAt < SAMPLE_VALID_MS) return;
  offset = server - (receivedAt - roundTrip / 2);
  bestRoundTrip = roundTrip;
  measuredAt = receivedAt;
  origin = originNow();
  // Without storage the next page measures again.
  onDevice.write(KEY, String(offset));
};

/**
 * Whether this visit has measured the server's clock, and the device's clock was not set since. Otherwise `serverNow`
 * may be wrong.
 */
export const isClockSure = (): boolean => measuredAt > 0 && !hasMoved();
/** The latest possible time of the server's clock, whatever the latency of the sample. */
export const latestServerNow = (): number => serverNow() + bestRoundTrip / 2;
/** The server's current time in milliseconds. Never decide a lock by the device's clock. */
export const serverNow = (): number => Date.now() + offset;
