import { createBoundedQueue } from '@tippspiel/shared/platform/queue/bounded-queue';
import { foldPassword } from '../../domain/passwords/fold-password.ts';
import type { Argon2 } from '../../effects/argon2.ts';
import { passwordMessages } from './messages.ts';

/** Hashes a few passwords at a time, so that other requests find a free core. */
export type Passwords = {
  /**
   * @param who the player, if known: only a few hashes run at once per player
   * @throws AppError UNAVAILABLE if too many wait, RATE_LIMITED if too many of this player do
   */
  hash(password: string, who?: number): Promise<string>;
  /**
   * Returns false for a missing account (null), after the same time. Never refuses, because the attempt is already
   * counted; `Attempts` limits the load.
   */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
};

type Options = { argon2: Argon2; parallel: number; queue: number };

const PER_PLAYER = { concurrency: 3, maxQueued: 0 };
const RETRY_AFTER_SECONDS = 5;

export async function createPasswords({ argon2, parallel, queue }: Options): Promise<Passwords> {
  const hashing = createBoundedQueue({ concurrency: parallel });
  /** New passwords that are being hashed or wait for it. */
  const admission = createBoundedQueue({
    concurrency: parallel + queue,
    maxQueued: 0,
    perKey: PER_PLAYER,
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
