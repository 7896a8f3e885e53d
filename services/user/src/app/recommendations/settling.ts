import type { Logger } from '@tippspiel/shared/log/logger';
import { createSettler } from '@tippspiel/shared/mongo/settle';
import { createTally } from '@tippspiel/shared/mongo/tally';
import type { Stores } from '../../store/stores.ts';
import type { Deps } from '../deps.ts';

/** What follows from a recommended player's new account: the recommender's count. */
export function createSettling(
  { accounts: { model } }: Stores,
  log: Logger,
): Deps['settle'] & { close(): Promise<void> } {
  const countRecommended = createTally({ target: model, facts: model, count: 'recommendCount' });
  const counts = createSettler({
    facts: model,
    follow: async (userId) => (await countRecommended(userId)) ?? undefined,
    log,
  });
  return { recommended: counts.settleLater, all: counts.drain, close: counts.close };
}
