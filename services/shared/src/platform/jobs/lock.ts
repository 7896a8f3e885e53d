import type { Logger } from 'pino';
import { conflict } from '../../contracts/errors/app-error.ts';
import { CHANGED_MEANWHILE } from '../mongo/change-versioned.ts';
import type { Leases } from './leases.ts';
import { joinJob } from './run-job.ts';

/** Runs a work while no other one runs, in whatever process. @throws AppError CONFLICT when others took too long */
export type Lock = <Result>(work: () => Promise<Result>) => Promise<Result>;

const WAIT_MS = 4_000;

/** For a decision that reads more than the one document that it writes: two at once would each miss the other. */
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
