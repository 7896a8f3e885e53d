import { Schema, type Model } from 'mongoose';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { Registry } from 'prom-client';
import { createLogger } from '../src/platform/log/logger.ts';
import {
  createOutboxRelay,
  indexOutbox,
  outboxField,
  type OutboxEntry,
  type OutboxRelay,
  type WithOutbox,
} from '../src/platform/mongo/outbox.ts';
import { until } from '../src/platform/testing/until.ts';
import { openTestMongo } from './test-mongo.ts';

const NAMES = ['first', 'second'] as const;
let mongo: Awaited<ReturnType<typeof openTestMongo>>;
let models: Record<(typeof NAMES)[number], Model<WithOutbox>>;
let sent: string[];

beforeAll(async () => {
  mongo = await openTestMongo();
  const [first, second] = NAMES.map((name) => {
    const schema = new Schema<WithOutbox>({ _id: String, ...outboxField }, { versionKey: false });
    indexOutbox(schema as unknown as Schema);
    return mongo.connection.model<WithOutbox>(name, schema, name);
  });
  models = { first: first!, second: second! };
  await mongo.prepare();
});
beforeEach(async () => {
  sent = [];
  for (const name of NAMES) await models[name].deleteMany({});
});
afterAll(() => mongo.drop());

const entry = (id: string, type = 'event'): OutboxEntry => ({
  ...{ id, type, time: new Date(0).toISOString(), requestId: 'r', data: {} },
});
const put = (name: (typeof NAMES)[number], ...documents: [string, ...OutboxEntry[]][]) =>
  models[name].collection.insertMany(documents.map(([_id, ...outbox]) => ({ _id, outbox })) as never);
const left = async (name: (typeof NAMES)[number]) =>
  models[name].find({ 'outbox.id': { $gt: '' } }, { _id: 1 }).lean();

/** A relay that sweeps only when the test calls `drain`. */
function openRelay(
  publish: (entry: OutboxEntry) => Promise<void>,
  takes?: (entry: OutboxEntry) => boolean,
  metrics?: Registry,
): OutboxRelay {
  const log = createLogger('test', 'silent');
  const { connection } = mongo;
  return createOutboxRelay({
    ...{ connection, collections: [...NAMES], publish, log, sweepEveryMs: 60_000 },
    ...(takes && { takes }),
    ...(metrics && { metrics }),
  });
}

/** Publishes all entries except those with an id that begins with 'bad'. */
async function refuseBad({ id }: OutboxEntry): Promise<void> {
  if (id.startsWith('bad')) throw new Error('refused');
  sent.push(id);
}

test('a refused entry delays neither later documents nor later collections', async () => {
  const bad = Array.from({ length: 600 }, (_none, index): [string, OutboxEntry] => [
    ...([`bad${index}`, entry(`bad${index}`)] as const),
  ]);
  await put('first', ...bad, ['good', entry('1')]);
  await put('second', ['good', entry('2')]);
  const relay = openRelay(refuseBad);
  await expect(relay.drain()).rejects.toThrow('refused');
  expect(sent.toSorted()).toEqual(['1', '2']);
  expect(await left('first')).toHaveLength(600);
  expect(await left('second')).toEqual([]);
  await relay.close();
});

test('a refused entry does not delay later ones of other documents', async () => {
  await put('first', ['bad', entry('bad')]);
  await put('second', ['good', entry('2')]);
  const relay = openRelay(refuseBad);
  relay.kick('first', ['bad']);
  relay.kick('second', ['good']);
  await until('it is sent', () => sent.includes('2'));
  await relay.close();
});

test('later entries of the same document wait for a refused one, and earlier ones are published once', async () => {
  await put('first', ['one', entry('1'), entry('bad'), entry('3')]);
  const relay = openRelay(refuseBad);
  await relay.drain().catch(() => undefined);
  await relay.drain().catch(() => undefined);
  expect(sent).toEqual(['1']);
  await relay.close();
});

test("two relays share documents, and do not wait for each other's entries", async () => {
  await put('first', ['one', entry('slow'), entry('quick', 'mail')]);
  const isMail = ({ type }: OutboxEntry) => type === 'mail';
  const never = Promise.withResolvers<void>();
  const slow = openRelay(
    () => never.promise,
    (each) => !isMail(each),
  );
  const quick = openRelay(refuseBad, isMail);
  slow.kick('first', ['one']);
  await quick.drain();
  expect(sent).toEqual(['quick']);
  const ids = (await models.first.findById('one').lean())?.outbox.map(({ id }) => id);
  expect(ids).toEqual(['slow']);
  never.resolve();
  for (const relay of [slow, quick]) await relay.close();
  expect(await left('first')).toEqual([]);
});

test('publishes only what the majority of a replica set has stored', async () => {
  const levels: unknown[] = [];
  mongo.connection.set('debug', (_name: string, method: string, ...args: unknown[]) => {
    if (method === 'find') levels.push((args[1] as { readConcern?: { level: string } }).readConcern?.level);
  });
  const relay = openRelay(refuseBad);
  await put('first', ['one', entry('1')]);
  relay.kick('first', ['one']);
  await relay.drain();
  await relay.close();
  mongo.connection.set('debug', false);
  expect(sent).toEqual(['1']);
  expect([...new Set(levels)]).toEqual(['majority']);
});

test('the metric shows unpublished entries until they are published', async () => {
  const metrics = new Registry();
  let isAway = true;
  const relay = openRelay(
    async ({ id }) => {
      if (isAway) throw new Error('away');
      sent.push(id);
    },
    undefined,
    metrics,
  );
  const shows = async (count: number) =>
    (await metrics.metrics()).includes(`outbox_waiting{relay="events"} ${count}\n`);
  expect(await shows(0)).toBe(true);
  await put('first', ['a', entry('a1')], ['b', entry('b1')]);
  relay.kick('first', ['a']);
  await until('the one that was named is shown', () => shows(1));
  await expect(relay.drain()).rejects.toThrow('away');
  expect(await shows(2)).toBe(true);
  isAway = false;
  await relay.drain();
  expect([sent.toSorted(), await shows(0)]).toEqual([['a1', 'b1'], true]);
  await relay.close();
});
