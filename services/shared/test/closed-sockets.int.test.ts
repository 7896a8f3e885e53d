import type { Socket } from 'node:net';
import type { Connection } from 'mongoose';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { backingForTests } from '../../../infra/local/testing.ts';
import { createLogger } from '../src/platform/log/logger.ts';
import { connectMongo } from '../src/platform/mongo/connect.ts';
import { openLine, type Line } from '../src/platform/testing/line.ts';
import { until } from '../src/platform/testing/until.ts';

type DriverConnection = {
  socket: Socket;
  command(ns: { db: string }, command: object, options: object): Promise<unknown>;
};
type Driver = { topology: { s: { servers: Map<string, { monitor: { connection: DriverConnection } }> } } };

let line: Line;
let connection: Connection;
beforeEach(async () => {
  line = await openLine(backingForTests().mongodbUrl);
  const log = createLogger('test', 'silent');
  connection = await connectMongo({ url: line.url, database: 'closed_sockets', log });
});
afterEach(async () => {
  await connection.close(true);
  line.close();
});

const monitored = (): DriverConnection => {
  const { topology } = connection.getClient() as unknown as Driver;
  const [server] = topology.s.servers.values();
  return server?.monitor.connection as DriverConnection;
};
const endOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'answered',
    (error: Error) => error.name,
  );

test('a command fails if its socket closes before the write', async () => {
  const driver = monitored();
  let end = '';
  void endOf(driver.command({ db: 'admin' }, { hello: 1 }, {})).then((name) => (end = name));
  driver.socket.destroy();
  await until('the command ends', () => end, 5);
  expect(end).toBe('MongoNetworkError');
});

test('a command fails if the database ends its socket, which then closes before the write', async () => {
  const driver = monitored();
  let end = '';
  driver.socket.once('end', () => {
    driver.socket.destroy();
    void endOf(driver.command({ db: 'admin' }, { hello: 1 }, {})).then((name) => (end = name));
  });
  driver.socket.push(null);
  await until('the command ends', () => end, 5);
  expect(end).toBe('MongoNetworkError');
});

test('a process reconnects to its database, whenever the connections end', async () => {
  const ping = () => endOf(connection.db?.command({ ping: 1 }) as Promise<unknown>);
  for (let round = 0; round < 10; round++) {
    await Promise.all([ping(), ping(), ping()]);
    line.drop();
    const pinging = [ping(), ping()];
    line.mend();
    await Promise.all(pinging);
    await until('the database is found again', async () => (await ping()) === 'answered');
  }
});
