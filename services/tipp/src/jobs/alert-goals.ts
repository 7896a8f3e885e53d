import { randomUUID } from 'node:crypto';
import type { Clock } from '@tippspiel/shared/platform/clock/clock';
import { createEvent } from '@tippspiel/shared/contracts/events/envelope';
import type { Leases } from '@tippspiel/shared/platform/jobs/leases';
import type { Logger } from '@tippspiel/shared/platform/log/logger';
import { toTipp } from '../app/tipps/tipp-view.ts';
import { matchKey } from '../domain/columns/column-key.ts';
import {
  afterBatch,
  isNews,
  isSameScore,
  isWanted,
  beginAlert,
  type AlertProgress,
} from '../domain/goals/goal-alerts.ts';
import { minuteOf } from '../domain/matches/minute.ts';
import { explain, isValid, type Tipp } from '../domain/tipps/scoring.ts';
import { isPatriotMatch, type Match } from '../domain/tournament/tournament.ts';
import { enteredResult, type Board, type MatchResult } from '../projection/board.ts';
import type { GoalAlerts } from '../store/goals/goal-alerts.ts';
import type { ReminderSettings } from '../store/reminders/reminder-settings.ts';
import type { SlipStore } from '../store/tipps/slips.ts';
import { createBatchJob, type BatchJob } from './batch-job.ts';

type Deps = {
  clock: Clock;
  log: Logger;
  leases: Leases;
  board(): Board;
  reminderSettings: Pick<ReminderSettings, 'withAlert'>;
  goalAlerts: GoalAlerts;
  slips: Pick<SlipStore, 'many'>;
  /** The document of this match has events in its outbox. */
  kick(matchId: number): void;
};

/** Players of one event. */
const BATCH = 500;

/**
 * The job that publishes whom the goals of running matches alert. The event and the progress are one write, so that
 * a crash neither leaves anybody out nor notifies anybody twice. A score that comes meanwhile follows.
 */
export function createGoalAlerter(deps: Deps): BatchJob {
  const { clock, log, leases, reminderSettings, goalAlerts, slips } = deps;
  /** Scores whose alerts are known to be out: nothing is read for them. */
  const notified = new Map<number, MatchResult['result']>();

  async function due(): Promise<MatchResult[]> {
    const { tournament, states } = deps.board();
    const now = clock.now().getTime();
    return tournament.matches.flatMap((match) => {
      const result = isNews(match, now) ? enteredResult(states.get(match.id)) : undefined;
      const known = notified.get(match.id);
      return result && !(known && isSameScore(result, known)) ? [{ match, result }] : [];
    });
  }

  async function batch({ match, result }: MatchResult): Promise<'more' | 'done'> {
    const at = clock.now().toISOString();
    const before = await goalAlerts.of(match.id, at);
    if (before.isDone && isSameScore(before.now, result)) {
      notified.set(match.id, result);
      return 'done';
    }
    if (before.isDone) {
      await goalAlerts.advance(match.id, before, beginAlert(before, result, at), []);
      return 'more';
    }
    const userIds = await reminderSettings.withAlert(before.alert, before.after, BATCH);
    const next = afterBatch(before, userIds.length < BATCH ? null : userIds.at(-1)!);
    const players = await wanting(match, before, userIds);
    const events = players.length ? [eventOf(match, before, players)] : [];
    if (await goalAlerts.advance(match.id, before, next, events)) deps.kick(match.id);
    return 'more';
  }

  async function wanting({ id }: Match, { alert }: AlertProgress, userIds: number[]) {
    const key = matchKey(id);
    const found = await slips.many(userIds, [`tipps.${key}`]);
    const tipps = new Map(found.map((slip) => [slip._id, toTipp(slip.tipps?.[key])]));
    return userIds
      .map((userId) => ({ userId, tipp: tipps.get(userId) ?? toTipp(undefined) }))
      .filter(({ tipp }) => isWanted(alert, tipp));
  }

  function eventOf(match: Match, progress: AlertProgress, players: { userId: number; tipp: Tipp }[]) {
    const { tournament, teams } = deps.board();
    const { number, before, now, at } = progress;
    const playing = teams.get(match.id) ?? { home: null, away: null };
    const nameOf = (code: string | null) => tournament.teams.find((team) => team.code === code)?.name ?? '';
    const context = { isPatriot: isPatriotMatch(tournament, match, playing), scoring: tournament.scoring };
    const withPoints = (tipp: Tipp) => {
      const { goals1, goals2, isJoker } = tipp;
      if (!isValid(tipp)) return null;
      return { goals1: goals1!, goals2: goals2!, isJoker, points: explain(tipp, now, context).points };
    };
    const data = {
      ...{ matchId: match.id, number, before, now, at },
      ...{ team1: nameOf(playing.home), team2: nameOf(playing.away) },
      minute: minuteOf(match.kickoff, Date.parse(at)),
      players: players.map(({ userId, tipp }) => ({ userId, tipp: withPoints(tipp) })),
    };
    return createEvent('tipp.goal.alerted.v1', data, {
      now: clock.now(),
      requestId: `goal-${randomUUID()}`,
    });
  }

  return createBatchJob({ name: 'alert-goals', leases, log, due, batch });
}
