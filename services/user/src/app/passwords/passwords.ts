import { hash, verify } from '@node-rs/argon2';
import { AppError } from '@tippspiel/shared/errors/app-error';
import pLimit from 'p-limit';
import { passwordMessages } from './messages.ts';

/** Each hashes when its turn comes: a few at a time, so that other requests find a free core. */
export type Passwords = {
  /** @throws AppError UNAVAILABLE when too many wait */
  hash(password: string): Promise<string>;
  /**
   * Takes as long for an account that does not exist (null), and says false. Never refused, as the attempt is counted by
   * then: `Attempts` bounds how many come.
   */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
};

type Options = { memoryKib: number; passes: number; parallel: number; queue: number };

/** The same characters typed on different systems are the same password. */
const fold = (password: string) => password.normalize('NFKC');

/** argon2id with the given cost; old hashes carry their own. */
export async function createPasswords({ memoryKib, passes, parallel, queue }: Options): Promise<Passwords> {
  const cost = { memoryCost: memoryKib, timeCost: passes, parallelism: 1 };
  const turn = pLimit(parallel);
  const nobody = await hash('nobody has this password', cost);
  return {
    async hash(password) {
      if (turn.pendingCount >= queue)
        throw new AppError('UNAVAILABLE', passwordMessages.busy, { retryAfterSeconds: 5 });
      return turn(() => hash(fold(password), cost));
    },
    async verify(passwordHash, password) {
      const isRight = await turn(() => verify(passwordHash ?? nobody, fold(password)));
      return isRight && passwordHash !== null;
    },
  };
}
