import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { createHttpClient, NotSentError } from '../src/platform/http/http-client.ts';

const CONNECTIONS = 8;
const headers = { 'content-type': 'application/json' };

test('a process that is asked to end answers all that it was sent, and then takes nothing more', async () => {
  const ending = fork(new URL('ending-process.ts', import.meta.url));
  const [port] = (await once(ending, 'message')) as [number];
  const client = createHttpClient({ url: `http://127.0.0.1:${port}`, connections: CONNECTIONS, queue: 0 });
  const statuses: number[] = [];
  const failures: unknown[] = [];
  const post = () => client.post({ path: '/', headers, body: '{}', deadline: new Date(Date.now() + 5_000) });
  const caller = async () => {
    while (!failures.length)
      await post().then(
        ({ status }) => statuses.push(status),
        (error: unknown) => failures.push(error),
      );
  };
  const callers = Array.from({ length: CONNECTIONS }, caller);
  await sleep(300);
  const before = statuses.length;
  ending.kill('SIGTERM');
  const [code] = await once(ending, 'exit');
  await Promise.all(callers);
  await client.close();
  expect(code).toBe(0);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(statuses.length).toBeGreaterThan(before);
  expect(failures.filter((failure) => !(failure instanceof NotSentError))).toEqual([]);
});
