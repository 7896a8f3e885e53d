import type { Logger } from '@tippspiel/shared/platform/log/logger';
import type { Bus } from '@tippspiel/shared/platform/nats/bus';
import type { Entrants } from '../projection/entrants.ts';
import type { EntrantStore } from '../store/prizes/entrants.ts';

type Deps = { entrantStore: EntrantStore; entrants: Entrants };

/** Events that it has acknowledged are in the database, so a starting process subscribes behind them. */
const ENTRANT_WRITER = 'tipp-entrants';
const TYPES = ['user.eligibility.changed.v1'] as const;

/**
 * Keeps track of players' eligibility for prizes: one process stores the events, every process keeps them in memory.
 * The subscription starts before the database is read, so that no event is lost. Only drawings wait for it.
 */
export async function subscribeEntrants(
  bus: Bus,
  { entrants, entrantStore }: Deps,
  log: Logger,
): Promise<void> {
  const { caughtUp } = await bus.subscribe({
    types: TYPES,
    behind: ENTRANT_WRITER,
    handle: ({ data }) => entrants.apply(data),
  });
  await bus.consume({
    name: ENTRANT_WRITER,
    types: TYPES,
    handle: (events) => entrantStore.save(events.map(({ data }) => data)),
  });
  entrants.load(caughtUp).catch((error: unknown) => log.error({ err: error }, 'nobody can be drawn'));
}
