import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { LeaseLostError } from './fence.ts';
import type { Lease, Leases, Outcome } from './leases.ts';

/** A run: its lease for fenced writes, and a signal that is aborted when the lease is lost. */
export type Run = { lease: Lease; signal: AbortSignal };

export type Job = {
  leases: Leases;
  log: Logger;
  name: string;
  /** Does the job; may run twice without harm. It should end soon after its signal. */
  work(run: Run): Promise<void>;
  /** Ends the run from outside, as when the process shuts down. */
  signal?: AbortSignal;
};

/**
 * Runs a job if no other process does, under a lease that is renewed meanwhile and given back at the end.
 * @returns false when another process runs it
 * @throws what the work throws; LeaseLostError when another process has taken over
 */
export async function runJob({ leases, log, name, work, signal }: Job): Promise<boolean> {
  signal?.throwIfAborted();
  const asked = performance.now();
  const lease = await leases.acquire(name);
  if (!lease) return false;
  const keeper = keepRenewed(leases, lease, log, asked);
  let outcome: Outcome = { kind: 'done' };
  try {
    await work({ lease, signal: signal ? AbortSignal.any([keeper.lost, signal]) : keeper.lost });
  } catch (error) {
    outcome = { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
    throw error;
  } finally {
    keeper.stop();
    // Should this fail, the lease expires.
    await leases.release(lease, outcome).catch((error: unknown) => {
      log.warn({ err: error, job: name }, 'could not give a lease back');
    });
  }
  return true;
}

const POLL_MS = 50;

type Joined = Job & {
  /** True once what the caller wants of the job is there, whoever did it. */
  isDone(): Promise<boolean>;
  /** How long to wait for another process's run. */
  waitMs: number;
};

/**
 * Sees to it that a job is done: runs it, or waits for the process that does and takes over if that one dies.
 * @returns false when it is not done in time; it may be done later
 * @throws what the work throws when it runs here
 */
export async function joinJob({ isDone, waitMs, ...job }: Joined): Promise<boolean> {
  const giveUp = performance.now() + waitMs;
  // The lease may have become free by the very run that is waited for.
  const work = async (run: Run) => void ((await isDone()) || (await job.work(run)));
  do {
    if ((await runHere({ ...job, work })) && (await isDone())) return true;
    await sleep(POLL_MS);
    if (await isDone()) return true;
  } while (performance.now() < giveUp);
  return false;
}

async function runHere(job: Job): Promise<boolean> {
  try {
    return await runJob(job);
  } catch (error) {
    if (error instanceof LeaseLostError) return false; // Another process has it: wait for that one.
    throw error;
  }
}

/** Renews a lease until it is stopped; `lost` is aborted when that is refused, or does not succeed within a term. */
function keepRenewed(leases: Leases, lease: Lease, log: Logger, asked: number) {
  const lost = new AbortController();
  const lose = () => lost.abort(new LeaseLostError(lease));
  let renewal: NodeJS.Timeout | undefined;
  let expiry: NodeJS.Timeout | undefined;

  /** `since`: just before the database was asked, so that its term ends later than the one counted here. */
  function again(since: number): void {
    clearTimeout(expiry);
    if (lost.signal.aborted) return;
    expiry = setTimeout(lose, since + leases.termMs - performance.now()).unref();
    renewal = setTimeout(() => void renew(since), leases.termMs / 3).unref();
  }

  async function renew(before: number): Promise<void> {
    const since = performance.now();
    try {
      if (!(await leases.renew(lease))) return lose();
      if (renewal) again(since);
    } catch (error) {
      log.warn({ err: error, job: lease.name }, 'could not renew a lease');
      if (renewal) again(before);
    }
  }

  again(asked);
  return {
    lost: lost.signal,
    stop() {
      clearTimeout(renewal);
      clearTimeout(expiry);
      renewal = undefined;
    },
  };
}
