import { createBoundedQueue } from '@tippspiel/shared/platform/queue/bounded-queue';
import { passwordMessages } from './messages.ts';

type Options = {
  parallel: number;
  queue: number;
};

/** An account's address and where the attempt comes from. */
type Pair = { email: string; clientIp: string };

/**
 * Runs an attempt to log in. Those of one account from one address come one after the other, so that each knows of the failure
 * before it; of all only a few are under way, so that no more than these may pass the limit of an address.
 * @throws AppError UNAVAILABLE when too many wait or the deadline has come, RATE_LIMITED when too many of this pair wait:
 * then it was not begun
 */
export type Attempts = <T>(pair: Pair, work: () => Promise<T>, deadline?: Date) => Promise<T>;

/** For each that is hashed, so many are under way: the others ask the database meanwhile. */
const UNDER_WAY_PER_HASH = 4;
/**
 * Somebody who sends one account's login over and over must not keep all others out. Since these come one after the other,
 * more could not be through before their callers give up.
 */
const OF_ONE = { concurrency: 1, maxQueued: 49 };
const MAX_WAIT_MS = 60_000;
const RETRY_AFTER_SECONDS = 5;

export function createAttempts({ parallel, queue }: Options): Attempts {
  const attempts = createBoundedQueue({
    concurrency: parallel * UNDER_WAY_PER_HASH,
    maxQueued: queue,
    perKey: OF_ONE,
    maxWaitMs: MAX_WAIT_MS,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    message: passwordMessages.busy,
  });
  return ({ email, clientIp }, work, deadline) =>
    attempts.run(work, { key: JSON.stringify([email, clientIp]), deadline });
}
