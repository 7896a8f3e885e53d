import { unavailable } from '../errors/app-error.ts';
import { realNow } from '../clock/real-time.ts';

type Options = {
  /** How many may wait; who comes beyond is refused at once. */
  waiting: number;
  /** When those should come again. */
  retryAfterSeconds?: number;
  /** How long one waits at most, in milliseconds: whose turn comes later is refused instead, as nobody waits any more. */
  waitMs?: number;
};

/**
 * Long work beside the event loop, one after the other: works that ran at the same time would each bring a slice of
 * their own to one turn of the loop, and hold their memory all at once.
 * @returns runs a work when its turn comes, unless that is after the deadline, in real time, at which its caller gives
 * up. @throws AppError UNAVAILABLE: then it was never begun
 */
export function createSerialQueue({
  waiting,
  retryAfterSeconds,
  waitMs = Infinity,
}: Options): <T>(work: () => Promise<T>, deadline?: Date) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let count = 0;

  return async (work, deadline) => {
    if (count >= waiting) throw unavailable(retryAfterSeconds);
    count += 1;
    const giveUp = performance.now() + waitMs;
    const done = last.then(() => {
      count -= 1;
      if (performance.now() > giveUp || (deadline && deadline <= realNow())) throw unavailable();
      return work();
    });
    // The next one begins in another turn of the event loop: it brings a slice of its own.
    last = done.catch(() => undefined).then(() => new Promise((resolve) => setImmediate(resolve)));
    return done;
  };
}
