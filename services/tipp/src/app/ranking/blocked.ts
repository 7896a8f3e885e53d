import { realNow } from '@tippspiel/shared/clock/real-time';
import type { JobState } from '@tippspiel/shared/jobs/leases';
import type { View } from '../../projection/projection.ts';

/** An evaluation that takes longer than this blocks the ranks (rules of the game, 'blocked'). */
const SLOW_MS = 2_000;
/** What is known of the job is asked anew after this long, and only while somebody looks at ranks. */
const KNOWN_FOR_MS = 500;

export type SlowEvaluation = {
  /** @param ranksVersion of the ranks that are served: newer ones are what an evaluation under way was waited for */
  isSlow(ranksVersion: number): Promise<boolean>;
};

/**
 * Whether an evaluation is taking long, in whichever process: its lease says since when it runs. All who ask share one
 * reading. While the database does not say, the ranks are served.
 */
export function createSlowEvaluation(job: () => Promise<JobState>): SlowEvaluation {
  let state: JobState = { kind: 'idle' };
  let asked: Promise<void> | undefined;
  let until = 0;
  let newest = { version: -1, seen: 0 };

  async function ask(): Promise<void> {
    try {
      state = await job();
    } catch {
      state = { kind: 'idle' };
    }
    until = performance.now() + KNOWN_FOR_MS;
    asked = undefined;
  }

  return {
    async isSlow(version) {
      if (version > newest.version) newest = { version, seen: newest.version < 0 ? 0 : realNow().getTime() };
      if (performance.now() >= until) await (asked ??= ask());
      if (state.kind !== 'running') return false;
      const since = state.since.getTime();
      // Its ranks are there already: the lease only has yet to be given back.
      if (newest.seen > since) return false;
      return realNow().getTime() - since > SLOW_MS;
    },
  };
}

/** Whether a notice stands in place of the ranks: operators want it, or an evaluation takes long. */
export const isBlocked = async (
  { rankingSwitch, ranks }: Pick<View, 'rankingSwitch' | 'ranks'>,
  { isSlow }: SlowEvaluation,
): Promise<boolean> => rankingSwitch.isBlocked || isSlow(ranks.version);
