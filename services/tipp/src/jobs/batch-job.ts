import { setTimeout as sleep } from 'node:timers/promises';
import { repeat } from '@tippspiel/shared/platform/clock/repeat';
import type { Leases } from '@tippspiel/shared/platform/jobs/leases';
import { runJob, type Run } from '@tippspiel/shared/platform/jobs/run-job';
import type { Logger } from '@tippspiel/shared/platform/log/logger';

export type BatchJob = {
  start(): void;
  stop(): Promise<void>;
  /** Runs the due tasks now, unless another process is running them. */
  run(): Promise<void>;
};

type Options<Task> = {
  name: string;
  leases: Leases;
  log: Logger;
  /** Called without a lease, because most of the time nothing is due. */
  due(): Promise<Task[]>;
  batch(task: Task): Promise<'more' | 'done'>;
};

const EVERY_MS = 2_000;
/** After each batch the job pauses for this many times the batch's duration, to leave the database to the players. */
const REST = 1;

/** Players per event. */
export const BATCH = 500;
/** Events of some 50 kB each in a document's outbox. Without NATS they stay there, and a document's size is limited. */
export const MAX_WAITING = 20;

/** A job that one process at a time runs, batch by batch over many players. */
export function createBatchJob<Task>({ name, leases, log, due, batch }: Options<Task>): BatchJob {
  const stopping = new AbortController();
  let rounds: ReturnType<typeof repeat> | undefined;

  async function work(tasks: Task[], { signal }: Run): Promise<void> {
    for (const task of tasks)
      await walk(task, signal).catch((error: unknown) => {
        signal.throwIfAborted();
        // The next round retries it; the other tasks do not wait.
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
