import { createBoundedQueue } from '@tippspiel/shared/platform/queue/bounded-queue';
import { foldPassword } from '../../domain/passwords.ts';
import type { Argon2 } from '../../effects/argon2.ts';
import { passwordMessages } from './messages.ts';

/** Hashes a few passwords at a time, so that other requests find a free core. */
export type Passwords = {
  /**
   * Takes turns with logins, so that many registrations never stop them.
   * @throws AppError UNAVAILABLE if too many wait or the deadline has passed, RATE_LIMITED if too many of this player wait
   */
  hash(password: string, turn?: Turn): Promise<string>;
  /**
   * Returns false for a missing account (null), after the same time. Never refuses, because the attempt is already
   * counted; `Attempts` limits the load.
   */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
};

type Turn = {
  /** The player, if known: only a few hashes run at once per player. */
  who?: number;
  /** When the caller gives up, in real time. */
  deadline?: Date | undefined;
};

type Options = { argon2: Argon2; parallel: number; queue: number };

const PER_PLAYER = { concurrency: 3, maxQueued: 0 };
const RETRY_AFTER_SECONDS = 5;

export async function createPasswords({ argon2, parallel, queue }: Options): Promise<Passwords> {
  const refusal = { retryAfterSeconds: RETRY_AFTER_SECONDS, message: passwordMessages.busy };
  const hashing = createBoundedQueue({ concurrency: parallel, ...refusal });
  /** New passwords that are being hashed or wait for it. */
  const admission = createBoundedQueue({
    concurrency: parallel + queue,
    maxQueued: 0,
    perKey: PER_PLAYER,
    ...refusal,
  });
  const nobody = await argon2.hash('nobody has this password');
  return {
    hash: (password, { who, deadline } = {}) =>
      admission.run(() => hashing.run(() => argon2.hash(foldPassword(password)), { key: 'new', deadline }), {
        key: who,
      }),
    async verify(passwordHash, password) {
      const isRight = await hashing.run(() => argon2.verify(passwordHash ?? nobody, foldPassword(password)), {
        key: 'login',
      });
      return isRight && passwordHash !== null;
    },
  };
}
