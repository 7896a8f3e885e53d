import { mongo, type Connection } from 'mongoose';
import type { Span, Tracing } from '../tracing/tracing.ts';

/** What mongoose says about an operation on a collection, before and after it. */
type Operation = { _id: object; collectionName: string; method: string; result?: unknown; error?: Error };

/**
 * Records each operation of sampled work by its name and collection, without its values. The driver's own monitoring
 * would decode each reply once more, also for unsampled work.
 */
export function traceOperations(connection: Connection, tracing: Tracing): void {
  const running = new WeakMap<object, Span>();
  connection.on('operation-start', ({ _id, method, collectionName }: Operation) => {
    const span = tracing.step(`${method} ${collectionName}`, 'client');
    if (span) running.set(_id, span);
  });
  connection.on('operation-end', ({ _id, result, error }: Operation) => {
    const span = running.get(_id);
    if (!span) return;
    // A cursor has sent nothing yet.
    if (result instanceof mongo.AbstractCursor) result.once('close', () => span.end());
    else span.end(error?.name);
  });
}
