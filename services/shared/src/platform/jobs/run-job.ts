import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { LeaseLostError } from './fence.ts';
import type { Lease, Leases, Outcome } from './leases.ts';

/** A run: its lease for fenced writes, and a signal that aborts when the lease is lost. */
export type Run = { lease: Lease; signal: AbortSignal };

export type Job = {
  leases: Leases;
  log: Logger;
  name: string;
  /** Does the job. It must be idempotent, and should end soon after its signal aborts. */
  work(run: Run): Promise<void>;
  /** Ends the run from outside, for example when the process shuts down. */
  signal?: AbortSignal;
};

/**
 * Runs a job if no other process does. It renews its lease during the run and releases it at the end.
 * @returns false when another process runs it
 * @throws what the work throws; LeaseLostError when another process has taken over
 */
export async function runJob({ leases, log, name, work, signal }: Job): Promise<boolean> {
  signal?.throwIfAborted();
  const requestedAt = performance.now();
  const lease = await leases.acquire(name);
  if (!lease) return false;
  const keeper = keepRenewed(leases, lease, log, requestedAt);
  let outcome: Outcome = { kind: 'done' };
  try {
    await work({ lease, signal: signal ? AbortSignal.any([keeper.lost, signal]) : keeper.lost });
  } catch (error) {
    outcome = { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
    throw error;
  } finally {
    keeper.stop();
    // If this fails, the lease expires by itself.
    await leases.release(lease, outcome).catch((error: unknown) => {
      log.warn({ err: error, job: name }, 'could not give a lease back');
    });
  }
  return true;
}

const POLL_MS = 50;

type Joined = Job & {
  /** True once the caller's result exists, whichever process produced it. */
  isDone(): Promise<boolean>;
  /** How long to wait for another process's run. */
  waitMs: number;
};

/**
 * Ensures that a job is done. It runs the job, or waits for the process that does and takes over if that process dies.
 * @returns false when the job is not done in time; it may still be done later
 * @throws what the work throws when it runs here
 */
export async function joinJob({ isDone, waitMs, ...job }: Joined): Promise<boolean> {
  const giveUp = performance.now() + waitMs;
  // The run that this one waited for may have freed the lease.
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
    if (error instanceof LeaseLostError) return false; // Another process holds the lease; wait for it.
    throw error;
  }
}

/** Renews a lease until `stop`. The signal `lost` aborts when a renewal is refused, or none succeeds within a term. */
function keepRenewed(leases: Leases, lease: Lease, log: Logger, requestedAt: number) {
  const lost = new AbortController();
  const lose = () => lost.abort(new LeaseLostError(lease));
  let renewal: NodeJS.Timeout | undefined;
  let expiry: NodeJS.Timeout | undefined;

  /**
   * @param since just before the database request, so that the database's term ends later than the one measured here
   */
  function schedule(since: number): void {
    clearTimeout(expiry);
    if (lost.signal.aborted) return;
    expiry = setTimeout(lose, since + leases.termMs - performance.now()).unref();
    renewal = setTimeout(() => void renew(since), leases.termMs / 3).unref();
  }

  async function renew(before: number): Promise<void> {
    const since = performance.now();
    try {
      if (!(await leases.renew(lease))) return lose();
      if (renewal) schedule(since);
    } catch (error) {
      log.warn({ err: error, job: lease.name }, 'could not renew a lease');
      if (renewal) schedule(before);
    }
  }

  schedule(requestedAt);
  return {
    lost: lost.signal,
    stop() {
      clearTimeout(renewal);
      clearTimeout(expiry);
      renewal = undefined;
    },
  };
}
