import type { Logger } from '@tippspiel/shared/platform/log/logger';
import type { Bus } from '@tippspiel/shared/platform/nats/bus';
import type { Entrants } from '../projection/entrants.ts';
import type { EntrantStore } from '../store/prizes/entrants.ts';

type Deps = { entrantStore: EntrantStore; entrants: Entrants };

/** Its acknowledged events stand in the database: there the memory of a booting process goes on. */
const ENTRANT_WRITER = 'tipp-entrants';
const TYPES = ['user.eligibility.changed.v1'] as const;

/**
 * Gets from the user service whose accounts let them win prizes: one process for all writes it down, each keeps it in
 * memory. The subscription begins before the database is read, so that nothing is missed; only a drawing waits for it.
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
