import { createBoundedQueue } from '@tippspiel/shared/platform/queue/bounded-queue';
import { passwordMessages } from './messages.ts';

type Options = {
  parallel: number;
  queue: number;
};

/** An account's address and the client's IP address. */
type Pair = { email: string; clientIp: string };

/**
 * Runs a login attempt. Attempts on one account from one IP address run one after the other, so that each sees the
 * failures before it. In total only a few run at once, so that only these few can exceed an address's limit.
 * @throws AppError UNAVAILABLE if too many wait or the deadline has passed, RATE_LIMITED if too many of this pair wait;
 * then it was not begun
 */
export type Attempts = <T>(pair: Pair, work: () => Promise<T>, deadline?: Date) => Promise<T>;

/** Attempts in progress per parallel hash: the others query the database meanwhile. */
const ATTEMPTS_PER_HASH = 4;
/**
 * Limits the attempts on one account from one IP address, so that they cannot block all other players. They run one
 * after the other, so a longer queue would exceed the callers' timeout anyway.
 */
const PER_PAIR = { concurrency: 1, maxQueued: 49 };
const MAX_WAIT_MS = 60_000;
const RETRY_AFTER_SECONDS = 5;

export function createAttempts({ parallel, queue }: Options): Attempts {
  const attempts = createBoundedQueue({
    concurrency: parallel * ATTEMPTS_PER_HASH,
    maxQueued: queue,
    perKey: PER_PAIR,
    maxWaitMs: MAX_WAIT_MS,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    message: passwordMessages.busy,
  });
  return ({ email, clientIp }, work, deadline) =>
    attempts.run(work, { key: JSON.stringify([email, clientIp]), deadline });
}
