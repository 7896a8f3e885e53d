import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import mongoose from 'mongoose';
import type { Log } from '../log.ts';
import { freePort } from '../ports.ts';
import { accepts } from '../process/wait.ts';
import { startProgram } from './engine.ts';
import type { Engine, EnginePlace } from './engine.ts';

const replicaSet = 'tippspiel';

/** A real mongod as a replica set of one node, which majority writes and the oplog require. */
export async function startMongod(
  log: Log,
  command: string,
  { folder, logDir }: EnginePlace,
): Promise<Engine> {
  const port = await freePort();
  const data = join(folder, 'mongod');
  await mkdir(data, { recursive: true });
  const mongod = await startProgram(log, {
    name: 'MongoDB',
    command,
    args: [
      '--dbpath',
      data,
      '--bind_ip',
      '127.0.0.1',
      '--port',
      String(port),
      '--replSet',
      replicaSet,
      '--quiet',
    ],
    logFile: join(logDir, 'mongod.log'),
    grace: 30,
    lockFile: join(folder, '.lock'),
    isReady: () => accepts(port),
  });
  const url = `mongodb://127.0.0.1:${port}/?directConnection=true`;
  await makePrimary(url, port);
  return { url, stop: mongod.stop };
}

async function makePrimary(url: string, port: number): Promise<void> {
  const connection = await mongoose.createConnection(url).asPromise();
  try {
    const admin = connection.getClient().db('admin');
    const members = [{ _id: 0, host: `127.0.0.1:${port}` }];
    const isNew = await admin.command({ replSetGetStatus: 1 }).then(() => false, (error) => error.codeName === 'NotYetInitialized'); // prettier-ignore
    if (isNew) await admin.command({ replSetInitiate: { _id: replicaSet, members } });
    else await moveMember(admin, members);
    while (!(await admin.command({ hello: 1 })).isWritablePrimary)
      await new Promise((resolve) => setTimeout(resolve, 50));
  } finally {
    await connection.close();
  }
}

type Admin = ReturnType<ReturnType<mongoose.Connection['getClient']>['db']>;

/** The data contains the port of its last start, which differs from this one. */
async function moveMember(admin: Admin, members: { _id: number; host: string }[]): Promise<void> {
  const { config } = await admin.command({ replSetGetConfig: 1 });
  if (config.members[0].host === members[0]!.host) return;
  await admin.command({ replSetReconfig: { ...config, version: config.version + 1, members }, force: true });
}
