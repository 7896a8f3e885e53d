import type { Logger } from '@tippspiel/shared/platform/log/logger';
import type { Bus } from '@tippspiel/shared/platform/nats/bus';
import type { Eligibility } from '../projection/eligibility.ts';
import type { EligibilityStore } from '../store/prizes/eligibility.ts';

type Deps = { eligibilityStore: EligibilityStore; eligibility: Eligibility };

/** Events that it has acknowledged are in the database, so a starting process subscribes behind them. */
const ELIGIBILITY_WRITER = 'tipp-eligibility';
const TYPES = ['user.eligibility.changed.v1'] as const;

/**
 * Keeps track of players' eligibility for prizes: one process stores the events, every process keeps them in memory.
 * The subscription starts before the database is read, so that no event is lost. Only drawings wait for it.
 */
export async function subscribeEligibility(
  bus: Bus,
  { eligibility, eligibilityStore }: Deps,
  log: Logger,
): Promise<void> {
  const { caughtUp } = await bus.subscribe({
    types: TYPES,
    behind: ELIGIBILITY_WRITER,
    handle: ({ data }) => eligibility.apply(data),
  });
  await bus.consume({
    name: ELIGIBILITY_WRITER,
    types: TYPES,
    handle: (events) => eligibilityStore.save(events.map(({ data }) => data)),
  });
  eligibility.load(caughtUp).catch((error: unknown) => log.error({ err: error }, 'nobody can be drawn'));
}
