import { AppError } from '@tippspiel/shared/errors/app-error';
import { messages } from './messages.ts';

export type FairQueue = {
  /**
   * Runs some work in its turn; players take turns, however much each has waiting.
   * @throws AppError UNAVAILABLE at once when too much waits already
   */
  run<T>(userId: number, work: () => Promise<T>): Promise<T>;
};

type Options = {
  /** How much is under way at the same time. */
  atOnce: number;
  /** How much may wait. */
  waiting: number;
};

const RETRY_SECONDS = 10;

export function createFairQueue({ atOnce, waiting: most }: Options): FairQueue {
  /** Of each player what waits; the first player is next, and then goes to the end. */
  const lines = new Map<number, (() => void)[]>();
  let running = 0;
  let waiting = 0;

  function next(): void {
    const [first] = lines;
    if (!first || running >= atOnce) return;
    const [userId, line] = first;
    const begin = line.shift();
    lines.delete(userId);
    if (line.length) lines.set(userId, line);
    running += 1;
    waiting -= 1;
    begin?.();
  }

  const turn = (userId: number): Promise<void> =>
    new Promise((resolve) => {
      const line = lines.get(userId) ?? [];
      line.push(resolve);
      lines.set(userId, line);
      waiting += 1;
      next();
    });

  return {
    async run(userId, work) {
      if (waiting >= most)
        throw new AppError('UNAVAILABLE', messages.busy, { retryAfterSeconds: RETRY_SECONDS });
      await turn(userId);
      try {
        return await work();
      } finally {
        running -= 1;
        next();
      }
    },
  };
}
