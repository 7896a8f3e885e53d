import type { Logger } from 'pino';

type Options = {
  /** For the log. */
  name: string;
  everyMs: number;
  work(): Promise<unknown>;
  log: Logger;
};

export type Repetition = ReturnType<typeof repeat>;

/**
 * Repeats some work, first after one interval. Runs never overlap, because each interval begins when the run before it
 * ends. A failed run is logged and does not stop the repetition. The timer does not keep the process alive.
 */
export function repeat({ name, everyMs, work, log }: Options) {
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
    /** Stops the repetition. Resolves when a run in progress has ended. */
    async close(): Promise<void> {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
