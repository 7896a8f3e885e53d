import { badInput, unavailable } from '@tippspiel/shared/errors/app-error';
import { createSemaphore } from '@tippspiel/shared/queue/semaphore';
import { TOO_BIG, type Limits } from './limits.ts';

const QUEUE = 20;
const PATIENCE_MS = 4_000;
const RETRY_AFTER_SECONDS = 3;

/**
 * Lets few heavy operations run at a time, so that some written to be heavy do not keep the databases from everybody's.
 * Throws BAD_USER_INPUT for one that is too heavy, UNAVAILABLE when too many wait.
 */
export function createHeavyGate({ maxCost, heavyAtOnce }: Pick<Limits, 'maxCost' | 'heavyAtOnce'>) {
  const places = createSemaphore({ places: heavyAtOnce, queue: QUEUE });
  return {
    /** @returns to be called when the operation is done */
    async enter(cost: number): Promise<() => void> {
      if (cost > maxCost) throw badInput(TOO_BIG);
      if (cost <= maxCost / 10) return () => undefined;
      return places.take(Date.now() + PATIENCE_MS).catch(() => {
        throw unavailable(RETRY_AFTER_SECONDS);
      });
    },
  };
}
