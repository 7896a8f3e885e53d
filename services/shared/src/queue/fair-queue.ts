import { AppError, rateLimited } from '../errors/app-error.ts';

export type FairQueue = {
  /**
   * Runs some work in its turn; players take turns, however much each has waiting.
   * @throws AppError UNAVAILABLE at once when too much waits already, RATE_LIMITED when too much of this player does
   */
  run<T>(userId: number, work: () => Promise<T>): Promise<T>;
};

type Bound = {
  /** How much is under way at the same time. */
  atOnce: number;
  /** How much may wait. */
  waiting: number;
};

type Options = Bound & {
  /** Of one player; unbounded without. */
  ofOne?: Bound;
  /** Told when too much waits. */
  busy: string;
};

const RETRY_SECONDS = 10;
const RETRY_YOURSELF_SECONDS = 2;

/** The one bounded queue for work that is dear to the whole process. */
export function createFairQueue({ atOnce, waiting: most, ofOne, busy }: Options): FairQueue {
  /** Of each player what waits; the first player is next, and then goes to the end. */
  const lines = new Map<number, (() => void)[]>();
  const runningOf = new Map<number, number>();
  let running = 0;
  let waiting = 0;

  const mayRun = (userId: number): boolean => (runningOf.get(userId) ?? 0) < (ofOne?.atOnce ?? Infinity);

  function next(): void {
    if (running >= atOnce) return;
    const userId = [...lines.keys()].find(mayRun);
    if (userId === undefined) return;
    const line = lines.get(userId) ?? [];
    const begin = line.shift();
    lines.delete(userId);
    if (line.length) lines.set(userId, line);
    running += 1;
    runningOf.set(userId, (runningOf.get(userId) ?? 0) + 1);
    waiting -= 1;
    begin?.();
  }

  function end(userId: number): void {
    running -= 1;
    const rest = (runningOf.get(userId) ?? 1) - 1;
    if (rest) runningOf.set(userId, rest);
    else runningOf.delete(userId);
    next();
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
      if (waiting >= most) throw new AppError('UNAVAILABLE', busy, { retryAfterSeconds: RETRY_SECONDS });
      if ((lines.get(userId)?.length ?? 0) >= (ofOne?.waiting ?? Infinity))
        throw rateLimited(RETRY_YOURSELF_SECONDS);
      await turn(userId);
      try {
        return await work();
      } finally {
        end(userId);
      }
    },
  };
}
