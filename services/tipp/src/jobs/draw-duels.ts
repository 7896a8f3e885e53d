import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '@tippspiel/shared/platform/clock/clock';
import type { Leases } from '@tippspiel/shared/platform/jobs/leases';
import { joinJob } from '@tippspiel/shared/platform/jobs/run-job';
import type { Logger } from '@tippspiel/shared/platform/log/logger';
import type { Tournament } from '../domain/tournament/tournament.ts';
import type { DrawStore } from '../store/duels/draws.ts';

type Deps = {
  clock: Clock;
  log: Logger;
  leases: Leases;
  tournament: Tournament;
  draws: DrawStore;
  /** Cryptographically secure random bytes. */
  randomBytes(count: number): Uint8Array;
};

const JOB = 'draw-duels';
const SEED_BYTES = 32;
const RETRY_MS = 1_000;
const MAX_WAIT_MS = 10_000;

export type DuelDrawer = ReturnType<typeof createDuelDrawer>;

/**
 * The job that draws the duels' seeds for the whole tournament when the first process starts. Each hash is then public
 * long before its match locks (docs/adr/0035-duels.md). A match that has already locked gets a seed as well;
 * `committedAt` records the time.
 */
export function createDuelDrawer({ clock, log, leases, tournament, draws, randomBytes }: Deps) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let loop: Promise<void> | undefined;

  async function missing(): Promise<number[]> {
    const known = new Set((await draws.all()).map(({ _id }) => _id));
    return tournament.matches.map(({ id }) => id).filter((id) => !known.has(id));
  }

  async function drawMissing(): Promise<void> {
    for (const _id of await missing()) {
      signal.throwIfAborted();
      const seed = randomBytes(SEED_BYTES);
      const seedHash = createHash('sha256').update(seed).digest('hex');
      await draws.add({ _id, seed: Buffer.from(seed).toString('hex'), seedHash, committedAt: clock.now() });
    }
  }

  const isDone = async () => (await missing()).length === 0;

  /**
   * Resolves once every match has its seed, drawn by any process. Needs no fence: a process that has lost the lease can
   * only add missing seeds, not change any.
   * @throws Error if that takes too long
   */
  async function drawn(): Promise<void> {
    if (await isDone()) return;
    const job = { leases, log, name: JOB, work: drawMissing, signal };
    if (!(await joinJob({ ...job, isDone, waitMs: MAX_WAIT_MS })))
      throw new Error('the duels are not drawn in time');
  }

  async function keepTrying(): Promise<void> {
    while (!signal.aborted) {
      try {
        return await drawn();
      } catch (error) {
        if (!signal.aborted) log.error({ err: error }, 'could not draw the duels; will try again');
        await sleep(RETRY_MS, undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
  }

  return {
    /** Draws the seeds of all matches without one, and retries until all have one. */
    start: () => void (loop = keepTrying()),
    async stop(): Promise<void> {
      stopping.abort(new Error('the process shuts down'));
      await loop;
    },
    drawn,
  };
}
