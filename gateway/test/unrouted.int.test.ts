import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { closeGateways, startGateway } from './gateway-fixture.ts';

let port: number;
beforeAll(async () => {
  const { app } = await startGateway();
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(closeGateways);

/** Sends raw requests that no client library would send. */
function send(text: string): Promise<{ status: number; headers: Headers; body: string }> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => (answer += chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      const [head = '', body = ''] = answer.split('\r\n\r\n');
      const [line = '', ...lines] = head.split('\r\n');
      const headers = new Headers(lines.map((one) => one.split(/: (.*)/).slice(0, 2) as [string, string]));
      resolve({ status: Number(line.split(' ')[1]), headers, body });
    });
  });
}
const ask = (line: string) =>
  send(`${line} HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`);

const UNREADABLE = '{"errorMessage":"Die Anfrage ist nicht lesbar."}';
const OTHER_WAY = '{"errorMessage":"Das geht auf diesem Weg nicht."}';

test.each([
  ['GET /api/post/%ff', 400, UNREADABLE],
  ['POST /rangliste/%ff', 400, UNREADABLE],
  ['GET /rangliste/%ff', 404, /<h1>Diese Seite gibt es nicht<\/h1>/],
  [`GET /api/post/${'9'.repeat(200)}`, 400, /^{"errorMessage":"Bitte prüfe Deine Eingabe: „Nummer/],
  [`GET /${'9'.repeat(20_000)}`, 431, '{"errorMessage":"Die Anfrage ist zu lang."}'],
  ['GET //metrics', 404, /<h1>Diese Seite gibt es nicht<\/h1>/],
  ['NONSENSE /', 400, UNREADABLE],
  ['GET', 400, UNREADABLE],
])('%.40s: %i in German, with security headers', async (line, status, body) => {
  const answer = await ask(line);
  expect(answer.status).toBe(status);
  if (typeof body === 'string') expect(answer.body).toBe(body);
  else expect(answer.body).toMatch(body);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  });
});

test.each([
  ['PUT /api/post/3', 'GET, HEAD', OTHER_WAY],
  ['DELETE /api/tipps?x=1', 'GET, HEAD, POST', OTHER_WAY],
  ['GET /api/auth/logout', 'POST', OTHER_WAY],
  ['PATCH /api/match/admin/', 'GET, HEAD', OTHER_WAY],
  ['POST /tipps', 'GET, HEAD', OTHER_WAY],
  [
    'GET /graphql',
    'POST',
    '{"errors":[{"message":"Das geht auf diesem Weg nicht.","extensions":{"code":"BAD_USER_INPUT"}}]}',
  ],
])('%s: 405 with the allowed methods', async (line, allow, body) => {
  const answer = await ask(line);
  expect([answer.status, answer.headers.get('allow'), answer.body]).toEqual([405, allow, body]);
});

test('an undocumented path is 404 for every method', async () => {
  for (const method of ['GET', 'PUT', 'DELETE']) {
    const { status, body } = await ask(`${method} /api/nothing`);
    expect([status, body]).toEqual([404, '{"errorMessage":"Das gibt es hier nicht."}']);
  }
});
