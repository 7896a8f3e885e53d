import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import {
  createHttpClient,
  NoAnswerError,
  NotSentError,
  type HttpClient,
} from '../src/platform/http/http-client.ts';

let server: ChildProcess;
let port: number;
let client: HttpClient;

beforeEach(async () => {
  server = fork(new URL('slow-server.ts', import.meta.url));
  [port] = (await once(server, 'message')) as [number];
  client = createHttpClient({ url: `http://127.0.0.1:${port}`, connections: 1, queue: 1 });
});
afterEach(async () => {
  server.kill('SIGKILL');
  await client.close();
});

const post = (name: string, { waitMs = 0, withinMs = 5_000, path = '/' } = {}) =>
  client.post({
    path,
    headers: {},
    body: JSON.stringify({ name, waitMs }),
    deadline: new Date(Date.now() + withinMs),
  });
const read = (name: string, given: Partial<Parameters<HttpClient['post']>[0]> = {}) =>
  client.post({
    path: '/',
    headers: {},
    body: JSON.stringify({ name, waitMs: 1_500 }),
    deadline: new Date(Date.now() + 5_000),
    isRead: true,
    ...given,
  });
const seen = async () => {
  const { body } = await post('', { path: '/seen', withinMs: 20_000 });
  return (JSON.parse(body) as string[]).map((text) => (JSON.parse(text) as { name: string }).name);
};

test('a call that got no connection in time is refused, and never sent afterwards', async () => {
  const first = post('first', { waitMs: 600 });
  await expect(post('second', { withinMs: 200 })).rejects.toBeInstanceOf(NotSentError);
  await first;
  expect(await seen()).toEqual(['first']);
});

test('a call that waits is sent as soon as a connection is free', async () => {
  const answers = await Promise.all([post('first', { waitMs: 100 }), post('second')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await seen()).toEqual(['first', 'second']);
});

test('a call beyond the limit is refused at once, with a time to retry', async () => {
  const waiting = [post('first', { waitMs: 500 }), post('second')];
  const first = await Promise.race([waiting[0], post('third').catch((error: unknown) => error)]);
  expect(first).toBeInstanceOf(NotSentError);
  expect(first).toMatchObject({ retryAfterSeconds: 2 });
  await Promise.all(waiting);
  expect(await seen()).toEqual(['first', 'second']);
});

test('the outcome of a call to a paused process is unknown', async () => {
  await post('before');
  server.kill('SIGSTOP');
  await expect(post('late', { withinMs: 200 })).rejects.toBeInstanceOf(NoAnswerError);
  server.kill('SIGCONT');
  await seen();
});

test('the outcome of a call with a lost connection is unknown', async () => {
  const lost = post('lost', { waitMs: 10_000 });
  lost.catch(() => undefined);
  // A second way to the same server shows that the call arrived.
  const other = createHttpClient({ url: `http://127.0.0.1:${port}`, connections: 1, queue: 1 });
  const deadline = new Date(Date.now() + 10_000);
  while ((await other.post({ path: '/seen', headers: {}, body: '', deadline })).body === '[]');
  server.kill('SIGKILL');
  await expect(lost).rejects.toBeInstanceOf(NoAnswerError);
  await other.close();
});

test('where nobody listens nothing was sent', async () => {
  server.kill('SIGKILL');
  await once(server, 'exit');
  await expect(post('nowhere')).rejects.toBeInstanceOf(NotSentError);
});

test('a slow read is sent again on another connection, and the first answer counts', async () => {
  const { body } = await read('slow');
  expect(JSON.parse(body)).toMatchObject({ name: 'slow' });
  expect(await seen()).toEqual(['slow', 'slow']);
});

test('a slow write is sent once', async () => {
  await read('write', { isRead: false });
  expect(await seen()).toEqual(['write']);
});

test('a read is not sent again after its deadline', async () => {
  await expect(read('short', { deadline: new Date(Date.now() + 500) })).rejects.toBeInstanceOf(NoAnswerError);
  expect(await seen()).toEqual(['short']);
});

test('a call refused while its connection was being opened is not sent once it is open', async () => {
  server.kill('SIGSTOP');
  const crowd = await fillBacklog();
  await expect(post('early', { withinMs: 200 })).rejects.toBeInstanceOf(NotSentError);
  server.kill('SIGCONT');
  for (const socket of crowd) socket.destroy();
  expect(await seen()).toEqual([]);
});

/** Connects until the kernel's backlog is full, for a process that accepts no connections. */
async function fillBacklog(): Promise<Socket[]> {
  const crowd: Socket[] = [];
  for (;;) {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    crowd.push(socket);
    const connected = once(socket, 'connect').then(() => true);
    const gaveUp = new Promise<false>((resolve) => setTimeout(resolve, 300, false));
    if (!(await Promise.race([connected, gaveUp]))) return crowd;
  }
}
