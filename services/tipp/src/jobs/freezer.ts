import { setTimeout as sleep } from 'node:timers/promises';
import type { Leases } from '@tippspiel/shared/jobs/leases';
import { joinJob, runJob, type Run } from '@tippspiel/shared/jobs/run-job';
import { matchById } from '../domain/tournament/tournament.ts';
import { dueColumns, freezableAt, freezeDue, type FreezeDeps } from './freeze.ts';

export type Freezer = {
  /** Freezes what is due now, then soon after each lock, as long as no other process does. */
  start(): void;
  /** Ends a pass that is under way; another process begins it anew. */
  stop(): Promise<void>;
  /** Freezes what is due now. @returns ids of the matches that this process froze */
  freeze(): Promise<number[]>;
  /**
   * Resolves once the columns of these matches are frozen, by whichever process: waits for the late saves of a match
   * that has just locked, then for the pass.
   * @throws Error when that takes too long
   */
  frozen(matchIds: number[]): Promise<void>;
};

const JOB = 'freeze';
/** Clocks are set and machines sleep: nobody relies on one long timer. */
const MAX_SLEEP_MS = 5_000;
/** How soon one looks again after a failure, or after a process that was at it. */
const AGAIN_MS = 1_000;
const CLOCK_POLL_MS = 25;
/** A pass over a million slips takes half of this. */
const MAX_WAIT_MS = 60_000;

/** The job that freezes columns. */
export function createFreezer(deps: FreezeDeps & { leases: Leases }): Freezer {
  const { clock, log, tournament, leases, columns } = deps;
  const stopping = new AbortController();
  const { signal } = stopping;
  let loop: Promise<void> | undefined;

  const job = (work: (run: Run) => Promise<void>) => ({ leases, log, name: JOB, work, signal });

  async function freeze(): Promise<number[]> {
    // Most of the time nothing is due: that is found out without a lease.
    if (!(await dueColumns(deps)).length) return [];
    let ids: number[] = [];
    await runJob(job(async (run) => void (ids = await freezeDue(deps, run))));
    return ids;
  }

  async function isFrozen(matchIds: number[]): Promise<boolean> {
    const known = await columns.frozen();
    return matchIds.every((id) => known.has(id));
  }

  function untilNext(): number {
    const now = clock.now().getTime();
    const next = tournament.matches.map(freezableAt).filter((at) => at > now);
    return Math.min(...next.map((at) => at - now), MAX_SLEEP_MS) + 1;
  }

  async function keepFreezing(): Promise<void> {
    while (!signal.aborted) {
      let wait = AGAIN_MS;
      try {
        await freeze();
        if (!(await dueColumns(deps)).length) wait = untilNext();
      } catch (error) {
        if (!signal.aborted) log.error({ err: error }, 'could not freeze columns; will try again');
      }
      await sleep(wait, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  return {
    start: () => void (loop = keepFreezing()),
    async stop() {
      stopping.abort(new Error('the process shuts down'));
      await loop;
    },
    freeze,
    async frozen(matchIds) {
      if (await isFrozen(matchIds)) return;
      const giveUp = performance.now() + MAX_WAIT_MS;
      const matches = matchIds.flatMap((id) => matchById(tournament, id) ?? []);
      const freezable = Math.max(...matches.map(freezableAt));
      while (clock.now().getTime() < freezable && performance.now() < giveUp) await sleep(CLOCK_POLL_MS);
      const done = await joinJob({
        ...job(async (run) => void (await freezeDue(deps, run))),
        isDone: () => isFrozen(matchIds),
        waitMs: giveUp - performance.now(),
      });
      if (!done) throw new Error(`the columns of the matches ${matchIds.join(', ')} are not frozen in time`);
    },
  };
}
