import { realNow } from '@tippspiel/shared/platform/clock/real-time';
import { MAX_EFFECT_MS, type Deadline } from '../store/deadline.ts';

/** This close to the lock a save may take effect until shortly after it. */
const GUARDED_MS = 60_000;
/** How long after the lock a save that was in time may still be written; freezing starts later. */
export const WRITE_GRACE_MS = 2_000;

/**
 * The time limit of a save, in real time, because the database's clock has no offset: a few seconds, and never more
 * than a moment after the lock.
 * @param locksAt ms since 1970, by the clock that `now` is from
 */
export function deadlineOf(locksAt: number, now: Date): Deadline {
  const left = locksAt - now.getTime();
  return deadlineIn(Math.min(left + WRITE_GRACE_MS, MAX_EFFECT_MS), left <= GUARDED_MS);
}

/**
 * The time limit of a save whose lock may be moved meanwhile: a moment from now. A lock is always moved further than
 * that (`CLOSING_MS`).
 */
export const shortDeadline = (): Deadline => deadlineIn(WRITE_GRACE_MS, true);

const deadlineIn = (milliseconds: number, isAtLock: boolean): Deadline => ({
  at: new Date(realNow().getTime() + milliseconds),
  isAtLock,
});
