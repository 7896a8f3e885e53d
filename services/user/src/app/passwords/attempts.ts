import { realNow } from '@tippspiel/shared/clock/real-time';
import { AppError } from '@tippspiel/shared/errors/app-error';
import { createSemaphore, SemaphoreFullError } from '@tippspiel/shared/queue/semaphore';
import { passwordMessages } from './messages.ts';

type Options = {
  /** How many passwords are hashed at the same time. */
  parallel: number;
  /** How many attempts may wait. */
  queue: number;
};

/** An account's address and where the attempt comes from. */
type Pair = { email: string; clientIp: string };

/**
 * Runs an attempt to log in. Those of one account from one address come one after the other, so that each knows of the failure
 * before it; of all only a few are under way, so that no more than these may pass the limit of an address.
 * @throws AppError UNAVAILABLE when too many wait or the deadline has come: then it was not begun
 */
export type Attempts = <T>(pair: Pair, work: () => Promise<T>, deadline?: Date) => Promise<T>;

/** For each that is hashed, so many are under way: the others ask the database meanwhile. */
const UNDER_WAY_PER_HASH = 4;
/** Of one account from one address: since these come one after the other, more could not be through before their callers give up. */
const MOST_OF_ONE = 50;
/** Where no caller says when it gives up. */
const PATIENCE_MS = 60_000;
const RETRY_AFTER_SECONDS = 5;

const busy = () =>
  new AppError('UNAVAILABLE', passwordMessages.busy, { retryAfterSeconds: RETRY_AFTER_SECONDS });

export function createAttempts({ parallel, queue }: Options): Attempts {
  const atOnce = parallel * UNDER_WAY_PER_HASH;
  const places = createSemaphore({ places: atOnce, queue });
  /** The last attempt of each pair, and how many of it wait or are under way. */
  const lines = new Map<string, { last: Promise<unknown>; count: number }>();
  let count = 0;

  async function begin<T>(work: () => Promise<T>, until: number): Promise<T> {
    const giveBack = await places.take(until).catch((error: unknown) => {
      throw error instanceof SemaphoreFullError ? busy() : error;
    });
    try {
      return await work();
    } finally {
      giveBack();
    }
  }

  return async ({ email, clientIp }, work, deadline) => {
    const pair = JSON.stringify([email, clientIp]);
    const line = lines.get(pair) ?? { last: Promise.resolve(), count: 0 };
    // Whoever sends one account's login over and over must not keep all others out.
    if (count >= atOnce + queue || line.count >= MOST_OF_ONE) throw busy();
    count += 1;
    line.count += 1;
    lines.set(pair, line);
    const until = deadline?.getTime() ?? realNow().getTime() + PATIENCE_MS;
    const done = line.last.catch(() => undefined).then(() => begin(work, until));
    line.last = done;
    try {
      return await done;
    } finally {
      count -= 1;
      line.count -= 1;
      if (line.count === 0) lines.delete(pair);
    }
  };
}
