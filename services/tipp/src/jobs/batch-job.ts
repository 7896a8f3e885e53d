import { setTimeout as sleep } from 'node:timers/promises';
import { repeat } from '@tippspiel/shared/platform/clock/repeat';
import type { Leases } from '@tippspiel/shared/platform/jobs/leases';
import { runJob, type Run } from '@tippspiel/shared/platform/jobs/run-job';
import type { Logger } from '@tippspiel/shared/platform/log/logger';

export type BatchJob = {
  start(): void;
  stop(): Promise<void>;
  /** Does what is due now, unless another process does. */
  run(): Promise<void>;
};

type Options<Task> = {
  name: string;
  leases: Leases;
  log: Logger;
  /** Most of the time nothing is due: that is found out without a lease. */
  due(): Promise<Task[]>;
  batch(task: Task): Promise<'more' | 'done'>;
};

const EVERY_MS = 2_000;
/** After each batch the database is left to the players for this many times as long as that took. */
const REST = 1;

/** A job of one process at a time that walks many players, batch by batch. */
export function createBatchJob<Task>({ name, leases, log, due, batch }: Options<Task>): BatchJob {
  const stopping = new AbortController();
  let rounds: ReturnType<typeof repeat> | undefined;

  async function work(tasks: Task[], { signal }: Run): Promise<void> {
    for (const task of tasks)
      await walk(task, signal).catch((error: unknown) => {
        signal.throwIfAborted();
        // The next round takes it up again; the others do not wait for it.
        log.error({ err: error, job: name }, 'a batch failed');
      });
  }

  async function walk(task: Task, signal: AbortSignal): Promise<void> {
    for (;;) {
      signal.throwIfAborted();
      const asked = performance.now();
      if ((await batch(task)) === 'done') return;
      await sleep(REST * (performance.now() - asked));
    }
  }

  async function run(): Promise<void> {
    const tasks = await due();
    if (!tasks.length || stopping.signal.aborted) return;
    await runJob({ leases, log, name, work: (run) => work(tasks, run), signal: stopping.signal });
  }

  return {
    start: () => void (rounds = repeat({ name, everyMs: EVERY_MS, work: run, log })),
    async stop() {
      stopping.abort(new Error('the process shuts down'));
      await rounds?.close();
    },
    run,
  };
}
