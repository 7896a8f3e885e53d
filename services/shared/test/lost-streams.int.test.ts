import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { connect, type NatsConnection } from 'nats';
import { openTestNats, type TestNats } from '../../../infra/local/testing-nats.ts';
import type { DomainEvent } from '../src/contracts/events/catalogue.ts';
import { createEvent } from '../src/contracts/events/envelope.ts';
import { createLogger } from '../src/platform/log/logger.ts';
import { connectBus, type Bus } from '../src/platform/nats/bus.ts';
import { requestRepublish } from '../src/platform/nats/republish.ts';
import { KEPT_MS } from '../src/platform/nats/streams.ts';
import { until } from '../src/platform/testing/until.ts';

const log = createLogger('test', 'silent');
const cause = { now: new Date('2024-06-14T17:00:00Z'), requestId: 'test' };
let nats: TestNats;
let operator: NatsConnection;

beforeAll(async () => {
  nats = await openTestNats();
  operator = await connect({ servers: nats.url });
});
afterAll(async () => {
  await operator.close();
  await nats.remove();
});

const open = (namespace: string) => connectBus({ url: nats.url, namespace, service: 'test', log });

const picture = (version: number) =>
  createEvent('media.picture.changed.v1', { userId: 1, version, pictureStamp: '' }, cause);

/** A process that consumes events into a database and into memory. */
async function reader(namespace: string) {
  const bus = await open(namespace);
  const [written, received] = [new Set<number>(), new Set<number>()];
  const types = ['media.picture.changed.v1'] as const;
  await bus.subscribe({ types, behind: 'writer', handle: ({ data }) => void received.add(data.version) });
  await bus.consume({
    name: 'writer',
    types,
    handle: async (events) => events.forEach(({ data }) => written.add(data.version)),
  });
  return { bus, written, received };
}

async function loseStreams(namespace: string, how: 'delete' | 'delete and make' = 'delete') {
  const { streams } = await operator.jetstreamManager();
  for (const owner of ['user', 'tipp', 'group', 'feed', 'media', 'aside']) {
    const { config } = await streams.info(`${namespace}-${owner}`);
    await streams.delete(config.name);
    if (how === 'delete and make') await streams.add(config);
  }
}

const publishAll = (bus: Bus, from: number, to: number) =>
  Promise.all(Array.from({ length: to - from + 1 }, (_none, i) => bus.publish(picture(from + i))));

test.each(['delete', 'delete and make'] as const)(
  'streams that are lost (%s) are there again without a new start, and what is published from then on arrives',
  async (how) => {
    const namespace = how === 'delete' ? 'lost' : 'made';
    const { bus, written, received } = await reader(namespace);
    await publishAll(bus, 1, 3);
    await until('the first are received', () => written.size === 3 && received.size === 3);
    await loseStreams(namespace, how);
    // More events than before: a subscription that continued at its old position would miss the first of them.
    await publishAll(bus, 4, 20);
    await until('the others are received', () => written.size === 20 && received.size === 20);
    await bus.close();
  },
);

test('a service republishes everything page by page, and reports its progress', async () => {
  const { bus, written } = await reader('republish');
  async function* pages(): AsyncGenerator<DomainEvent[]> {
    yield [picture(1), picture(2)];
    yield [picture(3)];
  }
  const other = await open('republish');
  for (const process of [bus, other]) await process.onRepublish('media', pages);
  const steps: number[] = [];
  expect(await requestRepublish(operator, 'republish', 'media', (published) => steps.push(published))).toBe(
    3,
  );
  expect(steps).toEqual([2, 3]);
  await until('all are received', () => written.size === 3);
  await other.close();
  await bus.close();
});

test('a failed republish and a missing service are reported', async () => {
  const bus = await open('failing');
  async function* pages(): AsyncGenerator<DomainEvent[]> {
    yield [picture(1)];
    throw new Error('the database is away');
  }
  await bus.onRepublish('media', pages);
  await expect(requestRepublish(operator, 'failing', 'media')).rejects.toThrow('the database is away');
  await expect(requestRepublish(operator, 'failing', 'user')).rejects.toThrow('no process of user');
  await bus.close();
});

test('new streams, and old ones without any limit, get a time limit', async () => {
  const { streams } = await operator.jetstreamManager();
  await (await open('bounded')).close();
  const ageOf = async (owner: string) => (await streams.info(`bounded-${owner}`)).config.max_age / 1e6;
  expect(await ageOf('user')).toBe(KEPT_MS);
  expect(await ageOf('aside')).toBe(KEPT_MS);
  await streams.update('bounded-user', { max_age: 0 });
  await streams.update('bounded-feed', { max_age: 0, max_bytes: 1_000_000 });
  await (await open('bounded')).close();
  expect(await ageOf('user')).toBe(KEPT_MS);
  expect(await ageOf('feed')).toBe(0);
});
