import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '@tippspiel/shared/platform/clock/clock';
import { repeat } from '@tippspiel/shared/platform/clock/repeat';
import { createEvent } from '@tippspiel/shared/contracts/events/envelope';
import type { Leases } from '@tippspiel/shared/platform/jobs/leases';
import { runJob, type Run } from '@tippspiel/shared/platform/jobs/run-job';
import type { Logger } from '@tippspiel/shared/platform/log/logger';
import { toTipp } from '../app/tipps/tipp-view.ts';
import { matchKey } from '../domain/columns/column-key.ts';
import { dueRemindings, type Reminding } from '../domain/reminders/due-reminders.ts';
import { isValid } from '../domain/tipps/scoring.ts';
import type { Board } from '../projection/board.ts';
import type { ReminderSettings } from '../store/reminders/reminder-settings.ts';
import type { Remindings } from '../store/reminders/remindings.ts';
import type { SlipStore } from '../store/tipps/slips.ts';

export type Reminder = {
  start(): void;
  stop(): Promise<void>;
  /** Publishes what is due now, unless another process does. */
  remind(): Promise<void>;
};

type Deps = {
  clock: Clock;
  log: Logger;
  leases: Leases;
  board(): Board;
  reminderSettings: ReminderSettings;
  remindings: Remindings;
  slips: Pick<SlipStore, 'many'>;
  /** The document of these ids has events in its outbox. */
  kick(id: string): void;
};

const JOB = 'remind';
const EVERY_MS = 2_000;
/** Players of one event. */
const BATCH = 500;
/** After each batch the database is left to the players for this many times as long as that took. */
const REST = 1;

/**
 * The job that publishes who is to be reminded, so many hours before each kick-off: the players who want it then and lack a
 * complete tipp, by number. It reads nothing of anybody else. The event and the progress are one write, so that a crash
 * neither leaves anybody out nor reminds anybody twice; a player gets one mail in any case (user knows the key).
 */
export function createReminder(deps: Deps): Reminder {
  const { clock, log, leases, reminderSettings, remindings, slips } = deps;
  const stopping = new AbortController();
  let rounds: ReturnType<typeof repeat> | undefined;

  async function due(): Promise<Reminding[]> {
    const { tournament, teams } = deps.board();
    const all = dueRemindings(tournament, teams, clock.now().getTime());
    const done = await remindings.done(all.map(({ id }) => id));
    return all.filter(({ id }) => !done.has(id));
  }

  async function publishBatch(reminding: Reminding): Promise<'more' | 'done'> {
    const { id, hours } = reminding;
    const before = await remindings.progress(id);
    if (before.isDone) return 'done';
    const userIds = await reminderSettings.after(hours, before.after, BATCH);
    const players = await lacking(reminding, userIds);
    const isDone = userIds.length < BATCH;
    const next = { after: userIds.at(-1) ?? before.after, isDone };
    const event = eventOf(reminding, players);
    if (await remindings.advance(id, before, next, players.length ? [event] : [])) deps.kick(id);
    return isDone ? 'done' : 'more';
  }

  /** A player without a slip has tipped nothing. */
  async function lacking({ matches }: Reminding, userIds: number[]) {
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

  async function publishAll(remindings: Reminding[], { signal }: Run): Promise<void> {
    for (const reminding of remindings) {
      for (;;) {
        signal.throwIfAborted();
        const asked = performance.now();
        if ((await publishBatch(reminding)) === 'done') break;
        await sleep(REST * (performance.now() - asked));
      }
      log.info({ reminding: reminding.id }, 'reminded');
    }
  }

  /** Most of the time nothing is due: that is found out without a lease. */
  async function remind(): Promise<void> {
    const found = await due();
    if (!found.length || stopping.signal.aborted) return;
    const work = (run: Run) => publishAll(found, run);
    await runJob({ leases, log, name: JOB, work, signal: stopping.signal });
  }

  return {
    start: () => void (rounds = repeat({ name: JOB, everyMs: EVERY_MS, work: remind, log })),
    async stop() {
      stopping.abort(new Error('the process shuts down'));
      await rounds?.close();
    },
    remind,
  };
}
