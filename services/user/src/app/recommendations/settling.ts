import type { Logger } from '@tippspiel/shared/platform/log/logger';
import { createSettler } from '@tippspiel/shared/platform/mongo/settle';
import { createTally } from '@tippspiel/shared/platform/mongo/tally';
import type { Stores } from '../../store/stores.ts';
import type { Deps } from '../deps.ts';

/** What follows from a recommended player's new account: the recommender's count. */
export function createSettling(
  { accounts: { model }, departed }: Stores,
  log: Logger,
): Deps['settle'] & { close(): Promise<void> } {
  const countRecommended = createTally({ target: model, facts: model, count: 'recommendCount' });
  const counts = createSettler({
    facts: model,
    // Of a recommender who has left nothing counts any more.
    follow: async (userId) => (await countRecommended(userId)) ?? (() => departed.dropNotes(userId)),
    log,
  });
  return { recommended: counts.settleLater, all: counts.drain, close: counts.close };
}
