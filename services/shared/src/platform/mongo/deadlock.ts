import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { mongo } from 'mongoose';

const TRIES = 20;
const PAUSE_MS = { min: 20, max: 300 };

/**
 * Retries work that PostgreSQL under FerretDB aborted because of a deadlock. It happens when two processes create the
 * same index, when they write the same documents in different orders, or when one document takes a unique value of
 * another that is being rewritten. An aborted statement has written nothing. MongoDB itself retries internally.
 */
export async function retryDeadlocks<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      const isDeadlock = error instanceof mongo.MongoServerError && error.message === 'deadlock detected';
      if (!isDeadlock || tries === TRIES) throw error;
      await sleep(randomInt(PAUSE_MS.min, PAUSE_MS.max));
    }
  }
}
