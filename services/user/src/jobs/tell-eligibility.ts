import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '@tippspiel/shared/clock/clock';
import type { DomainEvent } from '@tippspiel/shared/events/catalogue';
import type { Leases } from '@tippspiel/shared/jobs/leases';
import { joinJob, type Run } from '@tippspiel/shared/jobs/run-job';
import type { Logger } from '@tippspiel/shared/log/logger';
import { eligibilityEvent } from '../app/accounts/player-event.ts';
import type { Tellings } from '../store/accounts/tellings.ts';

export type EligibilityTeller = {
  /** Begins, where it is not done, and tries again until it is. */
  start(): void;
  /** Resolves once all is told, by whichever process. */
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
const BATCH = 500;
const AT_ONCE = 50;
const AGAIN_MS = 5_000;
const WAIT_MS = 60_000;

/**
 * The job that tells once of every account whether it lets its player win prizes: those opened before that was told would else
 * never be drawn. It writes nothing to accounts: what it tells carries the version it has read, and whoever changes the account
 * meanwhile tells a higher one. A crash repeats some, which changes nothing.
 */
export function createEligibilityTeller({ clock, log, leases, tellings, publish }: Deps): EligibilityTeller {
  const stopping = new AbortController();
  const { signal } = stopping;
  let loop: Promise<void> | undefined;

  async function tellAll({ signal: lost }: Run): Promise<void> {
    for (let { upTo } = await tellings.find(TELLING); ;) {
      lost.throwIfAborted();
      const accounts = await tellings.after(upTo, BATCH);
      const cause = { now: clock.now(), requestId: JOB };
      const events = accounts.map((account) => {
        const { id, version } = account;
        return { ...eligibilityEvent(account, cause), id: `${TELLING}-${id}-${version}` };
      });
      for (let from = 0; from < events.length; from += AT_ONCE)
        await Promise.all(events.slice(from, from + AT_ONCE).map(publish));
      upTo = accounts.at(-1)?.id ?? upTo;
      const isDone = accounts.length < BATCH;
      await tellings.reach(TELLING, { upTo, isDone });
      if (isDone) return;
    }
  }

  const isDone = async () => (await tellings.find(TELLING)).isDone;

  async function told(): Promise<void> {
    for (;;) {
      if (await isDone()) return;
      const job = { leases, log, name: JOB, work: tellAll, signal };
      if (await joinJob({ ...job, isDone, waitMs: WAIT_MS })) return;
    }
  }

  async function keepTrying(): Promise<void> {
    while (!signal.aborted) {
      try {
        return await told();
      } catch (error) {
        if (!signal.aborted) log.warn({ err: error }, 'could not tell who may win prizes; will try again');
        await sleep(AGAIN_MS, undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
  }

  return {
    start: () => void (loop = keepTrying()),
    told,
    async stop() {
      stopping.abort(new Error('the process shuts down'));
      await loop;
    },
  };
}
