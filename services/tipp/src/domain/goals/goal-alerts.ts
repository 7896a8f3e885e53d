import { isValid, type Tipp } from '../tipps/scoring.ts';
import type { Result } from '../tournament/tournament.ts';

/** Which goals alert a player; players are notified one kind after the other. */
export const ALERTS = ['ALL', 'TIPPS', 'JOKERS'] as const;
export type Alert = (typeof ALERTS)[number];

/** Whether a player with this alert and this tipp is notified. */
export function isWanted(alert: Alert, tipp: Tipp): boolean {
  if (alert === 'ALL') return true;
  return isValid(tipp) && (alert === 'TIPPS' || tipp.isJoker);
}

/**
 * How far the alerts of one match have come: `number` counts the changes of its score, `before` and `now` are the
 * last of them. Players are notified kind by kind and by number, so that a crash goes on behind the last.
 */
export type AlertProgress = {
  number: number;
  before: Result;
  now: Result;
  alert: Alert;
  after: number;
  isDone: boolean;
  /** When the score was seen, ISO date-time. */
  at: string;
  /** Of the match as operators entered it: an older one, in a process that is late, begins nothing. */
  version: number;
};

export const beforeFirstGoal = (at: string): AlertProgress => ({
  ...{ number: 0, before: { goals1: 0, goals2: 0 }, now: { goals1: 0, goals2: 0 } },
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

/** The progress after a batch of players. @param last the last of them, null where the kind has no more */
export function afterBatch(progress: AlertProgress, last: number | null): AlertProgress {
  if (last !== null) return { ...progress, after: last };
  const next = ALERTS[ALERTS.indexOf(progress.alert) + 1];
  return next ? { ...progress, alert: next, after: 0 } : { ...progress, isDone: true };
}
