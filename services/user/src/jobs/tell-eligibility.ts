import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '@tippspiel/shared/platform/clock/clock';
import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import type { Leases } from '@tippspiel/shared/platform/jobs/leases';
import { joinJob, type Run } from '@tippspiel/shared/platform/jobs/run-job';
import type { Logger } from '@tippspiel/shared/platform/log/logger';
import { eligibilityEvent } from '../app/accounts/player-event.ts';
import type { Tellings } from '../store/accounts/tellings.ts';

export type EligibilityTeller = {
  /** Begins, where it is not done, and tries again until it is; and once more when that is due. */
  start(): void;
  /** Resolves once all that is due is told, by whichever process. */
  told(): Promise<void>;
  stop(): Promise<void>;
};

type Deps = {
  clock: Clock;
  log: Logger;
  leases: Leases;
  tellings: Tellings;
  publish(event: DomainEvent): Promise<void>;
};

const JOB = 'tell-eligibility';
/** Another name makes all accounts be told anew, as a change of what is told of them does. */
const TELLING = 'eligibility-1';
/**
 * While a new version is rolled out, processes of the one before write accounts and tell nothing of this, behind the first
 * telling's place, too. When they are long gone all is told once more.
 */
const ONCE_MORE = `${TELLING}-again`;
const ONCE_MORE_AFTER_MS = 3_600_000;
const BATCH = 500;
const AT_ONCE = 50;
const AGAIN_MS = 5_000;
const WAIT_MS = 60_000;

/**
 * The job that tells of every account whether it lets its player win prizes, once and, an hour later, once more: those opened
 * before that was told would else never be drawn. It writes nothing to accounts: what it tells carries the version it has
 * read, and whoever changes the account meanwhile tells a higher one. A crash repeats some, which changes nothing.
 */
export function createEligibilityTeller({ clock, log, leases, tellings, publish }: Deps): EligibilityTeller {
  const stopping = new AbortController();
  const { signal } = stopping;
  let loop: Promise<void> | undefined;

  async function tellAll(telling: string, { signal: lost }: Run): Promise<void> {
    for (let { upTo } = await tellings.find(telling); ;) {
      lost.throwIfAborted();
      const accounts = await tellings.after(upTo, BATCH);
      const cause = { now: clock.now(), requestId: JOB };
      const events = accounts.map((account) => {
        const { id, version } = account;
        return { ...eligibilityEvent(account, cause), id: `${telling}-${id}-${version}` };
      });
      for (let from = 0; from < events.length; from += AT_ONCE)
        await Promise.all(events.slice(from, from + AT_ONCE).map(publish));
      upTo = accounts.at(-1)?.id ?? upTo;
      const isDone = accounts.length < BATCH;
      await tellings.reach(telling, { upTo, doneAt: isDone ? clock.now() : null });
      if (isDone) return;
    }
  }

  async function doneAt(telling: string): Promise<Date> {
    for (;;) {
      const { doneAt: done } = await tellings.find(telling);
      if (done) return done;
      const isDone = async () => (await tellings.find(telling)).doneAt !== null;
      const work = (run: Run) => tellAll(telling, run);
      await joinJob({ leases, log, name: JOB, work, signal, isDone, waitMs: WAIT_MS });
    }
  }

  /** @returns in how many milliseconds there is more to tell; null when there is not */
  async function tellDue(): Promise<number | null> {
    const dueAt = (await doneAt(TELLING)).getTime() + ONCE_MORE_AFTER_MS;
    const waitMs = dueAt - clock.now().getTime();
    if (waitMs > 0) return Math.min(waitMs, ONCE_MORE_AFTER_MS);
    await doneAt(ONCE_MORE);
    return null;
  }

  async function tryToTell(): Promise<number | null> {
    try {
      return await tellDue();
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error }, 'could not tell who may win prizes; will try again');
      return AGAIN_MS;
    }
  }

  async function keepTrying(): Promise<void> {
    while (!signal.aborted) {
      const waitMs = await tryToTell();
      if (waitMs === null) return;
      await sleep(waitMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  return {
    start: () => void (loop = keepTrying()),
    told: async () => void (await tellDue()),
    async stop() {
      stopping.abort(new Error('the process shuts down'));
      await loop;
    },
  };
}
