import type { FirstAnswer } from './first-queries.ts';

const MINUTE_MS = 60_000;
const BEFORE_MS = 60 * MINUTE_MS;
const BEGUN_MS = 30 * MINUTE_MS;
const PLAYED_MS = 120 * MINUTE_MS;
/** A page may stay open for a day. */
const OPEN_MS = 24 * 60 * MINUTE_MS;

const between = (kickOffs: readonly string[], from: number, to: number): string[] =>
  kickOffs.filter((date) => Date.parse(date) > from && Date.parse(date) < to);

/** Selects the kick-offs (ISO) that a page opened now may need. */
export const kickOffsAround = (kickOffs: readonly string[], now: number): string[] =>
  between(kickOffs, now - PLAYED_MS, now + OPEN_MS);

/**
 * Whether a player's screen begins with the live strip or the space for it, by the app's own rules
 * (web/src/lib/time/kick-off-near.ts).
 * @param kickOffs ISO
 * @param answers the page's first answers, which contain the running matches if they are known
 */
export function hasStripRoom(
  kickOffs: readonly string[],
  now: number,
  answers: readonly FirstAnswer[],
): boolean {
  const live = answers.find(({ name }) => name === 'Live')?.data;
  const running = live?.['runningMatches'] as unknown[] | undefined;
  if (running?.length) return true;
  return between(kickOffs, now - (running ? BEGUN_MS : PLAYED_MS), now + BEFORE_MS).length > 0;
}
