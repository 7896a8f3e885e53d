const MINUTE_MS = 60_000;
const HALF = 45;
const BREAK = 15;
/** Minutes after the kick-off, as on the page (`formatExtra` of the web). A match that is not level may end before. */
const EXTRA_IF_LEVEL = 113;
const EXTRA = 120;

const minutesSince = (kickoff: string, now: number): number =>
  Math.floor((now - Date.parse(kickoff)) / MINUTE_MS);

/**
 * The minute of play, estimated from the clock. Half-time counts as minute 45, stoppage and extra time as minute 90.
 * @returns 1 to 90
 */
export function minuteOf(kickoff: string, now: number): number {
  const since = minutesSince(kickoff, now) + 1;
  const played = since <= HALF ? since : Math.max(HALF, since - BREAK);
  return Math.min(2 * HALF, Math.max(1, played));
}

/** Whether the clock says half-time: the page shows no minute then (`formatPlay` of the web). */
export function isHalfTime(kickoff: string, now: number): boolean {
  const since = minutesSince(kickoff, now);
  return since >= HALF && since < HALF + BREAK;
}

/** Whether the clock says stoppage time, in place of the minute, too. */
export const isStoppageTime = (kickoff: string, now: number): boolean =>
  minutesSince(kickoff, now) >= 2 * HALF + BREAK;

/** Whether a goal in a knock-out match was in extra time by the clock. @param isLevel before or after the goal */
export const isExtraTime = (kickoff: string, now: number, isLevel: boolean): boolean =>
  minutesSince(kickoff, now) >= (isLevel ? EXTRA_IF_LEVEL : EXTRA);
