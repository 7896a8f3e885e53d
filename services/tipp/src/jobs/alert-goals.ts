import { randomUUID } from 'node:crypto';
import type { Clock } from '@tippspiel/shared/platform/clock/clock';
import { createEvent } from '@tippspiel/shared/contracts/events/envelope';
import type { Leases } from '@tippspiel/shared/platform/jobs/leases';
import type { Logger } from '@tippspiel/shared/platform/log/logger';
import { toTipp } from '../app/tipps/tipp-view.ts';
import { matchKey } from '../domain/columns/column-key.ts';
import {
  afterBatch,
  isSameScore,
  isWanted,
  beginAlert,
  NO_GOALS,
  startAnew,
  type AlertProgress,
} from '../domain/goals/goal-alerts.ts';
import { isExtraTime, isHalfTime, isStoppageTime, minuteOf } from '../domain/matches/minute.ts';
import type { MatchPhase } from '../domain/matches/phase.ts';
import { score, isValid, type Tipp } from '../domain/tipps/scoring.ts';
import { isPatriotMatch, type Match, type Result } from '../domain/tournament/tournament.ts';
import { enteredResult, type Board } from '../projection/board.ts';
import type { GoalAlerts } from '../store/goals/goal-alerts.ts';
import type { MatchState } from '../store/matches/matches.ts';
import type { ReminderSettings } from '../store/reminders/reminder-settings.ts';
import type { SlipStore } from '../store/tipps/slips.ts';
import { BATCH, createBatchJob, MAX_WAITING, type BatchJob } from './batch-job.ts';

type Deps = {
  clock: Clock;
  log: Logger;
  leases: Leases;
  board(): Board;
  reminderSettings: Pick<ReminderSettings, 'withAlert'>;
  goalAlerts: GoalAlerts;
  slips: Pick<SlipStore, 'many'>;
  /** Called after this match's document got events in its outbox. */
  kick(matchId: number): void;
};

/** The user service drops older goals, so a starting process leaves them. */
const RECENT_MS = 10 * 60_000;

/**
 * The job that publishes whom to notify of goals in running matches. Event and progress are one write, and a starting
 * process continues what others began, so a crash neither skips anybody nor notifies anybody twice. A score that changes
 * meanwhile is handled next, and so is a score that operators enter together with the end of a match. Later corrections
 * are not goals.
 */
export function createGoalAlerter(deps: Deps): BatchJob {
  const { clock, log, leases, reminderSettings, goalAlerts, slips } = deps;
  /** By match: the version whose alerts are known to be published; it needs no further reads. */
  const notified = new Map<number, number>();
  /** Matches seen running or half alerted, until nothing of their last score is left to publish. */
  const followed = new Set<number>();
  let isStarted = false;

  async function due(): Promise<Match[]> {
    if (!isStarted) {
      const recent = new Date(clock.now().getTime() - RECENT_MS);
      for (const id of await goalAlerts.unfinished(recent.toISOString())) followed.add(id);
      isStarted = true;
    }
    const { states, tournament } = deps.board();
    for (const state of states.values()) if (state.isRunning) followed.add(state._id);
    return tournament.matches.filter(({ id }) => {
      const state = states.get(id);
      return state && (followed.has(id) || !enteredResult(state)) && state.version !== notified.get(id);
    });
  }

  /** Nothing is left to publish for the current state of the match. */
  function finish({ _id, version, isRunning }: MatchState): 'done' {
    notified.set(_id, version);
    if (!isRunning) followed.delete(_id);
    return 'done';
  }

  async function batch(match: Match): Promise<'more' | 'done'> {
    const state = deps.board().states.get(match.id) as MatchState;
    const { version } = state;
    const result = enteredResult(state);
    const at = clock.now().toISOString();
    const { progress: before, waiting } = await goalAlerts.of(match.id, at);
    if (waiting > MAX_WAITING) return 'done';
    const now = result ?? NO_GOALS;
    if (before.isDone && (version <= before.version || isSameScore(before.now, now))) return finish(state);
    const isAbandoned = !result && !state.isRunning && version > before.version;
    if (before.isDone || isAbandoned) {
      const next = isAbandoned
        ? startAnew(before, { at, version })
        : beginAlert(before, { now, at, version });
      await goalAlerts.advance(match.id, before, next, []);
      return 'more';
    }
    const userIds = await reminderSettings.withAlert(before.alert, before.after, BATCH);
    const next = afterBatch(before, userIds.length < BATCH ? null : userIds.at(-1)!);
    const players = await playersToNotify(match, before, userIds);
    const events = players.length ? [eventOf(match, before, players)] : [];
    if (await goalAlerts.advance(match.id, before, next, events)) deps.kick(match.id);
    return 'more';
  }

  async function playersToNotify({ id }: Match, { alert }: AlertProgress, userIds: number[]) {
    const key = matchKey(id);
    const found = await slips.many(userIds, [`tipps.${key}`]);
    const tipps = new Map(found.map((slip) => [slip._id, toTipp(slip.tipps?.[key])]));
    return userIds
      .map((userId) => ({ userId, tipp: tipps.get(userId) ?? toTipp(undefined) }))
      .filter(({ tipp }) => isWanted(alert, tipp));
  }

  function eventOf(match: Match, progress: AlertProgress, players: { userId: number; tipp: Tipp }[]) {
    const { tournament, teams, states } = deps.board();
    const { number, before, now, at } = progress;
    const playing = teams.get(match.id) ?? { home: null, away: null };
    const nameOf = (code: string | null) => tournament.teams.find((team) => team.code === code)?.name ?? '';
    const context = { isPatriot: isPatriotMatch(tournament, match, playing), scoring: tournament.scoring };
    const withPoints = (tipp: Tipp) => {
      const { goals1, goals2, isJoker } = tipp;
      if (!isValid(tipp)) return null;
      return { goals1: goals1!, goals2: goals2!, isJoker, points: score(tipp, now, context).points };
    };
    const seenAt = Date.parse(at);
    const data = {
      ...{ matchId: match.id, number, before, now, at },
      ...{ team1: nameOf(playing.home), team2: nameOf(playing.away) },
      minute: minuteOf(match.kickoff, seenAt),
      phase: phaseOf(match, progress, states.get(match.id)?.phase ?? 'NONE'),
      isStoppageTime: isStoppageTime(match.kickoff, seenAt),
      players: players.map(({ userId, tipp }) => ({ userId, tipp: withPoints(tipp) })),
    };
    return createEvent('tipp.goal.alerted.v1', data, {
      now: clock.now(),
      requestId: `goal-${randomUUID()}`,
    });
  }

  return createBatchJob({ name: 'alert-goals', leases, log, due, batch });
}

const isDraw = ({ goals1, goals2 }: Result): boolean => goals1 === goals2;

/** What operators say, otherwise the phase by the clock, as on the page. */
function phaseOf(
  { kickoff, group }: Match,
  { before, now, at }: AlertProgress,
  said: MatchPhase,
): MatchPhase {
  if (said !== 'NONE') return said;
  const seenAt = Date.parse(at);
  if (isHalfTime(kickoff, seenAt)) return 'HALF_TIME';
  const isExtra = group === null && isExtraTime(kickoff, seenAt, isDraw(before) || isDraw(now));
  return isExtra ? 'EXTRA_TIME' : 'NONE';
}
