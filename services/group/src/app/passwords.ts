import { createBoundedQueue } from '@tippspiel/shared/platform/queue/bounded-queue';
import { hashPassword, verifyPassword } from '../effects/argon2.ts';
import { messages } from './messages.ts';

export type Caller = { viewerId: number; deadline?: Date };

/**
 * Hashes a few passwords at a time, so that other requests find a free core.
 * @throws AppError UNAVAILABLE if too many wait, RATE_LIMITED if this player already has several in progress
 */
export type Passwords = {
  hash(password: string, caller: Caller): Promise<string>;
  verify(passwordHash: string, password: string, caller: Caller): Promise<boolean>;
};

type Options = { parallel: number; queue: number };

/** Shorter than the gateway's SUBGRAPH_TIMEOUT_MS, so that the refusal still reaches the caller. */
const MAX_WAIT_MS = 6_000;
const RETRY_AFTER_SECONDS = 5;

export function createPasswords({ parallel, queue }: Options): Passwords {
  const hashing = createBoundedQueue({
    concurrency: parallel,
    maxQueued: queue,
    perKey: { concurrency: parallel, maxQueued: 1 },
    maxWaitMs: MAX_WAIT_MS,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    message: messages.busy,
  });
  return {
    hash: (password, { viewerId: key, deadline }) =>
      hashing.run(() => hashPassword(password), { key, deadline }),
    verify: (passwordHash, password, { viewerId: key, deadline }) =>
      hashing.run(() => verifyPassword(passwordHash, password), { key, deadline }),
  };
}
