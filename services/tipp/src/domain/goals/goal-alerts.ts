import { isValid, type Tipp } from '../tipps/scoring.ts';
import type { Result } from '../tournament/tournament.ts';

/** Which goals a player wants to be notified of. Players are notified in this order of kinds. */
export const ALERTS = ['ALL', 'TIPPS', 'JOKERS'] as const;
export type Alert = (typeof ALERTS)[number];

/** Whether a player with this alert and this tipp is notified. */
export function isWanted(alert: Alert, tipp: Tipp): boolean {
  if (alert === 'ALL') return true;
  return isValid(tipp) && (alert === 'TIPPS' || tipp.isJoker);
}

/**
 * The progress of one match's alerts: `number` counts the score changes, `before` and `now` are the scores around the
 * last one. Players are notified by kind, then by number, so that a restart continues after the last one.
 */
export type AlertProgress = {
  number: number;
  before: Result;
  now: Result;
  alert: Alert;
  after: number;
  isDone: boolean;
  /** When the change was seen, ISO date-time. */
  at: string;
  /** Version of the match state. An older version, seen by a process that lags behind, starts no alert. */
  version: number;
};

/** The score at the kick-off, and of a running match whose result an operator has emptied. */
export const NO_GOALS: Result = { goals1: 0, goals2: 0 };

export const beforeFirstGoal = (at: string): AlertProgress => ({
  ...{ number: 0, before: NO_GOALS, now: NO_GOALS },
  ...{ alert: 'JOKERS', after: 0, isDone: true, at, version: 0 },
});

export const isSameScore = (one: Result, other: Result): boolean =>
  one.goals1 === other.goals1 && one.goals2 === other.goals2;

export const beginAlert = (
  { number, now: before }: AlertProgress,
  { now, at, version }: Pick<AlertProgress, 'now' | 'at' | 'version'>,
): AlertProgress => ({
  ...{ number: number + 1, before, now, at, version },
  ...{ alert: ALERTS[0], after: 0, isDone: false },
});

/** Forgets the score of an abandoned match, so that a replay begins without goals. Nobody is notified. */
export const startAnew = (
  { number }: AlertProgress,
  { at, version }: Pick<AlertProgress, 'at' | 'version'>,
): AlertProgress => ({ ...beforeFirstGoal(at), number, version });

/**
 * The progress after a batch of players. @param last number of the batch's last player, null if the kind has no more
 * players
 */
export function afterBatch(progress: AlertProgress, last: number | null): AlertProgress {
  if (last !== null) return { ...progress, after: last };
  const next = ALERTS[ALERTS.indexOf(progress.alert) + 1];
  return next ? { ...progress, alert: next, after: 0 } : { ...progress, isDone: true };
}
