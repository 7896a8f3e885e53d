import { badInput } from '@tippspiel/shared/contracts/errors/app-error';
import { createBoundedQueue } from '@tippspiel/shared/platform/queue/bounded-queue';
import { TOO_BIG, type Limits } from './limits.ts';

const MAX_QUEUED = 20;
const MAX_WAIT_MS = 4_000;
const RETRY_AFTER_SECONDS = 3;

/**
 * Lets few heavy operations run at a time, so that some written to be heavy do not keep the databases from everybody's.
 * Throws BAD_USER_INPUT for one that is too heavy, UNAVAILABLE when too many wait.
 */
export function createHeavyGate({ maxCost, heavyAtOnce }: Pick<Limits, 'maxCost' | 'heavyAtOnce'>) {
  const queue = createBoundedQueue({
    concurrency: heavyAtOnce,
    maxQueued: MAX_QUEUED,
    maxWaitMs: MAX_WAIT_MS,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
  return {
    /** @returns to be called when the operation is done */
    async enter(cost: number): Promise<() => void> {
      if (cost > maxCost) throw badInput(TOO_BIG);
      if (cost <= maxCost / 10) return () => undefined;
      return queue.acquire();
    },
  };
}
