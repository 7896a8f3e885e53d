import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { mongo } from 'mongoose';

const TRIES = 20;
const PAUSE_MS = { min: 20, max: 300 };

/**
 * Does it again when PostgreSQL under FerretDB broke it off because two writes waited for each other: two makers of one
 * index, two that write the same documents in another order, or two documents where one takes a unique value of the other
 * while that is written anew. Nothing of what was
 * broken off was written. MongoDB itself does so without telling.
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
