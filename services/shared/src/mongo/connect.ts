import { createConnection, type Connection, type Model } from 'mongoose';
import type { Logger } from 'pino';
import { refuseClosedSockets } from './closed-sockets.ts';
import { retryDeadlocks } from './deadlock.ts';

type Options = { url: string; database: string; log: Logger; poolSize?: number };

/** How long work may wait for a free connection, or for a database that is away; shorter than callers wait for its answer. */
const WAIT_MS = 4_000;

/** Connects with majority, journalled writes: what is acknowledged survives a kill -9 of any process. */
export async function connectMongo({ url, database, log, poolSize = 20 }: Options): Promise<Connection> {
  const connection = await createConnection(url, {
    dbName: database,
    maxPoolSize: poolSize,
    waitQueueTimeoutMS: WAIT_MS,
    autoCreate: false,
    autoIndex: false,
    serverSelectionTimeoutMS: WAIT_MS,
    writeConcern: { w: 'majority', journal: true },
    retryWrites: false, // Not every engine behind the protocol has sessions; writes here are safe to repeat.
  }).asPromise();
  refuseClosedSockets(connection);
  connection.on('error', (error: unknown) => log.error({ err: error }, 'mongodb'));
  return connection;
}

/**
 * Creates every collection and index before the first write; a running service never builds an index. Several processes
 * may do so at once.
 */
export async function prepareCollections(connection: Connection, log: Logger): Promise<void> {
  const existing = new Set((await connection.listCollections()).map(({ name }) => name));
  for (const model of Object.values(connection.models) as Model<unknown>[]) {
    await retryDeadlocks(async () => {
      if (!existing.has(model.collection.name)) await model.createCollection();
      await model.createIndexes();
    });
  }
  log.debug({ collections: Object.keys(connection.models) }, 'collections and indexes are ready');
}

/** For /readyz. */
export async function mongoIsReady(connection: Connection): Promise<boolean> {
  const answer = await connection.db?.admin().ping();
  return answer?.['ok'] === 1;
}
