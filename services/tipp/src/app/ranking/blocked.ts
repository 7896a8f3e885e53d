import { realNow } from '@tippspiel/shared/platform/clock/real-time';
import { within } from '@tippspiel/shared/platform/clock/within';
import type { JobState } from '@tippspiel/shared/platform/jobs/leases';
import type { View } from '../../projection/projection.ts';

/** An evaluation that takes longer than this blocks the ranks (rules of the game, 'blocked'). */
const SLOW_MS = 2_000;
/** How long a read state is used. It is only read while somebody requests ranks. */
const CACHE_MS = 500;
/** A request for ranks waits at most this long for a slow database. */
const TIMEOUT_MS = 500;
/** How old a state may be when the database fails: a lease that is not renewed has expired by then. */
const MAX_AGE_MS = 6_000;

export type SlowEvaluation = {
  /** @param ranksVersion version of the served ranks: the fence of their evaluation */
  isSlow(ranksVersion: number): Promise<boolean>;
};

/**
 * Whether an evaluation is taking long, in any process, by the start time in its lease. Concurrent requests share one
 * read. If the database does not answer, the ranks are served.
 */
export function createSlowEvaluation(job: () => Promise<JobState>): SlowEvaluation {
  let lastKnown: { state: JobState; at: number } = { state: { kind: 'idle' }, at: 0 };
  let reading: Promise<void> | undefined;
  let refreshing: Promise<void> | undefined;
  let validUntil = 0;

  /** Only one read at a time, so that hanging reads do not exhaust the connections. */
  async function read(): Promise<void> {
    const state = await job().catch((): JobState => ({ kind: 'idle' }));
    lastKnown = { state, at: performance.now() };
    reading = undefined;
  }

  async function refresh(): Promise<void> {
    await within(TIMEOUT_MS, (reading ??= read())).catch(() => undefined);
    validUntil = performance.now() + CACHE_MS;
    refreshing = undefined;
  }

  return {
    async isSlow(ranksVersion) {
      if (performance.now() >= validUntil) await (refreshing ??= refresh());
      const { state, at } = lastKnown;
      if (state.kind !== 'running' || performance.now() - at > MAX_AGE_MS) return false;
      // Its ranks are already served; only the lease is not released yet.
      if (ranksVersion >= state.fence) return false;
      return realNow().getTime() - state.since.getTime() > SLOW_MS;
    },
  };
}

/** Whether a notice replaces the ranks: operators have set it, or an evaluation takes long. */
export const isBlocked = async (
  { rankingSwitch, ranks }: Pick<View, 'rankingSwitch' | 'ranks'>,
  { isSlow }: SlowEvaluation,
): Promise<boolean> => rankingSwitch.isBlocked || isSlow(ranks.version);
