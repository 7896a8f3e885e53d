import type { Logger } from 'pino';
import { conflict } from '../../contracts/errors/app-error.ts';
import type { Leases } from './leases.ts';
import { joinJob } from './run-job.ts';

/** Runs work under mutual exclusion across all processes. @throws AppError CONFLICT after a wait that is too long */
export type Lock = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** The wait is this much longer than the lease of a holder that died. The gateway waits for eight seconds in all. */
const RESERVE_MS = 500;
export const STILL_LOCKED = 'Gerade ändert noch jemand etwas. Bitte versuche es gleich noch einmal.';

/**
 * Use it for a decision that reads more than the document it writes. Two at once would miss each other's write. It has
 * no fence: a holder that stands still for longer than its lease may write beside the next one.
 */
export function createLock(leases: Leases, log: Logger, name: string): Lock {
  return async <Result>(work: () => Promise<Result>) => {
    let done: { result: Result } | undefined;
    const isDone = await joinJob({
      ...{ leases, log, name, waitMs: leases.termMs + RESERVE_MS },
      work: async () => void (done = { result: await work() }),
      isDone: async () => done !== undefined,
    });
    if (!isDone || !done) throw conflict(STILL_LOCKED);
    return (done as { result: Result }).result;
  };
}
