import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { backingForTests } from '../../../infra/local/testing.ts';
import { createLogger } from '../src/platform/log/logger.ts';
import { connectMongo } from '../src/platform/mongo/connect.ts';
import { openLine, type Line } from '../src/platform/testing/line.ts';

/** The gateway gives up after eight seconds. `outage.ts` decides what the caller sees. */
const SOON_MS = 7_000;

let line: Line;
let connection: Connection;
beforeAll(async () => {
  line = await openLine(backingForTests().mongodbUrl);
  const log = createLogger('test', 'silent');
  connection = await connectMongo({ url: line.url, database: 'away', log });
});
afterAll(async () => {
  await connection.close(true);
  line.close();
});

test("a missing answer fails before the database's callers give up", async () => {
  const own = await openLine(backingForTests().mongodbUrl);
  const log = createLogger('test', 'silent');
  const answerMs = 1_000;
  const hung = await connectMongo({ url: own.url, database: 'away', log, answerMs });
  const things = hung.collection('things');
  await things.findOne({});
  const jam = own.jam('never answered');
  const started = performance.now();
  const write = things.insertOne({ text: 'never answered' }).catch(({ name }: Error) => name);
  expect(await write).toBe('MongoNetworkTimeoutError');
  expect(performance.now() - started).toBeLessThan(10 * answerMs);
  // Other connections work meanwhile, and the stuck one is not used again.
  expect(jam.isStuck()).toBe(true);
  await things.findOne({});
  await hung.close(true);
  own.close();
});

test('an unreachable database fails before callers give up', async () => {
  const names = new Set<string>();
  line.drop();
  // The first one learns of it, the others are asked while it is known.
  const askAfter = async (ms: number) => {
    await sleep(ms);
    const started = performance.now();
    await connection
      .collection('things')
      .findOne({})
      .catch(({ name }: Error) => names.add(name));
    expect(performance.now() - started).toBeLessThan(SOON_MS);
  };
  await Promise.all([0, 500, 1_000].map(askAfter));
  expect(names).toContain('MongoServerSelectionError');
});
