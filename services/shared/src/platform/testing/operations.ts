import { AsyncLocalStorage } from 'node:async_hooks';
import type { Connection } from 'mongoose';

/**
 * Returns the result of `work` and the sorted database operations that it causes, such as `posts.find`. The service's
 * background work (sweeps, leases, events) does not count.
 */
export async function operationsOf<Result>(
  connection: Connection,
  work: () => Promise<Result>,
): Promise<{ result: Result; operations: string[] }> {
  const caused = new AsyncLocalStorage<true>();
  const operations: string[] = [];
  connection.set('debug', (collection: string, method: string) => {
    if (caused.getStore()) operations.push(`${collection}.${method}`);
  });
  try {
    const result = await caused.run(true, work);
    return { result, operations: operations.toSorted() };
  } finally {
    connection.set('debug', false);
  }
}
