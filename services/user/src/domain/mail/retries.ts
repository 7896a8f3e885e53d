const SECOND_MS = 1_000;
const HOUR_MS = 3_600 * SECOND_MS;
const FIRST_PAUSE_MS = 5 * SECOND_MS;

/** After this time a mail is given up. */
export const GIVE_UP_AFTER_MS = 24 * HOUR_MS;

/**
 * When a mail is retried: after five seconds, then each time three times as long, up to an hour.
 * @param attempts the number of attempts so far, from 1
 * @returns null if it is given up
 */
export function nextTry({ attempts, created }: { attempts: number; created: Date }, now: Date): Date | null {
  const pause = Math.min(FIRST_PAUSE_MS * 3 ** (attempts - 1), HOUR_MS);
  const next = now.getTime() + pause;
  return next > created.getTime() + GIVE_UP_AFTER_MS ? null : new Date(next);
}
