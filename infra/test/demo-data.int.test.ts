import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createLogger } from '@tippspiel/shared/platform/log/logger';
import { connectMongo } from '@tippspiel/shared/platform/mongo/connect';
import { connectBus } from '@tippspiel/shared/platform/nats/bus';
import { connect } from 'nats';
import { hostOf, type Backing } from '../local/backing.ts';
import { dropGiven, isSeeded, seedEmpty } from '../local/demo-data.ts';
import { readDemoSettings } from '../local/demo-settings.ts';
import { noLog } from '../local/log.ts';
import { makeTempFolder } from '../local/temp-folder.ts';
import { backingForTests } from '../local/testing.ts';

const { mongodbUrl, natsUrl, s3 } = backingForTests();
const log = createLogger('test', 'error');
const places = { mongo: hostOf(mongodbUrl), nats: hostOf(natsUrl), s3: hostOf(s3.endpoint) };
const backing = { mongodbUrl, natsUrl, s3, places, stop: async () => undefined } satisfies Backing;

let folder: Awaited<ReturnType<typeof makeTempFolder>>;
let prefix: string;
beforeEach(async () => {
  folder = await makeTempFolder();
  prefix = `t${randomBytes(5).toString('hex')}`;
});
afterEach(() => folder.remove());

const settings = () => ({ ...readDemoSettings({ DEMO_PREFIX: prefix }), dataDir: folder.path });

/** Creates an account and the streams, as a seeding does. A second account of this address is refused. */
async function addAccount(): Promise<void> {
  const mongo = await connectMongo({ url: mongodbUrl, database: `${prefix}_user`, log });
  await mongo.collection('accounts').insertOne({ _id: 1 as never });
  await mongo.close();
  const bus = await connectBus({ url: natsUrl, namespace: prefix, service: 'test', log });
  await bus.close();
}

async function failAfterwards(): Promise<void> {
  await addAccount();
  throw new Error('interrupted');
}

async function streamNames(): Promise<string[]> {
  const nats = await connect({ servers: natsUrl });
  const { streams } = await nats.jetstreamManager();
  const names: string[] = [];
  for await (const { config } of streams.list()) names.push(config.name);
  await nats.close();
  return names.filter((name) => name.startsWith(prefix));
}

test('an interrupted seeding starts again on empty servers', async () => {
  await expect(seedEmpty(settings(), backing, failAfterwards)).rejects.toThrow('interrupted');
  expect(await isSeeded(settings(), backing)).toBe(false);
  let streams: string[] = ['unknown'];
  await seedEmpty(settings(), backing, async () => {
    streams = await streamNames();
    await addAccount();
  });
  expect(streams).toEqual([]);
  expect(await isSeeded(settings(), backing)).toBe(true);
  expect(await readdir(folder.path)).toEqual(['seeded.json']);
});

test('databases that somebody else has filled are refused, and stay', async () => {
  await addAccount();
  const seed = () => seedEmpty(settings(), backing, addAccount);
  await expect(seed()).rejects.toThrow(`„${prefix}_…“ in ${places.mongo} sind nicht leer`);
  expect(existsSync(join(folder.path, 'seeding'))).toBe(false);
  await writeFile(join(folder.path, 'seeding'), JSON.stringify({ places, prefix: 'another' }));
  await expect(seed()).rejects.toThrow('nicht leer');
  expect(await streamNames()).not.toEqual([]);
});

test('a reset drops what the demo has on given servers, if their addresses are given again', async () => {
  await seedEmpty(settings(), backing, addAccount);
  await expect(dropGiven(folder.path, {}, noLog)).rejects.toThrow('dieselben Adressen');
  await dropGiven(folder.path, { MONGODB_URL: mongodbUrl, NATS_URL: natsUrl }, noLog);
  expect(await streamNames()).toEqual([]);
  await seedEmpty(settings(), backing, addAccount);
});
