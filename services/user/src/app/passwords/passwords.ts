import { createBoundedQueue } from '@tippspiel/shared/platform/queue/bounded-queue';
import { foldPassword } from '../../domain/passwords/fold-password.ts';
import type { Argon2 } from '../../effects/argon2.ts';
import { passwordMessages } from './messages.ts';

/** Each hashes when its turn comes: a few at a time, so that other requests find a free core. */
export type Passwords = {
  /**
   * @param who whose password it is, where it is somebody's already: of one player a few are hashed at the same time
   * @throws AppError UNAVAILABLE when too many wait, RATE_LIMITED when too many of this one do
   */
  hash(password: string, who?: number): Promise<string>;
  /**
   * Takes as long for an account that does not exist (null), and says false. Never refused, as the attempt is counted by
   * then: `Attempts` bounds how many come.
   */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
};

type Options = { argon2: Argon2; parallel: number; queue: number };

const OF_ONE = { concurrency: 3, maxQueued: 0 };
const RETRY_AFTER_SECONDS = 5;

export async function createPasswords({ argon2, parallel, queue }: Options): Promise<Passwords> {
  const hashing = createBoundedQueue({ concurrency: parallel });
  /** New passwords that may wait for `hashing`. */
  const admission = createBoundedQueue({
    concurrency: parallel + queue,
    maxQueued: 0,
    perKey: OF_ONE,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    message: passwordMessages.busy,
  });
  const nobody = await argon2.hash('nobody has this password');
  return {
    hash: (password, who) =>
      admission.run(() => hashing.run(() => argon2.hash(foldPassword(password))), { key: who }),
    async verify(passwordHash, password) {
      const isRight = await hashing.run(() => argon2.verify(passwordHash ?? nobody, foldPassword(password)));
      return isRight && passwordHash !== null;
    },
  };
}
