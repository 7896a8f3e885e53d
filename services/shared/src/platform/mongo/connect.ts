import { createConnection, type Connection, type Model } from 'mongoose';
import type { Logger } from 'pino';
import { refuseClosedSockets } from './closed-sockets.ts';
import { retryDeadlocks } from './deadlock.ts';

type Options = {
  url: string;
  database: string;
  log: Logger;
  poolSize?: number;
  /** How long an answer may take, for tests that cannot wait. */
  answerMs?: number;
};

/** How long work may wait for a free connection, or for a database that is away; shorter than callers wait for its answer. */
const WAIT_MS = 4_000;
/** The pause between a process's checks of its database; the driver's own ten seconds are longer than players wait. */
const HEARTBEAT_MS = 2_000;
/** How long it waits for a connection, and for the answer to such a look. */
const CONNECT_MS = 5_000;
/**
 * How long a command may be without an answer, but for the building of an index: one on a connection that hangs would else
 * hold that connection, and its caller, for ever. A write's outcome is not known then.
 */
const ANSWER_MS = 15_000;

/** For one command. */
const WHILE_IT_TAKES = { socketTimeoutMS: 0 };

/** Connects with majority, journalled writes: what is acknowledged survives a kill -9 of any process. */
export async function connectMongo({
  url,
  database,
  log,
  poolSize = 20,
  answerMs = ANSWER_MS,
}: Options): Promise<Connection> {
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
    retryWrites: false, // Not every engine behind the protocol has sessions; writes here are safe to repeat.
  }).asPromise();
  if (!refuseClosedSockets(connection))
    log.warn('the driver of MongoDB is not as expected: closed sockets may hang');
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
      for (const [fields, options] of model.schema.indexes())
        await model.collection.createIndex(fields as never, { ...options, ...WHILE_IT_TAKES } as never);
    });
  }
  log.debug({ collections: Object.keys(connection.models) }, 'collections and indexes are ready');
}

/** For /readyz. */
export async function mongoIsReady(connection: Connection): Promise<boolean> {
  const answer = await connection.db?.admin().ping();
  return answer?.['ok'] === 1;
}
