/** Which goals a player is notified of: none, those of matches with the own joker, with an own tipp, or all. */
export const GOAL_ALERTS = ['OFF', 'JOKERS', 'TIPPS', 'ALL'] as const;
export type GoalAlert = (typeof GOAL_ALERTS)[number];

/** Whether a player wants to be notified of a goal in a match with this tipp; null stands for no complete tipp. */
export const isWanted = (goalAlert: GoalAlert, tipp: { isJoker: boolean } | null): boolean =>
  ({ OFF: false, JOKERS: tipp?.isJoker === true, TIPPS: tipp !== null, ALL: true })[goalAlert];

/** Hours of the German day, 0 to 23, between which goals are not notified; equal hours mean no quiet hours. */
export type QuietHours = { quietFrom: number; quietUntil: number };

/** The default for a player who has never chosen. */
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
