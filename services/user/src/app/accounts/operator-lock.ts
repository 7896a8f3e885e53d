import { conflict } from '@tippspiel/shared/contracts/errors/app-error';
import type { Leases } from '@tippspiel/shared/platform/jobs/leases';
import { joinJob } from '@tippspiel/shared/platform/jobs/run-job';
import type { Logger } from '@tippspiel/shared/platform/log/logger';
import { CHANGED_MEANWHILE } from '@tippspiel/shared/platform/mongo/change-versioned';

/** Runs a work while no other one runs. @throws AppError CONFLICT when others took too long */
export type OperatorLock = <Result>(work: () => Promise<Result>) => Promise<Result>;

const WAIT_MS = 4_000;

/**
 * What takes an operator away is done by one at a time, in whatever process: each looks whether another one stays, and two
 * at once would each see the other.
 */
export function createOperatorLock(leases: Leases, log: Logger): OperatorLock {
  return async <Result>(work: () => Promise<Result>) => {
    let done: { result: Result } | undefined;
    const isDone = await joinJob({
      ...{ leases, log, name: 'operators', waitMs: WAIT_MS },
      work: async () => void (done = { result: await work() }),
      isDone: async () => done !== undefined,
    });
    if (!isDone || !done) throw conflict(CHANGED_MEANWHILE);
    return (done as { result: Result }).result;
  };
}
