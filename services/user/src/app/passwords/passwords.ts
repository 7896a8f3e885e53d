import { hash, verify } from '@node-rs/argon2';
import { AppError } from '@tippspiel/shared/errors/app-error';
import { createPerKeyLimit } from '@tippspiel/shared/queue/per-key-limit';
import pLimit from 'p-limit';
import { foldPassword } from '../../domain/passwords/fold-password.ts';
import { passwordMessages } from './messages.ts';

/** Each hashes when its turn comes: a few at a time, so that other requests find a free core. */
export type Passwords = {
  /**
   * @param who whose password it is, where it is somebody's already: of one player a few are hashed at the same time
   * @throws AppError UNAVAILABLE when too many wait, of all or of this one
   */
  hash(password: string, who?: number): Promise<string>;
  /**
   * Takes as long for an account that does not exist (null), and says false. Never refused, as the attempt is counted by
   * then: `Attempts` bounds how many come.
   */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
};

type Options = { memoryKib: number; passes: number; parallel: number; queue: number };

const MOST_OF_ONE = 3;

const busy = () => new AppError('UNAVAILABLE', passwordMessages.busy, { retryAfterSeconds: 5 });

/** argon2id with the given cost; old hashes carry their own. */
export async function createPasswords({ memoryKib, passes, parallel, queue }: Options): Promise<Passwords> {
  const cost = { memoryCost: memoryKib, timeCost: passes, parallelism: 1 };
  const turn = pLimit(parallel);
  const begin = createPerKeyLimit(MOST_OF_ONE);
  const beginFor = (who: number) => {
    try {
      return begin(who);
    } catch {
      throw busy();
    }
  };
  const nobody = await hash('nobody has this password', cost);
  return {
    async hash(password, who) {
      if (turn.pendingCount >= queue) throw busy();
      const end = who === undefined ? undefined : beginFor(who);
      try {
        return await turn(() => hash(foldPassword(password), cost));
      } finally {
        end?.();
      }
    },
    async verify(passwordHash, password) {
      const isRight = await turn(() => verify(passwordHash ?? nobody, foldPassword(password)));
      return isRight && passwordHash !== null;
    },
  };
}
