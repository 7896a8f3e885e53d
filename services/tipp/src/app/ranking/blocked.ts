import { realNow } from '@tippspiel/shared/platform/clock/real-time';
import { within } from '@tippspiel/shared/platform/clock/within';
import type { JobState } from '@tippspiel/shared/platform/jobs/leases';
import type { View } from '../../projection/projection.ts';

/** An evaluation that takes longer than this blocks the ranks (rules of the game, 'blocked'). */
const SLOW_MS = 2_000;
/** The job's state is read anew after this long, and only while somebody looks at ranks. */
const KNOWN_FOR_MS = 500;
/** A reader of ranks waits no longer than this for a database that hangs. */
const PATIENCE_MS = 500;
/** The last known state is trusted this long while there is no newer one: a lease that is not renewed is over by then. */
const BELIEVED_MS = 6_000;

export type SlowEvaluation = {
  /** @param ranksVersion of the ranks that are served: the fence of the evaluation that made them */
  isSlow(ranksVersion: number): Promise<boolean>;
};

/**
 * Whether an evaluation is taking long, in whichever process: its lease says since when it runs. All who ask share one
 * reading. While the database does not say, the ranks are served.
 */
export function createSlowEvaluation(job: () => Promise<JobState>): SlowEvaluation {
  let said: { state: JobState; at: number } = { state: { kind: 'idle' }, at: 0 };
  let reading: Promise<void> | undefined;
  let asked: Promise<void> | undefined;
  let until = 0;

  /** One at a time, so that those that hang do not fill the connections. */
  async function read(): Promise<void> {
    const state = await job().catch((): JobState => ({ kind: 'idle' }));
    said = { state, at: performance.now() };
    reading = undefined;
  }

  async function ask(): Promise<void> {
    await within(PATIENCE_MS, (reading ??= read())).catch(() => undefined);
    until = performance.now() + KNOWN_FOR_MS;
    asked = undefined;
  }

  return {
    async isSlow(ranksVersion) {
      if (performance.now() >= until) await (asked ??= ask());
      const { state, at } = said;
      if (state.kind !== 'running' || performance.now() - at > BELIEVED_MS) return false;
      // Its ranks are there already: the lease only has yet to be given back.
      if (ranksVersion >= state.fence) return false;
      return realNow().getTime() - state.since.getTime() > SLOW_MS;
    },
  };
}

/** Whether a notice stands in place of the ranks: operators want it, or an evaluation takes long. */
export const isBlocked = async (
  { rankingSwitch, ranks }: Pick<View, 'rankingSwitch' | 'ranks'>,
  { isSlow }: SlowEvaluation,
): Promise<boolean> => rankingSwitch.isBlocked || isSlow(ranks.version);
