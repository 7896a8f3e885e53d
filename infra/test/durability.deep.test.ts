import { join } from 'node:path';
import { until } from '@tippspiel/shared/platform/testing/until';
import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeTempFolder } from '../local/temp-folder.ts';
import { commandOf, descendants } from '../local/process/descendants.ts';
import { end, endLaunched, launch } from './kit.ts';

let folder: Awaited<ReturnType<typeof makeTempFolder>>;
beforeAll(async () => {
  folder = await makeTempFolder();
});
afterAll(async () => {
  await endLaunched();
  await folder.remove();
});

type Entry = { _id: number };

async function connect(url: string) {
  const options = { writeConcern: { w: 'majority', j: true }, serverSelectionTimeoutMS: 20_000 } as const;
  const connection = await mongoose.createConnection(`${url}durability`, options).asPromise();
  return {
    entries: connection.getClient().db('durability').collection<Entry>('entries'),
    close: () => connection.close(),
  };
}

/** Inserts with several writers until `stopped`, and records the acknowledged inserts. */
function insertMany(entries: Awaited<ReturnType<typeof connect>>['entries']) {
  const acknowledged: number[] = [];
  let next = 0;
  let stopped = false;
  const write = async () => {
    while (!stopped) {
      const _id = (next += 1);
      await entries.insertOne({ _id }).then(() => acknowledged.push(_id), () => (stopped = true)); // prettier-ignore
    }
  };
  const done = Promise.all([write(), write(), write(), write()]);
  return { acknowledged, done };
}

/** The database's processes (PostgreSQL and FerretDB, or mongod) below a launcher. */
async function databaseProcesses(launcher: number): Promise<number[]> {
  const pids = await descendants(launcher);
  const commands = await Promise.all(pids.map(commandOf));
  return pids.filter((_, index) => /^(\S*\/)?(postgres|ferretdb|mongod)\b/.test(commands[index]!));
}

function killAll(pids: number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // Already gone: one of the database's short-lived workers, or ended with its parent.
    }
  }
}

test('no acknowledged insert is lost when the database is killed, and it restarts by itself', async () => {
  const { launcher, mongodbUrl } = await launch(join(folder.path, 'database'));
  const { entries, close } = await connect(mongodbUrl);
  await entries.insertOne({ _id: 0 });
  const { acknowledged, done } = insertMany(entries);
  await until('200 inserts are acknowledged', () => acknowledged.length > 200, 60);

  killAll(await databaseProcesses(launcher.pid!));
  await done;

  const kept = new Set<number>();
  const readAgain = async () => {
    const found = await entries
      .find()
      .toArray()
      .catch(() => []);
    found.forEach(({ _id }) => kept.add(_id));
    return found.length > 0;
  };
  await until('the database can be read again', readAgain, 60);
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  await close();
  await end(launcher, 'SIGTERM');
}, 180_000);

test('no acknowledged insert is lost when everything is killed at once and restarted', async () => {
  const dataDir = join(folder.path, 'everything');
  const first = await launch(dataDir);
  const before = await connect(first.mongodbUrl);
  const { acknowledged, done } = insertMany(before.entries);
  await until('200 inserts are acknowledged', () => acknowledged.length > 200, 60);

  const all = await descendants(first.launcher.pid!);
  await end(first.launcher, 'SIGKILL');
  killAll(all);
  await done;
  await before.close();

  const second = await launch(dataDir);
  const after = await connect(second.mongodbUrl);
  const kept = new Set((await after.entries.find().toArray()).map(({ _id }) => _id));
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  await after.close();
  await end(second.launcher, 'SIGTERM');
}, 180_000);
