import { connect, type AddressInfo, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createHttpServer } from '../src/platform/http/server.ts';
import { createLogger } from '../src/platform/log/logger.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = createHttpServer({
    service: 'slow',
    log: createLogger('slow', 'silent'),
    ready: [],
    bodyPace: { graceMs: 300, bytesPerSecond: 1_000, checkEveryMs: 50 },
  });
  app.get('/', () => 'at once');
  app.post('/', ({ body }) => ({ length: JSON.stringify(body).length }));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** Sends a body of `length` bytes in parts, one every `everyMs`, until the server ends the connection. */
async function send({
  method = 'POST',
  length,
  part,
  everyMs,
}: {
  method?: 'GET' | 'POST';
  length: number;
  part: number;
  everyMs: number;
}): Promise<string> {
  const socket: Socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk));
  socket.on('error', () => undefined);
  const head = [
    `${method} / HTTP/1.1`,
    'host: x',
    'content-type: application/json',
    `content-length: ${length}`,
  ];
  const body = JSON.stringify('x'.repeat(length - 2));
  let sent = part;
  const connection = method === 'GET' ? 'keep-alive' : 'close';
  // The first part comes with the headers, so that a steady body is ahead even if this process stalls.
  socket.write(`${head.join('\r\n')}\r\nconnection: ${connection}\r\n\r\n${body.slice(0, part)}`);
  const timer = setInterval(() => {
    if (sent < length) socket.write(body.slice(sent, (sent += part)));
  }, everyMs);
  // The server may end it in any way, and `once` would reject on an earlier error.
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(timer);
  return answer;
}

test('a slow body gets 408 in German', async () => {
  const begun = performance.now();
  const answer = await send({ length: 10_000, part: 1, everyMs: 20 });
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('{"errorMessage":"Die Anfrage kam nicht rechtzeitig an."}');
  expect(performance.now() - begun).toBeLessThan(3_000);
});

test('a slow body after its response does not keep the connection', async () => {
  const begun = performance.now();
  const answer = await send({ method: 'GET', length: 10_000, part: 1, everyMs: 20 });
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200']);
  expect(performance.now() - begun).toBeLessThan(3_000);
});

test('a steady body may take longer', async () => {
  const answer = await send({ length: 10_000, part: 2_500, everyMs: 200 });
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});

test('every server has timeouts for headers and for whole requests', () => {
  expect(app.server.headersTimeout).toBeLessThanOrEqual(60_000);
  expect(app.server.requestTimeout).toBeGreaterThan(0);
  expect(app.server.requestTimeout).toBeLessThan(330_000);
});
