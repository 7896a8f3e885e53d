import { realNow } from '@tippspiel/shared/clock/real-time';
import type { JobState } from '@tippspiel/shared/jobs/leases';
import type { View } from '../../projection/projection.ts';

/** An evaluation that takes longer than this blocks the ranks (rules of the game, 'blocked'). */
const SLOW_MS = 2_000;
/** What is known of the job is asked anew after this long, and only while somebody looks at ranks. */
const KNOWN_FOR_MS = 500;

export type SlowEvaluation = { isSlow(): Promise<boolean> };

/**
 * Whether an evaluation is taking long, in whichever process: its lease says since when it runs. All who ask share one
 * reading. While the database does not say, the ranks are served.
 */
export function createSlowEvaluation(job: () => Promise<JobState>): SlowEvaluation {
  let state: JobState = { kind: 'idle' };
  let asked: Promise<void> | undefined;
  let until = 0;

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
    async isSlow() {
      if (performance.now() >= until) await (asked ??= ask());
      return state.kind === 'running' && realNow().getTime() - state.since.getTime() > SLOW_MS;
    },
  };
}

/** Whether a notice stands in place of the ranks: operators want it, or an evaluation takes long. */
export const isBlocked = async (
  { rankingSwitch }: Pick<View, 'rankingSwitch'>,
  { isSlow }: SlowEvaluation,
): Promise<boolean> => rankingSwitch.isBlocked || isSlow();
