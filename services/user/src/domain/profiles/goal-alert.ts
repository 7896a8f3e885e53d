/** Which goals alert a player by a notification: none, those of matches with an own joker, with an own tipp, or all. */
export const GOAL_ALERTS = ['OFF', 'JOKERS', 'TIPPS', 'ALL'] as const;
export type GoalAlert = (typeof GOAL_ALERTS)[number];

/** Whether a goal of a match on which a player has this tipp alerts the player; null stands for no complete tipp. */
export const isWanted = (goalAlert: GoalAlert, tipp: { isJoker: boolean } | null): boolean =>
  ({ OFF: false, JOKERS: tipp?.isJoker === true, TIPPS: tipp !== null, ALL: true })[goalAlert];

/** Hours of the German day, 0 to 23, from and until which no goal alerts the player; the same twice for no such time. */
export type QuietHours = { quietFrom: number; quietUntil: number };

/** For a player who never chose. */
export const DEFAULT_ALERT = { goalAlert: 'OFF', quietFrom: 23, quietUntil: 7 } as const;

const berlin = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/Berlin',
});

export function isQuiet({ quietFrom, quietUntil }: QuietHours, now: Date): boolean {
  const hour = Number(berlin.format(now));
  const [sinceFrom, length] = [hour - quietFrom, quietUntil - quietFrom].map((hours) => (hours + 24) % 24);
  return sinceFrom! < length!;
}
