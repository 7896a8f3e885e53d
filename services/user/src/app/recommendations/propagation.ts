import type { Logger } from '@tippspiel/shared/platform/log/logger';
import { createPropagator } from '@tippspiel/shared/platform/mongo/propagate';
import { createChangeCounter } from '@tippspiel/shared/platform/mongo/count-changes';
import type { Stores } from '../../store/stores.ts';
import type { Deps } from '../deps.ts';

/** Updates the recommender's count after a recommended player has registered. */
export function createPropagation(
  { accounts: { model }, departed }: Stores,
  log: Logger,
): Deps['propagate'] & {
  /** Updates every count that is still pending. */
  all(): Promise<void>;
  close(): Promise<void>;
} {
  const countRecommended = createChangeCounter({ target: model, facts: model, count: 'recommendCount' });
  const counts = createPropagator({
    facts: model,
    // If the recommender has left, the pending counts are dropped.
    update: async (userId) => (await countRecommended(userId)) ?? (() => departed.dropNotes(userId)),
    log,
  });
  return { recommended: counts.propagateLater, all: counts.drain, close: counts.close };
}
