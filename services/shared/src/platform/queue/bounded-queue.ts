import { rateLimited, unavailable } from '../../contracts/errors/app-error.ts';

/** The owner of some work. Work without a key shares one line and has no bound of its own. */
type Key = number | string;

type Turn = {
  key?: Key;
  /** When the caller gives up, in real time. */
  deadline?: Date;
};

export type BoundedQueue = {
  /**
   * Runs some work when its turn comes. Work without a failure of the queue is run once.
   * @throws AppError UNAVAILABLE when too much waits already or the turn did not come in time, RATE_LIMITED when too much
   * of this key waits; the work was never begun then
   */
  run<Result>(work: () => Promise<Result>, turn?: Turn): Promise<Result>;
  /** Waits for a turn as `run` does. @returns ends the turn; to be called once */
  acquire(turn?: Turn): Promise<() => void>;
};

type Options = {
  /** How much runs at the same time. */
  concurrency: number;
  /** How much may wait; unbounded without. */
  maxQueued?: number;
  /** The same bounds for the work of one key. */
  perKey?: { concurrency: number; maxQueued: number };
  /** How long work waits for its turn, in milliseconds. */
  maxWaitMs?: number;
  /** Of a refusal: when the caller should come again, and the message. */
  retryAfterSeconds?: number;
  message?: string;
};

type Waiting = { begin(): void };

const RETRY_OF_ONE_SECONDS = 2;

/**
 * The one bounded queue, for work that is dear to the whole process. Keys take turns, however much each has waiting. Work
 * that waited begins in another turn of the event loop: pieces of long work never add up to one long pause.
 */
export function createBoundedQueue({
  concurrency,
  maxQueued = Infinity,
  perKey,
  maxWaitMs = Infinity,
  retryAfterSeconds,
  message,
}: Options): BoundedQueue {
  /** Waiting work, by key. The first key is next, and goes to the end then. */
  const lines = new Map<Key | undefined, Waiting[]>();
  const runningOf = new Map<Key, number>();
  let running = 0;
  let queued = 0;

  const mayRun = (key: Key | undefined): boolean =>
    key === undefined || (runningOf.get(key) ?? 0) < (perKey?.concurrency ?? Infinity);
  const nextLine = () => [...lines].find(([key]) => mayRun(key));
  const refusal = () => unavailable(retryAfterSeconds, message);

  function removeFrom(key: Key | undefined, line: Waiting[], at: number): void {
    line.splice(at, 1);
    queued -= 1;
    if (line.length === 0) lines.delete(key);
  }

  function beginNext(): void {
    const next = running < concurrency ? nextLine() : undefined;
    if (!next) return;
    const [key, line] = next;
    const [first] = line;
    removeFrom(key, line, 0);
    if (lines.delete(key)) lines.set(key, line);
    first?.begin();
  }

  /** Takes a place. @returns gives it back */
  function begin(key: Key | undefined): () => void {
    running += 1;
    if (key !== undefined) runningOf.set(key, (runningOf.get(key) ?? 0) + 1);
    return () => {
      running -= 1;
      const left = key === undefined ? 0 : (runningOf.get(key) ?? 1) - 1;
      if (key !== undefined && left > 0) runningOf.set(key, left);
      else if (key !== undefined) runningOf.delete(key);
      if (queued > 0) setImmediate(beginNext);
    };
  }

  async function acquire({ key, deadline }: Turn = {}): Promise<() => void> {
    const waitMs = Math.min(maxWaitMs, deadline ? deadline.getTime() - Date.now() : Infinity);
    if (waitMs <= 0) throw refusal();
    if (running < concurrency && mayRun(key) && !nextLine()) return begin(key);
    const line = lines.get(key) ?? [];
    if (key !== undefined && line.length >= (perKey?.maxQueued ?? Infinity))
      throw rateLimited(RETRY_OF_ONE_SECONDS);
    if (queued >= maxQueued) throw refusal();
    const { promise, resolve, reject } = Promise.withResolvers<() => void>();
    const own: Waiting = { begin: () => resolve(begin(key)) };
    line.push(own);
    lines.set(key, line);
    queued += 1;
    if (waitMs === Infinity) return promise;
    const timer = setTimeout(() => {
      removeFrom(key, line, line.indexOf(own));
      reject(refusal());
    }, waitMs);
    return promise.finally(() => clearTimeout(timer));
  }

  return {
    acquire,
    async run(work, turn) {
      const end = await acquire(turn);
      try {
        return await work();
      } finally {
        end();
      }
    },
  };
}
