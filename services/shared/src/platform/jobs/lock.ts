import type { Logger } from 'pino';
import { conflict } from '../../contracts/errors/app-error.ts';
import { CHANGED_MEANWHILE } from '../mongo/change-versioned.ts';
import type { Leases } from './leases.ts';
import { joinJob } from './run-job.ts';

/** Runs work under mutual exclusion across all processes. @throws AppError CONFLICT after a wait that is too long */
export type Lock = <Result>(work: () => Promise<Result>) => Promise<Result>;

const WAIT_MS = 4_000;

/** Use it for a decision that reads more than the document it writes. Two at once would miss each other's write. */
export function createLock(leases: Leases, log: Logger, name: string): Lock {
  return async <Result>(work: () => Promise<Result>) => {
    let done: { result: Result } | undefined;
    const isDone = await joinJob({
      ...{ leases, log, name, waitMs: WAIT_MS },
      work: async () => void (done = { result: await work() }),
      isDone: async () => done !== undefined,
    });
    if (!isDone || !done) throw conflict(CHANGED_MEANWHILE);
    return (done as { result: Result }).result;
  };
}
