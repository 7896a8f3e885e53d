import { hash, verify } from '@node-rs/argon2';
import { createBoundedQueue } from '@tippspiel/shared/platform/queue/bounded-queue';
import { foldPassword } from '../../domain/passwords/fold-password.ts';
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

type Options = { memoryKib: number; passes: number; parallel: number; queue: number };

const OF_ONE = { concurrency: 3, maxQueued: 0 };
const RETRY_AFTER_SECONDS = 5;

/** argon2id with the given cost; old hashes carry their own. */
export async function createPasswords({ memoryKib, passes, parallel, queue }: Options): Promise<Passwords> {
  const cost = { memoryCost: memoryKib, timeCost: passes, parallelism: 1 };
  const hashing = createBoundedQueue({ concurrency: parallel });
  /** New passwords that may wait for `hashing`. */
  const admission = createBoundedQueue({
    concurrency: parallel + queue,
    maxQueued: 0,
    perKey: OF_ONE,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    message: passwordMessages.busy,
  });
  const nobody = await hash('nobody has this password', cost);
  return {
    hash: (password, who) =>
      admission.run(() => hashing.run(() => hash(foldPassword(password), cost)), { key: who }),
    async verify(passwordHash, password) {
      const isRight = await hashing.run(() => verify(passwordHash ?? nobody, foldPassword(password)));
      return isRight && passwordHash !== null;
    },
  };
}
