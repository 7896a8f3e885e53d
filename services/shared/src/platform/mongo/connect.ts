import { createConnection, type Connection, type Model } from 'mongoose';
import type { Logger } from 'pino';
import { refuseClosedSockets } from './closed-sockets.ts';
import { tracing } from '../tracing/tracing.ts';
import { retryDeadlocks } from './deadlock.ts';
import { traceOperations } from './trace-operations.ts';

type Options = {
  url: string;
  database: string;
  log: Logger;
  poolSize?: number;
  /** How long an answer may take; tests shorten it. */
  answerMs?: number;
};

/** How long work may wait for a free connection or an unreachable database. Callers must wait longer for its answer. */
const WAIT_MS = 4_000;
/** The pause between health checks of the database. The driver's default of ten seconds is longer than players wait. */
const HEARTBEAT_MS = 2_000;
/** The timeout for a connection, and for the answer to a health check. */
const CONNECT_MS = 5_000;
/**
 * The timeout for a command, except for building an index. Without it, a hanging connection would block its caller
 * forever. After this timeout the outcome of a write is unknown.
 */
const ANSWER_MS = 15_000;

/** The option of a command that may take any time. */
const NO_TIMEOUT = { socketTimeoutMS: 0 };

/** Connects with majority, journalled writes. An acknowledged write survives a kill -9 of any process. */
export async function connectMongo({
  url,
  database,
  log,
  poolSize = 20,
  answerMs = ANSWER_MS,
}: Options): Promise<Connection> {
  const traces = tracing();
  const connection = await createConnection(url, {
    dbName: database,
    maxPoolSize: poolSize,
    waitQueueTimeoutMS: WAIT_MS,
    autoCreate: false,
    autoIndex: false,
    serverSelectionTimeoutMS: WAIT_MS,
    heartbeatFrequencyMS: HEARTBEAT_MS,
    connectTimeoutMS: CONNECT_MS,
    socketTimeoutMS: answerMs,
    writeConcern: { w: 'majority', journal: true },
    retryWrites: false, // Not every engine behind the protocol supports sessions. Writes here are safe to repeat.
  }).asPromise();
  if (traces) traceOperations(connection, traces);
  if (!refuseClosedSockets(connection))
    log.warn('the driver of MongoDB is not as expected: closed sockets may hang');
  connection.on('error', (error: unknown) => log.error({ err: error }, 'mongodb'));
  return connection;
}

/**
 * Creates every collection and index before the first write, because a running service never builds an index. Several
 * processes may do so at once.
 */
export async function prepareCollections(connection: Connection, log: Logger): Promise<void> {
  const existing = new Set((await connection.listCollections()).map(({ name }) => name));
  for (const model of Object.values(connection.models) as Model<unknown>[]) {
    await retryDeadlocks(async () => {
      if (!existing.has(model.collection.name)) await model.createCollection();
      for (const [fields, options] of model.schema.indexes())
        await model.collection.createIndex(fields as never, { ...options, ...NO_TIMEOUT } as never);
    });
  }
  log.debug({ collections: Object.keys(connection.models) }, 'collections and indexes are ready');
}

/** For /readyz. */
export async function mongoIsReady(connection: Connection): Promise<boolean> {
  const answer = await connection.db?.admin().ping();
  return answer?.['ok'] === 1;
}
