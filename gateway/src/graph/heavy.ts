import { badInput } from '@tippspiel/shared/contracts/errors/app-error';
import { createBoundedQueue } from '@tippspiel/shared/platform/queue/bounded-queue';
import { TOO_BIG, type Limits } from './limits.ts';

const MAX_QUEUED = 20;
const MAX_WAIT_MS = 4_000;
const RETRY_AFTER_SECONDS = 3;

/**
 * Limits how many heavy operations run at a time, so that deliberately heavy ones cannot overload the databases.
 * @throws AppError BAD_USER_INPUT for an operation that is too heavy, UNAVAILABLE when too many wait
 */
export function createHeavyGate({ maxCost, heavyAtOnce }: Pick<Limits, 'maxCost' | 'heavyAtOnce'>) {
  const queue = createBoundedQueue({
    concurrency: heavyAtOnce,
    maxQueued: MAX_QUEUED,
    maxWaitMs: MAX_WAIT_MS,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
  return {
    /** @returns a function to call when the operation is done */
    async enter(cost: number): Promise<() => void> {
      if (cost > maxCost) throw badInput(TOO_BIG);
      if (cost <= maxCost / 10) return () => undefined;
      return queue.acquire();
    },
  };
}
