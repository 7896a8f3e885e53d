import { randomBytes } from 'node:crypto';
import { createConnection, createServer, type AddressInfo } from 'node:net';
import { connect } from 'nats';
import { Registry } from 'prom-client';
import { afterEach, describe, expect, test } from '@jest/globals';
import { backingForTests } from '../../../infra/local/testing.ts';
import type { DomainEvent } from '../src/contracts/events/catalogue.ts';
import { createEvent } from '../src/contracts/events/envelope.ts';
import { createLogger } from '../src/platform/log/logger.ts';
import { deadLettersOf, type DeadLetter } from '../src/platform/nats/dead-letters.ts';
import { openDurable } from '../src/platform/nats/durable.ts';
import { openPuller } from '../src/platform/nats/pull.ts';
import { connectBus, type Bus } from '../src/platform/nats/bus.ts';
import { openLine } from '../src/platform/testing/line.ts';
import { until } from '../src/platform/testing/until.ts';

type Picture = DomainEvent<'media.picture.changed.v1'>;

const log = createLogger('test', 'silent');
const { natsUrl: url } = backingForTests();
const TRIES = 3;
const retries = { tries: TRIES, pauseMs: 20, pauseMaxMs: 40 };
const NOW = new Date('2024-06-14T17:00:00Z');

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** One process of a service in an installation of its own. */
async function open(
  namespace = `t${randomBytes(5).toString('hex')}`,
  isDatabaseReady = async () => true,
  server = url,
  requestMs?: number,
) {
  const metrics = new Registry();
  const bus = await connectBus({
    url: server,
    namespace,
    service: 'test',
    log,
    retries,
    metrics,
    isDatabaseReady,
    requestMs,
  });
  closing.push(() => bus.close());
  return { namespace, bus, metrics };
}

const picture = (userId: number, version = 1) =>
  createEvent(
    'media.picture.changed.v1',
    { userId, version, pictureStamp: '' },
    { now: NOW, requestId: 'test' },
  );
const publish = async (bus: Bus, ...events: DomainEvent[]) => {
  for (const event of events) await bus.publish(event);
};
const numbers = (count: number) => Array.from({ length: count }, (_none, index) => index + 1);

/** Handles pictures by `act`, and records the handled ones and the tries of each. */
async function consume(bus: Bus, act: (userId: number) => void = () => undefined) {
  const handled: number[] = [];
  const tried = new Map<number, number>();
  const consumer = await bus.consume({
    name: 'test-pictures',
    types: ['media.picture.changed.v1'],
    async handle(events: Picture[]) {
      const ids = events.map(({ data }) => data.userId);
      for (const id of ids) tried.set(id, (tried.get(id) ?? 0) + 1);
      ids.forEach(act);
      handled.push(...ids);
    },
  });
  return { handled, tried, consumer };
}

async function deadLettersIn(namespace: string, consumer?: string) {
  const nats = await connect({ servers: url });
  closing.push(() => nats.close());
  const deadLetters = await deadLettersOf(nats, namespace);
  const list = async () => {
    const found: DeadLetter[] = [];
    for await (const event of deadLetters.list(consumer)) found.push(event);
    return found;
  };
  return { deadLetters, list };
}

const countOf = async (metrics: Registry, name: string) =>
  (await metrics.getMetricsAsJSON())
    .filter((metric) => metric.name === name)
    .flatMap(({ values }) => values)
    .reduce((sum, { value }) => sum + value, 0);

function refuse(...bad: number[]) {
  return (userId: number) => {
    if (bad.includes(userId)) throw new Error(`cannot handle ${userId}`);
  };
}

test('a consumer without events ends at once, and the next one receives what came meanwhile', async () => {
  const { bus, namespace } = await open();
  const idle = await consume((await open()).bus);
  await publish(bus, picture(1));
  const first = await consume(bus);
  await until('it is handled', () => first.handled.length === 1);
  for (const { consumer } of [idle, first]) {
    const since = performance.now();
    await consumer.close();
    expect(performance.now() - since).toBeLessThan(2_000);
  }
  await publish(bus, picture(2));
  const second = await consume((await open(namespace)).bus);
  await until('the next one receives it', () => second.handled.length > 0);
  expect([first.handled, second.handled]).toEqual([[1], [2]]);
});

test('an event that arrives only after the request for it has ended is handled at once', async () => {
  const { bus, namespace } = await open();
  const line = await openLine(url);
  closing.push(async () => line.close());
  const late = await open(namespace, undefined, line.url, 500);
  const { handled } = await consume(late.bus);
  await publish(bus, picture(1));
  await until('it works', () => handled.length === 1);
  line.holdAnswers();
  await publish(bus, picture(2));
  await until('the event is on its way', () => line.held().includes('media.picture.changed'));
  const nextRequest = line.jam('CONSUMER.MSG.NEXT');
  await until('the request has ended', nextRequest.isStuck);
  line.release();
  await until('it is handled', () => handled.length === 2, 5);
});

test('after a lost connection, events do not wait for the end of a request that the server has forgotten', async () => {
  const { bus, namespace } = await open();
  const line = await openLine(url);
  closing.push(async () => line.close());
  const late = await open(namespace, undefined, line.url);
  const { handled } = await consume(late.bus);
  await publish(bus, picture(1));
  await until('it works', () => handled.length === 1);
  line.drop();
  await publish(bus, picture(2));
  line.mend();
  await until('it is handled', () => handled.length === 2, 3);
});

/** A durable consumer, as one process asks for its messages. */
async function openOwn(namespace: string) {
  const nats = await connect({ servers: url });
  closing.push(() => nats.close());
  const types = ['media.picture.changed.v1'];
  const durable = await openDurable(nats, { namespace, name: 'test-pulled', types });
  return { nats, durable, puller: openPuller(nats, { ...durable, batch: 500 }) };
}

test('messages that are shared with another process do not wait for the end of the request', async () => {
  const { bus, namespace } = await open();
  const [one, other] = [await openOwn(namespace), await openOwn(namespace)];
  const { stream, consumer } = one.durable;
  const paused = JSON.stringify({ pause_until: new Date(Date.now() + 1_000).toISOString() });
  await one.nats.request(`$JS.API.CONSUMER.PAUSE.${stream}.${consumer}`, paused);
  await publish(bus, ...numbers(10).map((id) => picture(id)));
  // The server delivers to both in turns, so that one of them does not get the last message.
  const begun = performance.now();
  const received = await Promise.all([one.puller.next(), other.puller.next()]);
  expect(received.map(({ length }) => length)).not.toContain(0);
  expect(performance.now() - begun).toBeLessThan(4_000);
});

test('large events come in smaller batches, without a pause', async () => {
  const { bus, namespace } = await open();
  const stamp = 'x'.repeat(300_000);
  for (const id of numbers(20))
    await publish(bus, { ...picture(id), data: { userId: id, version: 1, pictureStamp: stamp } });
  const { puller } = await openOwn(namespace);
  const begun = performance.now();
  const sizes: number[] = [];
  for (let count = 0; count < 20;) {
    const batch = await puller.next();
    for (const message of batch) message.ack();
    sizes.push(batch.reduce((sum, { data }) => sum + data.length, 0));
    count += batch.length;
  }
  expect(performance.now() - begun).toBeLessThan(4_000);
  expect(sizes.length).toBeLessThan(6);
  expect(Math.max(...sizes)).toBeLessThan(2_000_000);
  await puller.close();
});

test('metrics show the unhandled events of consumers and subscriptions, and zero afterwards', async () => {
  const { bus, metrics } = await open();
  const hold = Promise.withResolvers<void>();
  await bus.consume({
    name: 'test-slow',
    types: ['media.picture.changed.v1'],
    handle: () => hold.promise,
  });
  const seen: number[] = [];
  const handle = ({ data }: Picture) => void seen.push(data.userId);
  await bus.subscribe({ types: ['media.picture.changed.v1'], handle });
  await publish(bus, ...numbers(3).map((id) => picture(id)));
  await until('the memory has them', () => seen.length === 3);
  const shown = async () => {
    const text = await metrics.metrics();
    return [...text.matchAll(/^events_waiting\{consumer="([^"]+)"\} (\d+)$/gm)].map(([, ...parts]) => parts);
  };
  expect(await shown()).toEqual([
    ['test-slow', '3'],
    ['memory-of-media', '0'],
  ]);
  hold.resolve();
  await until('they are handled', async () => (await shown())[0]?.[1] === '0');
});

describe('an event whose handler keeps failing', () => {
  test('does not block others, is retried, and becomes a dead letter after its last try', async () => {
    const { bus, namespace, metrics } = await open();
    await publish(bus, ...numbers(40).map((id) => picture(id)));
    const { handled, tried } = await consume(bus, refuse(7, 23));
    const { list } = await deadLettersIn(namespace);
    const kept = await until('both are set aside', async () => {
      const found = await list();
      return found.length === 2 && found;
    });
    expect(kept).toEqual([
      expect.objectContaining({
        consumer: 'test-pictures',
        reason: 'failed',
        error: 'Error: cannot handle 7',
      }),
      expect.objectContaining({ error: 'Error: cannot handle 23' }),
    ]);
    const good = numbers(40).filter((id) => id !== 7 && id !== 23);
    expect(handled.toSorted((a, b) => a - b)).toEqual(good);
    // Each of its deliveries tried it, both in a batch and alone.
    expect(tried.get(7)).toBeGreaterThanOrEqual(TRIES);
    expect(await countOf(metrics, 'events_handled_total')).toBe(38);
    expect(await countOf(metrics, 'events_set_aside_total')).toBe(2);
    expect(await countOf(metrics, 'events_retried_total')).toBe(2 * (TRIES - 1));
  });

  test('is not delivered again as a dead letter, not even to the next process', async () => {
    const { bus, namespace } = await open();
    await publish(bus, picture(1));
    const { tried, consumer } = await consume(bus, refuse(1));
    const { list } = await deadLettersIn(namespace);
    await until('it is set aside', async () => (await list()).length === 1);
    const before = tried.get(1);
    await consumer.close();
    const second = await consume((await open(namespace)).bus);
    await publish(bus, picture(2));
    await until('the second process works', () => second.handled.length > 0);
    expect(second.handled).toEqual([2]);
    expect(tried.get(1)).toBe(before);
  });

  test('that fails only once is handled at its next try', async () => {
    const { bus, namespace } = await open();
    let failures = 0;
    await publish(bus, picture(1));
    const { handled } = await consume(bus, () => {
      if (failures++ < 1) throw new Error('not now');
    });
    await until('it is handled', () => handled.length === 1);
    expect(await (await deadLettersIn(namespace)).list()).toEqual([]);
  });

  test('is handled by a replay after a fix of the handler, and leaves the list', async () => {
    const { bus, namespace } = await open();
    let fixed = false;
    await publish(bus, picture(1));
    const { handled } = await consume(bus, () => {
      if (!fixed) throw new Error('broken');
    });
    const { deadLetters, list } = await deadLettersIn(namespace, 'test-pictures');
    await until('it is set aside', async () => (await list()).length === 1);
    fixed = true;
    for (const event of await list()) await deadLetters.replay(event);
    await until('it is handled', () => handled.length === 1);
    expect(await list()).toEqual([]);
  });

  test('can be dropped', async () => {
    const { bus, namespace } = await open();
    await publish(bus, picture(1), picture(2));
    await consume(bus, refuse(1, 2));
    const { deadLetters, list } = await deadLettersIn(namespace);
    await until('both are set aside', async () => (await list()).length === 2);
    const [first] = await list();
    await deadLetters.drop(first!);
    expect((await list()).map(({ sequence }) => sequence)).toEqual([first!.sequence + 1]);
    expect(await (await deadLettersIn(namespace, 'another')).list()).toEqual([]);
  });
});

test("a purge removes one player's events and dead letters, and reads no others", async () => {
  const { bus, namespace } = await open();
  await publish(bus, picture(1), picture(2), picture(11));
  await consume(bus, refuse(1, 2, 11));
  const { list } = await deadLettersIn(namespace, 'test-pictures');
  await until('all are set aside', async () => (await list()).length === 3);
  const nats = await connect({ servers: url });
  closing.push(() => nats.close());
  const requests: string[] = [];
  nats.subscribe('$JS.API.STREAM.>', { callback: (_error, { subject }) => void requests.push(subject) });
  await nats.flush();
  await bus.purge('media', 1);
  // The answer may overtake what this connection hears of the request.
  await nats.flush();
  const ofDeadLetters = requests.filter((subject) => subject.endsWith(`${namespace}-aside`));
  expect(ofDeadLetters).toEqual([`$JS.API.STREAM.PURGE.${namespace}-aside`]);
  const left = (await list()).map(({ consumer, subject }) => `${consumer} ${subject}`);
  expect(left).toEqual([2, 11].map((id) => `test-pictures ${namespace}.media.picture.changed.v1.${id}`));
  const { state } = await (await nats.jetstreamManager()).streams.info(`${namespace}-media`);
  expect(state.messages).toBe(2);
});

test('during a database outage nothing counts as a try or becomes a dead letter', async () => {
  let isThere = false;
  const { bus, namespace, metrics } = await open(undefined, async () => isThere);
  await publish(bus, picture(1), picture(2));
  const { handled, tried } = await consume(bus, () => {
    if (!isThere) throw new Error('no database');
  });
  await until('both were tried', () => tried.size === 2);
  isThere = true;
  await until('both are handled', () => handled.length === 2);
  expect(await (await deadLettersIn(namespace)).list()).toEqual([]);
  expect(await countOf(metrics, 'events_retried_total')).toBe(0);
});

test('an event that does not fit the catalogue becomes a dead letter unchanged, and the others continue', async () => {
  const { bus, namespace, metrics } = await open();
  const broken = { ...picture(1), data: { userId: 'one' } } as unknown as DomainEvent;
  await publish(bus, broken, picture(2));
  const { handled } = await consume(bus);
  await until('the good one is handled', () => handled.length > 0);
  const { list } = await deadLettersIn(namespace);
  const [kept] = await until('the other is set aside', async () => {
    const found = await list();
    return found.length > 0 && found;
  });
  expect(kept).toMatchObject({ reason: 'malformed', subject: `${namespace}.media.picture.changed.v1.one` });
  expect(JSON.parse(kept!.payload)).toEqual(broken);
  expect(handled).toEqual([2]);
  expect(await countOf(metrics, 'events_set_aside_total')).toBe(1);
});

describe('a durable consumer that listens to another type', () => {
  const joined = (userId: number) =>
    createEvent(
      'group.member.joined.v1',
      { groupId: 1, userId, version: 1 },
      { now: NOW, requestId: 'test' },
    );
  const left = (userId: number) =>
    createEvent('group.member.left.v1', { groupId: 1, userId, version: 1 }, { now: NOW, requestId: 'test' });

  /** A process whose consumer receives these types. */
  async function receive(namespace: string, types: ('group.member.left.v1' | 'group.member.joined.v1')[]) {
    const { bus } = await open(namespace);
    const received: string[] = [];
    const consumer = await bus.consume({
      name: 'test-group',
      types,
      handle: async (events) => void received.push(...events.map(({ type }) => type)),
    });
    return { bus, received, consumer };
  }

  test('starts and receives both; a process that knows only the first leaves the other to it', async () => {
    const { namespace } = await open();
    const old = await receive(namespace, ['group.member.joined.v1']);
    const now = await receive(namespace, ['group.member.joined.v1', 'group.member.left.v1']);
    // A process of the old version that starts during a rollout removes no type.
    const older = await receive(namespace, ['group.member.joined.v1']);
    await publish(old.bus, joined(1), ...numbers(6).map(left));
    const all = () => [...old.received, ...now.received, ...older.received];
    const { list } = await deadLettersIn(namespace);
    await until('all are handled or kept', async () => all().length + (await list()).length === 7);
    expect(all().filter((type) => type === 'group.member.joined.v1')).toHaveLength(1);
    expect(new Set([...old.received, ...older.received])).not.toContain('group.member.left.v1');
    expect(now.received).toContain('group.member.left.v1');
    for (const { reason } of await list()) expect(reason).toBe('unknown');
  });

  test('tries an event five times as often when no process knows its type', async () => {
    const { namespace, metrics, bus } = await open();
    await bus.consume({
      name: 'test-group',
      types: ['group.member.joined.v1'],
      handle: async () => undefined,
    });
    const now = await receive(namespace, ['group.member.joined.v1', 'group.member.left.v1']);
    await now.consumer.close();
    await publish(bus, left(1));
    const { list } = await deadLettersIn(namespace);
    await until('it is set aside', async () => (await list()).length === 1);
    expect(await countOf(metrics, 'events_retried_total')).toBe(5 * TRIES - 1);
  });
});

test('an existing consumer gets the limits of a new version', async () => {
  const { bus, namespace } = await open();
  const nats = await connect({ servers: url });
  closing.push(() => nats.close());
  const { consumers } = await nats.jetstreamManager();
  const [stream, durable] = [`${namespace}-media`, `${namespace}-test-pictures`];
  const limits = async () => (await consumers.info(stream, durable)).config.max_ack_pending;
  await (await consume(bus)).consumer.close();
  const before = await limits();
  await consumers.update(stream, durable, { max_ack_pending: 7 });
  await consume(bus);
  expect([before === 7, await limits()]).toEqual([false, before]);
});

test('a bus that cannot create its streams leaves no connection open', async () => {
  const namespace = `t${randomBytes(5).toString('hex')}`;
  const nats = await connect({ servers: url });
  closing.push(() => nats.close());
  const { streams } = await nats.jetstreamManager();
  // Another installation's stream holds the same subjects.
  await streams.add({ name: `${namespace}-other`, subjects: [`${namespace}.tipp.>`] });
  closing.push(() => streams.delete(`${namespace}-other`));
  const { port, connections } = await openProxy(url);
  const proxied = { url: `nats://127.0.0.1:${port}`, namespace, service: 'test', log };
  await expect(connectBus(proxied)).rejects.toThrow(/overlap/);
  await until('it hangs up', async () => (await connections()) === 0);
});

/** A proxy to a server that counts its connections. */
async function openProxy(to: string) {
  const { hostname, port } = new URL(to);
  const server = createServer((client) => {
    const upstream = createConnection({ host: hostname, port: Number(port) });
    client.pipe(upstream).pipe(client);
    client.on('error', () => upstream.destroy());
    upstream.on('error', () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise((resolve) => server.close(resolve)));
  const connections = () =>
    new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));
  return { port: (server.address() as AddressInfo).port, connections };
}

test('hints arrive while JetStream does not answer', async () => {
  const { bus, namespace } = await open();
  const line = await openLine(url);
  closing.push(async () => line.close());
  line.muteFrom('$JS.API');
  const gateway = await connectBus({ url: line.url, namespace, service: 'test', log, hintsOnly: true });
  closing.push(() => gateway.close());
  const heard: unknown[] = [];
  gateway.onHint('live', (data) => heard.push(data));
  const isActive = new Promise((resolve) => gateway.onConnectionChange(resolve));
  expect(await isActive).toBe(true);
  bus.sendHint('live', { topic: 'ranks' });
  await until('it is heard', () => heard.length === 1);
});

test('a connection that dies silently is noticed', async () => {
  const line = await openLine(url);
  closing.push(async () => line.close());
  const namespace = `t${randomBytes(5).toString('hex')}`;
  const bus = await connectBus({ url: line.url, namespace, service: 'test', log, pingMs: 50 });
  closing.push(() => bus.close());
  const changes: boolean[] = [];
  bus.onConnectionChange((isConnected) => changes.push(isConnected));
  await until('it is connected', () => changes.length === 1);
  line.cut();
  await until('it is noticed', () => changes.at(-1) === false, 3);
  line.mend();
  await until('it is connected again', () => changes.at(-1) === true);
});

test('a consumer that an operator deleted is created again', async () => {
  const { bus, namespace } = await open();
  const { handled } = await consume(bus);
  await publish(bus, picture(1));
  await until('it works', () => handled.length === 1);
  const nats = await connect({ servers: url });
  closing.push(() => nats.close());
  await (await nats.jetstreamManager()).consumers.delete(`${namespace}-media`, `${namespace}-test-pictures`);
  await publish(bus, picture(2));
  await until('it works again', () => handled.includes(2));
});
