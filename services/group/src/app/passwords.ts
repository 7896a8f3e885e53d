import { createBoundedQueue } from '@tippspiel/shared/platform/queue/bounded-queue';
import { hashPassword, verifyPassword } from '../effects/argon2.ts';
import { messages } from './messages.ts';

export type Passwords = {
  /**
   * Runs work that hashes or verifies a player's password. It is not begun if the player already has several in
   * progress.
   * @throws AppError RATE_LIMITED
   */
  share<Result>(who: number, work: () => Promise<Result>): Promise<Result>;
  /** Hashes in turn. @throws AppError UNAVAILABLE if too many wait */
  hash(password: string): Promise<string>;
  verify(passwordHash: string, password: string): Promise<boolean>;
};

type Options = { parallel: number; queue: number };

const PER_PLAYER = { concurrency: 3, maxQueued: 0 };
const MAX_WAIT_MS = 6_000;
const RETRY_AFTER_SECONDS = 5;

/** Hashes a few passwords at a time, so that other requests find a free core. */
export function createPasswords({ parallel, queue }: Options): Passwords {
  const perPlayer = createBoundedQueue({ concurrency: Infinity, perKey: PER_PLAYER });
  const hashing = createBoundedQueue({
    concurrency: parallel,
    maxQueued: queue,
    maxWaitMs: MAX_WAIT_MS,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    message: messages.busy,
  });
  return {
    share: (who, work) => perPlayer.run(work, { key: who }),
    hash: (password) => hashing.run(() => hashPassword(password)),
    verify: (passwordHash, password) => hashing.run(() => verifyPassword(passwordHash, password)),
  };
}
