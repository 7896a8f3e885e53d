import type { Logger } from '@tippspiel/shared/platform/log/logger';
import type { AccountEligibility, EligibilityStore } from '../store/prizes/eligibility.ts';
import { createNumbers } from './numbers.ts';

const CONFIRMED = 1;
const ADDRESS = 2;
const RETRY_MS = 500;

export type Eligibility = ReturnType<typeof createEligibility>;

/** Which players' accounts are eligible for prizes. Separate from the players, because ranks do not depend on it. */
export function createEligibility(store: EligibilityStore, log: Logger) {
  /** Four times (version + 1), plus the flags; 0 for a player without any event. */
  const states = createNumbers();
  const loaded = Promise.withResolvers<void>();
  let closed = false;
  let isReady = false;

  /** Applies an event; ignores one whose version is not higher. */
  function apply({ userId, version, isConfirmed, hasAddress }: AccountEligibility): void {
    const index = userId - 1;
    if (states.get(index) >>> 2 > version) return;
    states.set(index, (version + 1) * 4 + (isConfirmed ? CONFIRMED : 0) + (hasAddress ? ADDRESS : 0));
  }

  return {
    isConfirmed: (userId: number): boolean => (states.get(userId - 1) & CONFIRMED) !== 0,
    hasAddress: (userId: number): boolean => (states.get(userId - 1) & ADDRESS) !== 0,
    apply,
    /**
     * Reads all rows from the database in the background, with retries.
     * @param caughtUp resolves when the events that the database does not have yet are applied
     */
    async load(caughtUp: Promise<void>): Promise<void> {
      while (!closed) {
        try {
          for await (const batch of store.batches()) batch.forEach(apply);
          await caughtUp;
          isReady = true;
          return loaded.resolve();
        } catch (error) {
          if (closed) return;
          log.warn({ err: error }, 'could not read who may win prizes; will try again');
          await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
        }
      }
    },
    /** Resolves when all events from before this process began are applied. */
    ready: () => loaded.promise,
    isReady: () => isReady,
    close: () => void (closed = true),
  };
}
