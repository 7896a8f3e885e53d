import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTestNats, type TestNats } from '../../../infra/local/testing-nats.ts';
import type { DomainEvent } from '../src/contracts/events/catalogue.ts';
import { createEvent } from '../src/contracts/events/envelope.ts';
import { createLogger } from '../src/platform/log/logger.ts';
import { connectBus, type Bus } from '../src/platform/nats/bus.ts';

const CLI = new URL('../src/platform/nats/events-cli.ts', import.meta.url).pathname;
const namespace = 'read';
const cause = { now: new Date('2024-06-14T17:00:00Z'), requestId: 'test' };
let nats: TestNats;
let bus: Bus;

beforeAll(async () => {
  nats = await openTestNats();
  bus = await connectBus({ url: nats.url, namespace, service: 'test', log: createLogger('test', 'silent') });
});
afterAll(async () => {
  await bus.close();
  await nats.remove();
});

async function read(...args: string[]): Promise<string[]> {
  const env = { ...process.env, NATS_URL: nats.url, NATS_NAMESPACE: namespace };
  const { stdout } = await promisify(execFile)(process.execPath, [CLI, 'read', ...args], { env });
  return stdout.split('\n').filter(Boolean);
}

const deleted = (userId: number) => createEvent('user.account.deleted.v1', { userId, version: 2 }, cause);
const picture = createEvent('media.picture.changed.v1', { userId: 9, version: 1, pictureStamp: '' }, cause);

test('the stored events of one type are read, oldest first, also those of one time only', async () => {
  for (const event of [deleted(7), picture, deleted(8)] satisfies DomainEvent[]) await bus.publish(event);
  const lines = await read('user.account.deleted.v1');
  const parsed = lines.map((line) => JSON.parse(line.slice(line.indexOf('{'))) as DomainEvent);
  expect(parsed.map(({ data }) => data)).toEqual([7, 8].map((userId) => ({ userId, version: 2 })));
  expect(await read('media.picture.changed.v1')).toHaveLength(1);
  const [, second = ''] = lines;
  expect(await read('user.account.deleted.v1', '--since', second.slice(0, second.indexOf(' ')))).toEqual([
    second,
  ]);
  await expect(read('user.account.gone.v1')).rejects.toMatchObject({ code: 2 });
});
