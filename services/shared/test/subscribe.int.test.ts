import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTestNats, type TestNats } from '../../../infra/local/testing-nats.ts';
import { within } from '../src/platform/clock/within.ts';
import { createEvent } from '../src/contracts/events/envelope.ts';
import { createLogger } from '../src/platform/log/logger.ts';
import { connectBus, type Bus } from '../src/platform/nats/bus.ts';
import { openLine } from '../src/platform/testing/line.ts';
import { until } from '../src/platform/testing/until.ts';

const log = createLogger('test', 'silent');
const NOW = new Date('2024-06-14T17:00:00Z');
let nats: TestNats;
let publisher: Bus;

beforeAll(async () => {
  nats = await openTestNats();
  publisher = await open('follow');
});
afterAll(async () => {
  await publisher.close();
  await nats.remove();
});

const open = (namespace: string) => connectBus({ url: nats.url, namespace, service: 'test', log });

const publish = (version: number, bus = publisher) =>
  bus.publish(
    createEvent(
      'media.picture.changed.v1',
      { userId: 1, version, pictureStamp: '' },
      { now: NOW, requestId: 'test' },
    ),
  );

/** A subscribed process, and the versions that it received. */
async function subscriber(behind?: string, namespace = 'follow') {
  const bus = await open(namespace);
  const received: number[] = [];
  const subscription = await bus.subscribe({
    types: ['media.picture.changed.v1'],
    behind,
    handle: ({ data }) => void received.push(data.version),
  });
  return { bus, received, caughtUp: subscription.caughtUp };
}

const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_none, i) => from + i);

test('every process receives all events after its start in order, or all events with an unknown durable consumer', async () => {
  await publish(1);
  const late = await subscriber();
  const all = await subscriber('nobody-made-this');
  await all.caughtUp;
  expect(all.received).toEqual([1]);
  for (const version of upTo(2, 300)) void publish(version);
  await until('both received all', () => late.received.length === 299 && all.received.length === 300);
  expect(late.received).toEqual(upTo(2, 300));
  expect(all.received).toEqual(upTo(1, 300));
  await Promise.all([late.bus.close(), all.bus.close()]);
});

test('begins after what the durable consumer has acknowledged', async () => {
  const bus = await open('behind');
  const durable = await bus.consume({
    name: 'writer',
    types: ['media.picture.changed.v1'],
    handle: async () => undefined,
  });
  await publish(1, bus);
  await publish(2, bus);
  let second = await subscriber('writer', 'behind');
  for (let tries = 0; second.received.length && tries < 50; tries++) {
    await second.bus.close();
    second = await subscriber('writer', 'behind');
    await second.caughtUp;
  }
  expect(second.received).toEqual([]);
  await durable.close();
  await publish(3, bus);
  const third = await subscriber('writer', 'behind');
  await third.caughtUp;
  expect(third.received).toEqual([3]);
  await Promise.all([second.bus.close(), third.bus.close(), bus.close()]);
});

test('after an outage of the server all missed events arrive soon and once', async () => {
  const { bus, received } = await subscriber();
  await publish(1);
  await until('the first is received', () => received.length === 1);
  await nats.stop();
  const published = Promise.all(upTo(2, 20).map((version) => publish(version)));
  await nats.start();
  await published;
  // Connections return independently, up to 600 ms apart. `nats`' own consumer would wait thirty seconds.
  const from = performance.now();
  await until('the others are received', () => received.length >= 20);
  expect(performance.now() - from).toBeLessThan(5_000);
  expect(received).toEqual(upTo(1, 20));
  await bus.close();
});

test('a process has caught up when the last waiting events are purged', async () => {
  const namespace = 'purged';
  const own = await open(namespace);
  for (let userId = 1; userId <= 40; userId++)
    await own.publish(
      createEvent(
        'media.picture.changed.v1',
        { userId, version: 1, pictureStamp: 'x'.repeat(200_000) },
        { now: NOW, requestId: 'test' },
      ),
    );
  const line = await openLine(nats.url);
  const bus = await connectBus({ url: line.url, namespace, service: 'test', log });
  const opening = line.jam('CONSUMER.CREATE');
  let received = 0;
  const { caughtUp } = await bus.subscribe({
    types: ['media.picture.changed.v1'],
    behind: 'nobody-made-this',
    handle: () => void (received += 1),
  });
  await until('the consumer is being created', opening.isStuck);
  const created = opening.release();
  line.holdAnswers();
  await created;
  // The server waits for its flow control after the first two megabytes.
  await until('the first are on their way', () => line.held().length > 1_000_000);
  await Promise.all(upTo(1, 40).map((id) => own.purge('media', id)));
  line.release();
  await within(10_000, caughtUp);
  expect(received).toBeGreaterThan(0);
  expect(received).toBeLessThan(40);
  await Promise.all([bus.close(), own.close()]);
  line.close();
});

test('catching up waits for all events published before, and fails without the stream', async () => {
  const { bus, received } = await subscriber();
  const isCaughtUp = () => bus.catchUp('media').then(() => true, () => false); // prettier-ignore
  await Promise.all(upTo(1, 50).map((version) => publish(version)));
  await until('all is received', isCaughtUp);
  expect(received).toHaveLength(50);
  await bus.catchUp('user'); // Nobody here subscribes to this owner.
  await nats.stop();
  await expect(within(500, bus.catchUp('media'))).rejects.toThrow();
  await nats.start();
  await until('all is received again', isCaughtUp);
  await publish(51);
  await bus.catchUp('media');
  expect(received.at(-1)).toBe(51);
  await bus.close();
});
