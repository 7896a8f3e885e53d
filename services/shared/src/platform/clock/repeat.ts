import type { Logger } from 'pino';

export type Repetition = {
  /** Ends it, and resolves when a run that had begun is over. */
  close(): Promise<void>;
};

type Options = {
  /** For the log. */
  name: string;
  everyMs: number;
  work(): Promise<unknown>;
  log: Logger;
};

/**
 * Does the same again and again, the first time after one interval: never twice at once, since an interval begins when
 * the run before it is over. A run that fails is logged, and the next one comes all the same. Keeps no process alive.
 */
export function repeat({ name, everyMs, work, log }: Options): Repetition {
  let closed = false;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    try {
      await work();
    } catch (error) {
      log.warn({ err: error, name }, 'will try again');
    }
  }

  function wait(): void {
    if (closed) return;
    timer = setTimeout(() => {
      running = run().finally(wait);
    }, everyMs).unref();
  }

  wait();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
