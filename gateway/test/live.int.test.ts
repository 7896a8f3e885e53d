import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RESOLVE_SESSION_PATH, SESSION_REVOKED_HINT } from '@tippspiel/shared/contracts/auth/session';
import { LIVE_HINT, type LiveTopic } from '@tippspiel/shared/platform/nats/live';
import { createLogger } from '@tippspiel/shared/platform/log/logger';
import { connectBus, type Bus } from '@tippspiel/shared/platform/nats/bus';
import { until } from '@tippspiel/shared/platform/testing/until';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { openTestNats, type TestNats } from '../../infra/local/testing-nats.ts';
import { closeGateways, startGateway } from './gateway-fixture.ts';
import { KNOWN_COOKIE, standInUser, type StandIn } from './stand-in.ts';

const NATS_NAMESPACE = 'live_test';

type News = { topics: LiveTopic[]; withinMs: number };
/** The parts of a page that matter here. */
type Page = {
  status: number;
  headers: IncomingMessage['headers'];
  /** The received notifications, without the first frame. */
  news: News[];
  text(): string;
  isOver(): boolean;
  close(): void;
};

let nats: TestNats;
let user: StandIn;
let bus: Bus;
const pages: Page[] = [];

beforeAll(async () => {
  nats = await openTestNats();
  user = await standInUser();
  const log = createLogger('test', 'silent');
  bus = await connectBus({ url: nats.url, namespace: NATS_NAMESPACE, service: 'test', log });
});
afterEach(async () => {
  pages.splice(0).forEach((page) => page.close());
  await closeGateways();
});
afterAll(async () => {
  await bus.close();
  await user.close();
  await nats.remove();
});

/** A gateway that is subscribed to hints. */
async function listen(
  settings: Record<string, string> = {},
): Promise<{ url: string; close(): Promise<void> }> {
  const { app } = await startGateway({ USER_URL: user.url, NATS_URL: nats.url, NATS_NAMESPACE, ...settings });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  await until('the gateway is subscribed', async () => {
    const { body } = await app.inject({ method: 'GET', url: '/metrics' });
    return /^gateway_hints_subscribed\{.*\} 1$/m.test(body);
  });
  return { url, close: () => app.close() as unknown as Promise<void> };
}

function open(url: string, cookie: string | undefined = KNOWN_COOKIE): Promise<Page> {
  return new Promise((resolve, reject) => {
    const headers = { accept: 'text/event-stream', 'accept-encoding': 'gzip, br', ...(cookie && { cookie }) };
    const request = httpRequest(`${url}/events`, { headers, agent: false }, (response) => {
      let text = '';
      let isOver = false;
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('close', () => (isOver = true)).on('error', () => undefined);
      const page: Page = {
        status: response.statusCode ?? 0,
        headers: response.headers,
        get news() {
          const notifications = [...text.matchAll(/^data: (.*)$/gm)].map(
            ([, data]) => JSON.parse(data as string) as News,
          );
          return notifications.slice(1);
        },
        text: () => text,
        isOver: () => isOver,
        close: () => request.destroy(),
      };
      pages.push(page);
      resolve(page);
    });
    request.on('error', reject).end();
  });
}

const announce = (topic: LiveTopic) => bus.sendHint(LIVE_HINT, { topic });
const isNotified = (page: Page, topic: LiveTopic) => () =>
  page.news.some(({ topics }) => topics.includes(topic));

test('the pages of two gateways are notified at once, and only once for several processes', async () => {
  const [first, second] = [await listen(), await listen()];
  const both = [await open(first.url), await open(second.url)];
  // Three processes of tipp send the hint at nearly the same time.
  for (let times = 0; times < 3; times++) announce('matches');
  announce('places');
  for (const page of both) await until('it is notified', isNotified(page, 'matches'));
  announce('ranks');
  for (const page of both) {
    await until('the next is sent', isNotified(page, 'ranks'));
    expect(page.news.map(({ topics }) => topics)).toEqual([['matches', 'places'], ['ranks']]);
    expect(page.news.every(({ withinMs }) => withinMs <= 2)).toBe(true);
  }
});

test('when a gateway dies, its pages reconnect to the other one and are notified', async () => {
  const [first, second] = [await listen(), await listen()];
  const page = await open(first.url);
  const other = await open(second.url);
  await first.close();
  await until('the stream is over', page.isOver);
  expect(other.isOver()).toBe(false);
  const again = await open(second.url);
  announce('matches');
  await until('both are notified', () => isNotified(other, 'matches')() && isNotified(again, 'matches')());
});

test('a client that leaves while its session is looked up gets no stream', async () => {
  const lookUp = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const rights = { isAdmin: false, isLocked: false };
  const session = { sessionId: 's1', userId: 7, ...rights, firstname: 'Ada', fullname: 'Ada L' };
  const slow = createServer(async ({ url }, response) => {
    if (url === RESOLVE_SESSION_PATH) asked.resolve();
    await lookUp.promise;
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ session }));
  }).listen(0, '127.0.0.1');
  await once(slow, 'listening');
  const { port } = slow.address() as AddressInfo;
  const { app } = await startGateway({ USER_URL: `http://127.0.0.1:${port}` });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const request = httpRequest(`${url}/events`, { headers: { cookie: KNOWN_COOKIE }, agent: false });
  request.on('error', () => undefined).end();
  await asked.promise;
  request.destroy();
  const connections = () =>
    new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));
  await until('the connection is gone', async () => (await connections()) === 0);
  lookUp.resolve();
  // It waits for the same look-up.
  await app.inject({ url: '/bild/nichts', headers: { cookie: KNOWN_COOKIE } });
  const { body } = await app.inject({ url: '/metrics' });
  expect(body).toMatch(/^gateway_live_streams\{.*\} 0$/m);
  slow.close();
});

test('a stream ends with its own session only', async () => {
  const { url } = await listen();
  const page = await open(url);
  bus.sendHint(SESSION_REVOKED_HINT, { sessionIds: ['somebody else'] });
  announce('matches');
  await until('it is notified', isNotified(page, 'matches'));
  expect(page.isOver()).toBe(false);
  bus.sendHint(SESSION_REVOKED_HINT, { sessionIds: ['s1'] });
  await until('it is over', page.isOver);
});

test('without a session there is no stream', async () => {
  const { url } = await listen();
  for (const cookie of ['', 'tippspiel_session=unknown', 'tippspiel_session=a.nonymous'])
    expect(await open(url, cookie)).toMatchObject({ status: 401 });
});

test("only a hint's topic is sent, whatever else the hint contains", async () => {
  const { url } = await listen();
  // The first frame has the age of the last news. Here it lists all topics, because the gateway has just subscribed.
  const page = await open(url);
  bus.sendHint(LIVE_HINT, { topic: 'secret' });
  bus.sendHint(LIVE_HINT, { topic: 'matches', tipp: '2:1', groupId: 7 });
  await until('it is notified', isNotified(page, 'matches'));
  expect(page.text()).toMatch(
    /^retry: \d+\ndata: \{"topics":\[\],"withinMs":\d+,"lately":\{("(matches|ranks|places|posts)":\d+,?){4}\}\}\n\ndata: \{"topics":\["matches"\],"withinMs":\d+\}\n\n$/,
  );
});

test('is neither compressed nor cached, and has the general headers', async () => {
  const { url } = await listen();
  const { status, headers } = await open(url);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'self'"),
    'x-request-id': expect.any(String),
    'x-viewer': '7',
  });
  expect(headers['content-encoding']).toBeUndefined();
});

test('streams beyond the limits in total, per address and per player are refused with a time to retry', async () => {
  const perAddress = await listen({ LIVE_CONNECTIONS_PER_ADDRESS: '2' });
  const inAll = await listen({ LIVE_CONNECTIONS: '2' });
  const perPlayer = await listen({ LIVE_CONNECTIONS_PER_PLAYER: '2' });
  for (const { url } of [perAddress, inAll, perPlayer]) {
    const [first] = [await open(url), await open(url)];
    const third = await open(url);
    expect(third).toMatchObject({ status: 503, headers: { 'retry-after': '30' } });
    first?.close();
    await until('a place is free', async () => (await open(url)).status === 200);
  }
});

test('the time for queries grows with the number of pages', async () => {
  const { url } = await listen({ LIVE_ASKS_PER_SECOND: '2' });
  const [page] = await Promise.all(Array.from({ length: 6 }, () => open(url)));
  announce('matches');
  await until('it is notified', isNotified(page as Page, 'matches'));
  expect((page as Page).news[0]).toEqual({ topics: ['matches'], withinMs: 3_000 });
});

test('posts are announced at once, and then only after a pause', async () => {
  const { url } = await listen();
  const page = await open(url);
  announce('posts');
  await until('it is notified', isNotified(page, 'posts'));
  for (let times = 0; times < 5; times++) announce('posts');
  announce('matches');
  await until('the later topic is sent', isNotified(page, 'matches'));
  expect(page.news.filter(({ topics }) => topics.includes('posts'))).toHaveLength(1);
});
