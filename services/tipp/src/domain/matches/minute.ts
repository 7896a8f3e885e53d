const MINUTE_MS = 60_000;
const HALF = 45;
const BREAK = 15;

/**
 * The minute of play, estimated from the clock. Half-time counts as minute 45, stoppage and extra time as minute 90.
 * @returns 1 to 90
 */
export function minuteOf(kickoff: string, now: number): number {
  const since = Math.floor((now - Date.parse(kickoff)) / MINUTE_MS) + 1;
  const played = since <= HALF ? since : Math.max(HALF, since - BREAK);
  return Math.min(2 * HALF, Math.max(1, played));
}
