import { createBoundedQueue } from '@tippspiel/shared/platform/queue/bounded-queue';
import { hashPassword, verifyPassword } from '../effects/argon2.ts';
import { messages } from './messages.ts';

export type Passwords = ReturnType<typeof createPasswords>;

type Options = { parallel: number; queue: number };

const PER_PLAYER = { concurrency: 3, maxQueued: 0 };
/** Shorter than the gateway's SUBGRAPH_TIMEOUT_MS, so that the refusal still reaches the caller. */
const MAX_WAIT_MS = 6_000;
const RETRY_AFTER_SECONDS = 5;

/** Hashes a few passwords at a time, so that other requests find a free core. */
export function createPasswords({ parallel, queue }: Options) {
  const perPlayer = createBoundedQueue({ concurrency: Infinity, perKey: PER_PLAYER });
  const hashing = createBoundedQueue({
    concurrency: parallel,
    maxQueued: queue,
    maxWaitMs: MAX_WAIT_MS,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    message: messages.busy,
  });
  return {
    /**
     * Runs a use case. If it has a password, only some of one player run at the same time.
     * @throws AppError RATE_LIMITED, before anything is read
     */
    limited: <Result>(userId: number, password: string | null | undefined, work: () => Promise<Result>) =>
      password ? perPlayer.run(work, { key: userId }) : work(),
    /** Hashes in turn. @throws AppError UNAVAILABLE if too many wait, or at the deadline */
    hash: (password: string, deadline?: Date) => hashing.run(() => hashPassword(password), { deadline }),
    verify: (passwordHash: string, password: string, deadline?: Date) =>
      hashing.run(() => verifyPassword(passwordHash, password), { deadline }),
  };
}
