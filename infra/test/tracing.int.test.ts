import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { groupEnv } from '@tippspiel/group/env';
import { buildService as buildGroup } from '@tippspiel/group/server';
import { readEnv } from '@tippspiel/shared/platform/config/env';
import { createLogger } from '@tippspiel/shared/platform/log/logger';
import { connectMongo } from '@tippspiel/shared/platform/mongo/connect';
import { testEnv } from '@tippspiel/shared/platform/testing/subgraph';
import { until } from '@tippspiel/shared/platform/testing/until';
import { inSpan, startTracing, stopTracing, tracing } from '@tippspiel/shared/platform/tracing/tracing';
import { tippEnv } from '@tippspiel/tipp/env';
import { buildService as buildTipp } from '@tippspiel/tipp/server';
import { ask, closeGateways, startGateway } from '../../gateway/test/gateway-fixture.ts';
import { KNOWN_COOKIE, standInUser, type StandIn } from '../../gateway/test/stand-in.ts';
import { backingForTests } from '../local/testing.ts';
import { openCollector, type Exported } from './collector.ts';

const SAVE = 'mutation Found($input: SaveGroupInput!) { saveGroup(input: $input) { group { id } } }';
const SECRET = 'Die geheimen Elf';
const OPT_IN = 'tippspiel_trace=1';
const FOREIGN = `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`;
const [SERVER, CLIENT, PRODUCER, CONSUMER] = [2, 3, 4, 5];

let collector: Awaited<ReturnType<typeof openCollector>>;
let user: StandIn;
beforeAll(async () => {
  user = await standInUser();
});
afterAll(() => user.close());
beforeEach(async () => {
  collector = await openCollector();
});
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await closeGateways();
  for (const close of closing.splice(0).reverse()) await close();
  await stopTracing();
  collector.close();
});

const log = createLogger('test', 'silent');
const start = (endpoint: string, share: number) =>
  startTracing('test', { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share }, log);

/** A gateway, group and tipp, as processes with this share of traces would run them. */
async function open(endpoint: string, share: number) {
  await start(endpoint, share);
  const backing = backingForTests();
  const shared = { NATS_NAMESPACE: `t${randomBytes(5).toString('hex')}` };
  const group = await buildGroup(readEnv(groupEnv, { ...testEnv('group', backing), ...shared }));
  const tipp = await buildTipp(readEnv(tippEnv, { ...testEnv('tipp', backing), ...shared }));
  for (const { backbone, close } of [group, tipp])
    closing.push(async () => {
      await backbone.mongo.dropDatabase();
      await close();
    });
  const host = '127.0.0.1';
  const { app } = await startGateway({
    USER_URL: user.url,
    GROUP_URL: await group.app.listen({ host, port: 0 }),
    TIPP_URL: await tipp.app.listen({ host, port: 0 }),
  });
  const token = (await app.inject({ url: '/', headers: { cookie: KNOWN_COOKIE } })).headers['x-csrf-token'];

  /** Founds a group, and waits until tipp knows it. */
  async function found(cookie = KNOWN_COOKIE) {
    const saved = await ask(app, SAVE, {
      variables: { input: { name: SECRET } },
      headers: { cookie, 'x-csrf-token': String(token), traceparent: FOREIGN },
    });
    expect(saved.body.errors).toBeUndefined();
    const groups = tipp.backbone.mongo.collection('groups');
    await until('tipp knows the group', async () => (await groups.countDocuments()) > 0);
    return saved;
  }
  return { app, found };
}

/** The spans of the request that founds the group. */
async function spansOf(operation: string): Promise<Exported[]> {
  await closeGateways();
  for (const close of closing.splice(0).reverse()) await close();
  await stopTracing();
  const root = collector.spans.find(({ name }) => name === operation);
  return collector.spans.filter(({ traceId }) => traceId === root?.traceId);
}

test('a write has one trace from the gateway to the consumer of its event', async () => {
  const { found } = await open(collector.url, 1);
  await found();
  const spans = await spansOf('mutation Found');
  const named = (name: string) => {
    const span = spans.find((one) => one.name === name);
    if (!span) throw new Error(`no ${name} among ${spans.map((one) => one.name).join(', ')}`);
    return span;
  };
  const commandsOf = ({ spanId }: Exported) =>
    spans.filter((one) => one.parentSpanId === spanId && one.kind === CLIENT).map(({ name }) => name);
  const root = named('mutation Found');
  expect(root).toMatchObject({ kind: SERVER });
  expect(root.parentSpanId).toBeUndefined();
  expect(root.traceId).not.toBe('ab'.repeat(16));
  const call = named('group mutation Found__group__0');
  expect(call).toMatchObject({ kind: CLIENT, parentSpanId: root.spanId });
  const operation = named('mutation Found__group__0');
  expect(operation).toMatchObject({ kind: SERVER, parentSpanId: call.spanId });
  expect(commandsOf(operation)).toContain('insertOne groups');
  const publishing = named('publish group.group.saved.v1');
  expect(publishing).toMatchObject({ kind: PRODUCER, parentSpanId: operation.spanId });
  const handling = named('tipp-groups group.group.saved.v1');
  expect(handling).toMatchObject({ kind: CONSUMER, parentSpanId: publishing.spanId });
  expect(commandsOf(handling)).toContain('insertMany groups');
  // Neither what players write nor who they are.
  expect(JSON.stringify(collector.spans)).not.toContain(SECRET);
  expect(new Set(collector.spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)))).toEqual(
    new Set(),
  );
});

test("a query's span lasts until its cursor is read, and a refused write names its error's class", async () => {
  await start(collector.url, 1);
  const database = `trace_${randomBytes(5).toString('hex')}`;
  const mongo = await connectMongo({ url: backingForTests().mongodbUrl, database, log });
  const things = mongo.collection<{ _id: number }>('things');
  await things.insertMany([{ _id: 1 }, { _id: 2 }, { _id: 3 }]);
  const work = inSpan(tracing()?.begin('work'), async () => {
    const cursor = things.find({}, { batchSize: 1 });
    expect(await cursor.next()).toEqual({ _id: 1 });
    await things.countDocuments({});
    expect(await cursor.toArray()).toHaveLength(2);
    await things.insertOne({ _id: 1 });
  });
  await expect(work).rejects.toMatchObject({ code: 11000 });
  await mongo.dropDatabase();
  await mongo.close();
  await stopTracing();
  const named = (name: string) => collector.spans.find((one) => one.name === name);
  const [find, count, insert] = ['find things', 'countDocuments things', 'insertOne things'].map(named);
  expect(BigInt(find!.endTimeUnixNano)).toBeGreaterThan(BigInt(count!.endTimeUnixNano));
  expect(insert).toMatchObject({
    parentSpanId: named('work')?.spanId,
    status: { message: 'MongoServerError' },
  });
  expect(collector.spans.map(({ name }) => name)).not.toContain('insertMany things');
});

test('unsampled requests and switched-off traces export nothing', async () => {
  for (const [endpoint, share] of [
    [collector.url, 0],
    ['', 1],
  ] as const) {
    const { app, found } = await open(endpoint, share);
    const { headers } = await found();
    expect(headers['traceresponse']).toBeUndefined();
    await app.inject('/healthz');
    await spansOf('');
  }
  expect(collector.spans).toEqual([]);
});

test('a browser with the cookie is traced by its own id, at most five times a second', async () => {
  const { app, found } = await open(collector.url, 0);
  const { headers } = await found(`${KNOWN_COOKIE}; ${OPT_IN}`);
  const unwanted = await app.inject({ url: '/status', headers: { traceparent: FOREIGN } });
  expect(unwanted.headers['traceresponse']).toBeUndefined();
  expect(headers['traceresponse']).toMatch(new RegExp(`^00-${'ab'.repeat(16)}-[0-9a-f]{16}-01$`));
  const asked = await Promise.all(
    Array.from({ length: 30 }, () => app.inject({ url: '/status', headers: { cookie: OPT_IN } })),
  );
  const traced = asked.filter((answer) => answer.headers['traceresponse']);
  expect(traced.length).toBeGreaterThanOrEqual(4);
  expect(traced.length).toBeLessThanOrEqual(10);
  const spans = await spansOf('mutation Found');
  expect(spans.map(({ name }) => name)).toContain('tipp-groups group.group.saved.v1');
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set(['ab'.repeat(16)]));
});
