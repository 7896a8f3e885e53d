import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeEach, expect, test } from '@jest/globals';
import { backingForTests } from '../../../infra/local/testing.ts';
import { createEvent } from '../src/contracts/events/envelope.ts';
import { consumeDepartures } from '../src/platform/leaving/consume-departures.ts';
import { createDepartures, type Departures } from '../src/platform/leaving/departures.ts';
import { createLogger } from '../src/platform/log/logger.ts';
import { connectBus, type Bus } from '../src/platform/nats/bus.ts';
import { until } from '../src/platform/testing/until.ts';
import { openTestMongo } from './test-mongo.ts';

const LEASE_MS = 400;
/** The number of passes before the last one. */
const LAST = 4;
const log = createLogger('test', 'silent');
const mongo = await openTestMongo();
const departures = createDepartures(mongo.connection, { leaseMs: LEASE_MS });
const passes = mongo.connection.collection<{ _id: number; passes: number; due?: Date }>('departures');
const closing: (() => Promise<unknown>)[] = [];
let bus: Bus;

beforeEach(async () => {
  await passes.deleteMany({});
  const namespace = `t${randomBytes(5).toString('hex')}`;
  bus = await connectBus({ url: backingForTests().natsUrl, namespace, service: 'test', log });
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  await bus.close();
});
afterAll(() => mongo.drop());

/** One process of a service. */
async function open(known: Departures, remove: (userId: number) => Promise<boolean | void>) {
  const leaving = await consumeDepartures({
    ...{ bus, service: 'test', departures: known, remove, log, everyMs: 20 },
  });
  closing.push(leaving.close);
}

const leave = (userId: number) =>
  bus.publish(
    createEvent('user.account.deleted.v1', { userId, version: 2 }, { now: new Date(0), requestId: 'test' }),
  );
/** Makes the last pass of a player due. */
const makeLastDue = (userId: number) =>
  passes.updateOne({ _id: userId }, { $set: { passes: LAST, due: new Date(0) } });
const passesOf = async (userId: number) => (await passes.findOne({ _id: userId }))?.passes;

test('only one process does a removal that takes longer than its lease', async () => {
  const begun: number[] = [];
  const removal = async (userId: number) => {
    begun.push(userId);
    await new Promise((resolve) => setTimeout(resolve, 2.2 * LEASE_MS));
  };
  await open(departures, removal);
  await open(departures, removal);
  await leave(7);
  await until('it is removed', async () => (await passesOf(7)) === 1);
  expect(begun).toEqual([7]);
});

test('a player with much data does not delay the others', async () => {
  const long = Promise.withResolvers<void>();
  await open(departures, (userId) => (userId === 1 ? long.promise : Promise.resolve()));
  await leave(1);
  await until('the first is being removed', async () => (await passesOf(1)) === 0);
  for (const userId of [2, 3, 4]) await leave(userId);
  await until('the others are removed', async () => (await passesOf(4)) === 1, 5);
  expect(await passesOf(1)).toBe(0);
  long.resolve();
  await until('the first is, too', async () => (await passesOf(1)) === 1);
});

test('the last pass is repeated until nothing is left', async () => {
  let isDone = false;
  await open(departures, async () => isDone);
  await leave(9);
  await until('it was tried', async () => (await passesOf(9)) === 1);
  await makeLastDue(9);
  await until('the last pass was tried', async () => (await passesOf(9)) === LAST + 1);
  expect((await passes.findOne({ _id: 9 }))?.due?.getTime()).toBeGreaterThan(Date.now());
  isDone = true;
  await passes.updateOne({ _id: 9 }, { $set: { due: new Date(0) } });
  await until('it is over', async () => (await passesOf(9)) === LAST + 2);
  expect((await passes.findOne({ _id: 9 }))?.due).toBeUndefined();
});
