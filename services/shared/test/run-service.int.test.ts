import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { createHttpClient } from '../src/platform/http/http-client.ts';

const CONNECTIONS = 8;
const STANDSTILL_MS = 100;
const headers = { 'content-type': 'application/json' };

test('a process that is asked to end answers as long as anybody sends it anything', async () => {
  const ending = fork(new URL('ending-process.ts', import.meta.url));
  const [port] = (await once(ending, 'message')) as [number];
  const client = createHttpClient({ url: `http://127.0.0.1:${port}`, connections: CONNECTIONS, queue: 0 });
  const statuses: number[] = [];
  const failures: unknown[] = [];
  let isOver = false;
  const post = () => client.post({ path: '/', headers, body: '{}', deadline: new Date(Date.now() + 5_000) });
  const caller = async () => {
    while (!isOver)
      await post().then(
        ({ status }) => statuses.push(status),
        (error: unknown) => failures.push(error),
      );
  };
  const callers = Array.from({ length: CONNECTIONS }, caller);
  await sleep(300);
  const before = statuses.length;
  const exited = once(ending, 'exit');
  ending.kill('SIGTERM');
  // A balancer sends requests a moment longer, and may stand still once all its connections were closed.
  await sleep(100);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, STANDSTILL_MS);
  await sleep(100);
  isOver = true;
  await Promise.all(callers);
  expect(await exited).toEqual([0, null]);
  await client.close();
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(statuses.length).toBeGreaterThan(before);
  expect(failures).toEqual([]);
});
