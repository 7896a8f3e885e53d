import { request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { until } from '@tippspiel/shared/platform/testing/until';
import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { proxyRoute } from '../src/http/proxy.ts';

const upstream = fastify({ forceCloseConnections: true });
const edge = fastify({ forceCloseConnections: true });
let port: number;
/** Requests that the upstream holds open, and those of them that the gateway aborted. */
const hanging: { answer(): void }[] = [];
let ended = 0;
let pictures = 0;

beforeAll(async () => {
  upstream.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  upstream.post('/upload', async ({ body, headers }) => ({
    bytes: (body as Buffer).length,
    expected: headers.expect ?? null,
  }));
  upstream.post('/upload/slow', () => new Promise((resolve) => setTimeout(resolve, 100, {})));
  upstream.route({
    method: ['GET', 'POST'],
    url: '/upload/hangs',
    handler: (_request, { raw }) =>
      new Promise((resolve) => {
        hanging.push({ answer: () => resolve({}) });
        raw.once('close', () => (ended += raw.writableFinished ? 0 : 1));
      }),
  });
  upstream.get('/upload', () => ({ read: true }));
  upstream.get('/upload/closes', (_request, reply) => reply.header('connection', 'close').send({}));
  upstream.get('/pictures/first-hangs', () =>
    pictures++ ? { picture: true } : new Promise(() => undefined),
  );
  const origin = await upstream.listen({ host: '127.0.0.1', port: 0 });
  const route = { timeoutMs: 5_000, maxBytes: 1_000_000, headers: async () => ({}) };
  const uploads = { prefix: '/api/uploadImage', methods: ['GET', 'POST'], rewritePrefix: '/upload' };
  await proxyRoute(edge, { ...route, ...uploads, upstream: origin });
  const reads = { methods: ['GET', 'HEAD'], rewritePrefix: '/pictures' };
  await proxyRoute(edge, { ...route, ...reads, prefix: '/bild', upstream: origin });
  await proxyRoute(edge, { ...route, ...reads, prefix: '/away', upstream: 'http://127.0.0.1:9' });
  await edge.listen({ host: '127.0.0.1', port: 0 });
  port = (edge.server.address() as AddressInfo).port;
});
beforeEach(() => {
  hanging.length = 0;
  ended = 0;
});
afterAll(async () => {
  await edge.close();
  await upstream.close();
});

test('an upload with Expect: 100-continue (as from curl) arrives', async () => {
  const headers = { expect: '100-continue', 'content-type': 'image/png', 'content-length': '3000' };
  const upload = request({ port, method: 'POST', path: '/api/uploadImage', headers });
  upload.once('continue', () => upload.end(Buffer.alloc(3_000)));
  upload.flushHeaders();
  const [response] = (await once(upload, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(200);
  expect(JSON.parse(await text(response))).toEqual({ bytes: 3_000, expected: null });
});

test('a visitor keeps the connection when the upstream closes its own', async () => {
  const read = request({ port, path: '/api/uploadImage/closes' }).end();
  const [response] = (await once(read, 'response')) as [IncomingMessage];
  expect(await text(response)).toBe('{}');
  expect(response.headers.connection).toBe('keep-alive');
});

test('a body of unknown length that grows too long is refused in German', async () => {
  const upload = request({
    port,
    method: 'POST',
    path: '/api/uploadImage',
    headers: { 'content-type': 'image/png' },
  });
  upload.on('error', () => undefined);
  for (let part = 0; part < 20; part++) upload.write(Buffer.alloc(100_000));
  const [response] = (await once(upload, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(413);
  expect(JSON.parse(await text(response))).toEqual({
    errorMessage: 'Die Datei oder Eingabe ist zu groß.',
  });
  upload.destroy();
});

test('visitors who disconnect before the answer free their slots', async () => {
  const goAway = async () => {
    const upload = request({
      port,
      method: 'POST',
      path: '/api/uploadImage/slow',
      headers: { 'content-type': 'image/png' },
    });
    upload.on('error', () => undefined);
    upload.end(Buffer.alloc(10));
    await once(upload, 'finish');
    await new Promise((resolve) => setTimeout(resolve, 20)); // By then the request is on its way to the upstream.
    upload.destroy();
  };
  for (let round = 0; round < 3; round++) await Promise.all(Array.from({ length: 40 }, goAway));
  const upload = request({ port, method: 'POST', path: '/api/uploadImage', headers: { 'content-type': 'image/png' } }); // prettier-ignore
  upload.end(Buffer.alloc(10));
  const [response] = (await once(upload, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(200);
  response.resume();
});

/** Sends one request per connection to a hanging upstream. Then these visitors disconnect. */
async function goAwayWhileItHangs(method: 'GET' | 'POST'): Promise<void> {
  const headers: Record<string, string> = method === 'POST' ? { 'content-type': 'image/png' } : {};
  const visitors = Array.from({ length: 64 }, () =>
    request({ port, method, path: '/api/uploadImage/hangs', headers, agent: false })
      .on('error', () => undefined)
      .end(method === 'POST' ? Buffer.alloc(10) : undefined),
  );
  await until('all to be handed on', () => hanging.length === visitors.length);
  visitors.forEach((visitor) => visitor.destroy());
}

test('reads of disconnected visitors are aborted at a hanging upstream, and free their connections', async () => {
  await goAwayWhileItHangs('GET');
  const since = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}/api/uploadImage`);
  expect(await response.json()).toEqual({ read: true });
  expect(performance.now() - since).toBeLessThan(3_000);
  await until('the upstream to see them end', () => ended === 64);
});

test('writes of disconnected visitors continue, and keep their connections until they are done', async () => {
  await goAwayWhileItHangs('POST');
  const waiting = fetch(`http://127.0.0.1:${port}/api/uploadImage`);
  const first = await Promise.race([waiting, new Promise((resolve) => setTimeout(resolve, 300, 'waits'))]);
  expect(first).toBe('waits');
  expect(ended).toBe(0);
  hanging.forEach(({ answer }) => answer());
  expect(await (await waiting).json()).toEqual({ read: true });
  expect(ended).toBe(0);
});

test('a picture whose first request hangs is requested again after a second', async () => {
  const since = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}/bild/first-hangs`);
  expect(await response.json()).toEqual({ picture: true });
  expect(performance.now() - since).toBeLessThan(3_000);
});

test('without an upstream a read is 503 with Retry-After', async () => {
  const { status, headers } = await fetch(`http://127.0.0.1:${port}/away`);
  expect([status, headers.get('retry-after')]).toEqual([503, '2']);
});
