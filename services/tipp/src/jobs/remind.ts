import { randomUUID } from 'node:crypto';
import type { Clock } from '@tippspiel/shared/platform/clock/clock';
import { createEvent } from '@tippspiel/shared/contracts/events/envelope';
import type { Leases } from '@tippspiel/shared/platform/jobs/leases';
import type { Logger } from '@tippspiel/shared/platform/log/logger';
import { toTipp } from '../app/tipps/tipp-view.ts';
import { matchKey } from '../domain/columns/column-key.ts';
import { dueRemindings, type Reminding } from '../domain/reminders/due-reminders.ts';
import { isValid } from '../domain/tipps/scoring.ts';
import type { Board } from '../projection/board.ts';
import { BATCH, createBatchJob, MAX_WAITING, type BatchJob } from './batch-job.ts';
import type { ReminderSettings } from '../store/reminders/reminder-settings.ts';
import type { Remindings } from '../store/reminders/remindings.ts';
import type { SlipStore } from '../store/tipps/slips.ts';

type Deps = {
  clock: Clock;
  log: Logger;
  leases: Leases;
  board(): Board;
  reminderSettings: ReminderSettings;
  remindings: Remindings;
  slips: Pick<SlipStore, 'many'>;
  /** Called after this document got events in its outbox. */
  kick(id: string): void;
};

/**
 * The job that publishes whom to remind, a number of hours before each kick-off: players with that setting who lack a
 * complete tipp, by number. It reads nobody else's data. Event and progress are one write, so a crash neither skips
 * anybody nor reminds anybody twice. The user service also deduplicates mails by key.
 */
export function createReminder(deps: Deps): BatchJob {
  const { clock, log, leases, reminderSettings, remindings, slips } = deps;

  async function due(): Promise<Reminding[]> {
    const { tournament, teams } = deps.board();
    const now = clock.now();
    return dueRemindings(tournament, teams, now.getTime(), await remindings.begun(now));
  }

  async function publishBatch(due: Reminding): Promise<'more' | 'done'> {
    const { id, hours } = due;
    const stored = await remindings.progress(id, due.matches.map((match) => match.id)); // prettier-ignore
    const { progress: before, waiting, matchIds } = stored;
    if (before.isDone || waiting > MAX_WAITING) return 'done';
    // Another process may have begun it when fewer teams were known.
    const reminding = { ...due, matches: due.matches.filter((match) => matchIds.includes(match.id)) };
    const userIds = await reminderSettings.after(hours, before.after, BATCH);
    const players = await playersToRemind(reminding, userIds);
    const isDone = userIds.length < BATCH;
    const next = { after: userIds.at(-1) ?? before.after, isDone };
    const event = eventOf(reminding, players);
    if (await remindings.advance(id, before, next, players.length ? [event] : [])) deps.kick(id);
    if (isDone) log.info({ reminding: id }, 'reminded');
    return isDone ? 'done' : 'more';
  }

  /** A player without a slip lacks all tipps. */
  async function playersToRemind({ matches }: Reminding, userIds: number[]) {
    const found = await slips.many(userIds, matches.map((match) => `tipps.${matchKey(match.id)}`)); // prettier-ignore
    const byId = new Map(found.map((slip) => [slip._id, slip]));
    const missing = (userId: number) =>
      matches.map(({ id }) => id).filter((id) => !isValid(toTipp(byId.get(userId)?.tipps?.[matchKey(id)])));
    return userIds
      .map((userId) => ({ userId, missing: missing(userId) }))
      .filter((player) => player.missing.length > 0);
  }

  function eventOf({ kickoff, hours, matches }: Reminding, players: { userId: number; missing: number[] }[]) {
    const { tournament, teams } = deps.board();
    const nameOf = (code: string | null | undefined) =>
      tournament.teams.find((team) => team.code === code)?.name ?? '';
    const named = matches.map(({ id }) => ({
      matchId: id,
      pageNumber: tournament.pages.find(({ matchIds }) => matchIds.includes(id))?.number ?? 1,
      team1: nameOf(teams.get(id)?.home),
      team2: nameOf(teams.get(id)?.away),
    }));
    const data = { kickoff, hours, matches: named, players };
    return createEvent('tipp.reminders.due.v1', data, {
      now: clock.now(),
      requestId: `remind-${randomUUID()}`,
    });
  }

  return createBatchJob({ name: 'remind', leases, log, due, batch: publishBatch });
}
