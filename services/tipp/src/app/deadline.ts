import { realNow } from '@tippspiel/shared/clock/real-time';

/** A save this close to the lock carries a deadline that the database checks itself. */
const GUARDED_MS = 60_000;
/** How long after the lock a save that was in time may still reach the disk; freezing starts later than that. */
export const WRITE_GRACE_MS = 2_000;

/**
 * Until when a save may take effect, in real time, as the database's clock knows no offset; undefined while the lock is
 * far away.
 * @param locksAt ms since 1970, by the clock that `now` is from
 */
export function deadlineOf(locksAt: number, now: Date): Date | undefined {
  const left = locksAt - now.getTime();
  return left > GUARDED_MS ? undefined : new Date(realNow().getTime() + left + WRITE_GRACE_MS);
}

/**
 * Until when a save may take effect whose lock may be moved meanwhile, in real time: a moment from now. What is moved is
 * moved far enough for that (`CLOSING_MS`).
 */
export const shortDeadline = (): Date => new Date(realNow().getTime() + WRITE_GRACE_MS);
