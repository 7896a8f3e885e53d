import { rateLimited, unavailable } from '../../contracts/errors/app-error.ts';

/** The owner of some work. Work without a key shares one line, and has no limit per key. */
type Key = number | string;

type Turn = {
  key?: Key;
  /** When the caller gives up, in real time. */
  deadline?: Date;
};

export type BoundedQueue = {
  /**
   * Runs some work once, when its turn comes.
   * @throws AppError UNAVAILABLE when the queue is full or the turn did not come in time; RATE_LIMITED when this key has
   * too much waiting work. In both cases the work never began.
   */
  run<Result>(work: () => Promise<Result>, turn?: Turn): Promise<Result>;
  /** Waits for a turn as `run` does. @returns a function that ends the turn; call it once */
  acquire(turn?: Turn): Promise<() => void>;
};

type Options = {
  /** How much work may run at the same time. */
  concurrency: number;
  /** How much work may wait; unlimited by default. */
  maxQueued?: number;
  /** The same limits for the work of one key. */
  perKey?: { concurrency: number; maxQueued: number };
  /** How long work waits for its turn, in milliseconds. */
  maxWaitMs?: number;
  /** For a refusal: when the caller should try again, and the message. */
  retryAfterSeconds?: number;
  message?: string;
};

type Waiting = { begin(): void };

const KEY_RETRY_SECONDS = 2;

/**
 * The only bounded queue, for work that is expensive for the whole process. Keys take turns, however much work each has
 * waiting. Queued work begins in a new turn of the event loop, so that several long pieces never form one long pause.
 */
export function createBoundedQueue({
  concurrency,
  maxQueued = Infinity,
  perKey,
  maxWaitMs = Infinity,
  retryAfterSeconds,
  message,
}: Options): BoundedQueue {
  /** Waiting work by key. The first key is next, and then moves to the end. */
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
    // Work that came between an end and this turn waits, although more slots may be free.
    if (queued > 0) setImmediate(beginNext);
  }

  /** Takes a slot. @returns a function that releases it */
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
    if (key !== undefined && line.length >= (perKey?.maxQueued ?? Infinity)) {
      // A key that may run and has nothing waiting is stopped by the work of others.
      const isAtShare = line.length > 0 || !mayRun(key);
      throw isAtShare ? rateLimited(KEY_RETRY_SECONDS) : refusal();
    }
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
