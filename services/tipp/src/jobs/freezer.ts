import { setTimeout as sleep } from 'node:timers/promises';
import { waitFor } from '@tippspiel/shared/platform/clock/wait-for';
import type { Leases } from '@tippspiel/shared/platform/jobs/leases';
import { joinJob, runJob, type Run } from '@tippspiel/shared/platform/jobs/run-job';
import type { ColumnKey } from '../domain/columns/column-key.ts';
import { dueColumns, freezableAt, freezeDue, type FreezeDeps } from './freeze.ts';

const JOB = 'freeze';
/** Limits the sleep, because clocks are adjusted and machines are suspended. */
const MAX_SLEEP_MS = 5_000;
/** The delay before the next attempt after a failure, or while another process is freezing. */
const RETRY_MS = 1_000;
const CLOCK_POLL_MS = 25;
/** Twice the duration of a pass over a million slips. */
const MAX_WAIT_MS = 60_000;

type Deps = FreezeDeps & {
  leases: Leases;
  /** Called with the columns that this process has frozen. */
  froze?(keys: ColumnKey[]): void;
  /** Called every few seconds with the times of all frozen columns, whichever process froze them. */
  onFrozen?(frozenAt: ReadonlyMap<ColumnKey, Date>): Promise<void>;
};

export type Freezer = ReturnType<typeof createFreezer>;

export function createFreezer(deps: Deps) {
  const { clock, log, columnsToFreeze, leases, columns } = deps;
  const stopping = new AbortController();
  const { signal } = stopping;
  let loop: Promise<void> | undefined;

  const job = (work: (run: Run) => Promise<void>) => ({ leases, log, name: JOB, work, signal });

  async function pass(run: Run): Promise<void> {
    const keys = await freezeDue(deps, run);
    if (keys.length) deps.froze?.(keys);
  }

  async function isFrozen(keys: ColumnKey[]): Promise<boolean> {
    const known = await columns.frozen();
    return keys.every((key) => known.has(key));
  }

  async function untilNext(): Promise<number> {
    const now = clock.now().getTime();
    const next = (await columnsToFreeze()).map(freezableAt).filter((at) => at > now);
    return Math.min(...next.map((at) => at - now), MAX_SLEEP_MS) + 1;
  }

  async function keepFreezing(): Promise<void> {
    while (!signal.aborted) {
      let wait = RETRY_MS;
      try {
        // Checked without a lease first, because most of the time nothing is due.
        if ((await dueColumns(deps)).length) await runJob(job(pass));
        await deps.onFrozen?.(await columns.frozenAt());
        if (!(await dueColumns(deps)).length) wait = await untilNext();
      } catch (error) {
        if (!signal.aborted) log.error({ err: error }, 'could not freeze columns; will try again');
      }
      await sleep(wait, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /**
   * Resolves once these columns are frozen, by any process. Waits until late saves after a lock are impossible, then
   * for the pass.
   * @throws Error if that takes too long
   */
  async function frozen(keys: ColumnKey[]): Promise<void> {
    if (await isFrozen(keys)) return;
    const giveUp = performance.now() + MAX_WAIT_MS;
    const wanted = (await columnsToFreeze()).filter(({ key }) => keys.includes(key));
    const freezable = Math.max(...wanted.map(freezableAt));
    await waitFor(() => clock.now().getTime(), {
      isDone: (now) => now >= freezable,
      timeoutMs: MAX_WAIT_MS,
      everyMs: CLOCK_POLL_MS,
    });
    const done = await joinJob({
      ...job(pass),
      isDone: () => isFrozen(keys),
      waitMs: giveUp - performance.now(),
    });
    if (!done) throw new Error(`the columns ${keys.join(', ')} are not frozen in time`);
  }

  return {
    /** Freezes what is due now, then after each lock, unless another process does. */
    start: () => void (loop = keepFreezing()),
    /** Aborts a running pass; another process starts it again. */
    async stop(): Promise<void> {
      stopping.abort(new Error('the process shuts down'));
      await loop;
    },
    /** Resolves once everything due now is frozen, by any process. */
    freeze: async () => frozen((await dueColumns(deps)).map(({ key }) => key)),
    frozen,
    /** The number of columns that are due but not frozen. */
    left: async () => (await dueColumns(deps)).length,
  };
}
