import { hash, verify } from '@node-rs/argon2';
import { realNow } from '@tippspiel/shared/clock/real-time';
import { unavailable } from '@tippspiel/shared/errors/app-error';
import { createSemaphore, SemaphoreFullError } from '@tippspiel/shared/queue/semaphore';
import { createPerKeyLimit } from '@tippspiel/shared/queue/per-key-limit';
import { messages } from './messages.ts';

export type Passwords = {
  /**
   * Runs what has a player's password hashed; nothing of it is begun while that player has several under way.
   * @throws AppError UNAVAILABLE
   */
  share<Result>(who: number, work: () => Promise<Result>): Promise<Result>;
  /** Each hashes when its turn comes. @throws AppError UNAVAILABLE when too many wait */
  hash(password: string): Promise<string>;
  verify(passwordHash: string, password: string): Promise<boolean>;
};

type Options = { parallel: number; queue: number };

const MOST_OF_ONE = 3;
const PATIENCE_MS = 6_000;
const RETRY_AFTER_SECONDS = 5;

/** argon2id with the library's parameters, which are those OWASP recommends (19 MiB, two passes). */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** A few at a time, so that other requests find a free core. */
export function createPasswords({ parallel, queue }: Options): Passwords {
  const places = createSemaphore({ places: parallel, queue });
  const begin = createPerKeyLimit(MOST_OF_ONE);

  async function during<Result>(end: () => void, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } finally {
      end();
    }
  }

  const inTurn = async <Result>(work: () => Promise<Result>) =>
    during(await places.take(realNow().getTime() + PATIENCE_MS).catch(refuse), work);

  return {
    async share(who, work) {
      let end: () => void;
      try {
        end = begin(who);
      } catch (error) {
        return refuse(error);
      }
      return during(end, work);
    },
    hash: (password) => inTurn(() => hashPassword(password)),
    verify: (passwordHash, password) => inTurn(() => verify(passwordHash, password)),
  };
}

function refuse(error: unknown): never {
  throw error instanceof SemaphoreFullError ? unavailable(RETRY_AFTER_SECONDS, messages.busy) : error;
}
