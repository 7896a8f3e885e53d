import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '@tippspiel/shared/platform/testing/until';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { freePort } from '../local/ports.ts';
import { supervise } from '../local/supervisor.ts';
import type { Service } from '../local/supervisor.ts';
import { makeTempFolder } from '../local/temp-folder.ts';
import { commandOf } from '../local/process/descendants.ts';

let folder: Awaited<ReturnType<typeof makeTempFolder>>;
let lines: string[];
let port: number;
let service: Service | undefined;

beforeEach(async () => {
  folder = await makeTempFolder();
  lines = [];
  port = await freePort();
});
afterEach(async () => {
  await service?.stop();
  await folder.remove();
});

async function start(env: Record<string, string> = {}): Promise<Service> {
  const entry = 'infra/test/fixtures/service.ts';
  const spec = { name: 'fixture', entry, port, env: { PATH: process.env.PATH!, PORT: String(port), ...env } };
  service = await supervise(spec, { logDir: folder.path, log: (line) => lines.push(line) });
  return service;
}
const answer = (path = '/') => fetch(`http://127.0.0.1:${port}${path}`).then((response) => response.text(), () => ''); // prettier-ignore

test('a service that crashes is restarted, with a log message', async () => {
  const { ready, pid } = await start();
  await ready();
  const first = pid();
  expect(await answer()).toBe(String(first));

  await answer('/crash');
  await until('another process answers', async () => !['', String(first)].includes(await answer()));
  expect(pid()).not.toBe(first);
  expect(lines).toContain('fixture ist abgestürzt (Code 7), Neustart in 0,2 s.');
  await until('its last line is shown', () => lines.includes('fixture | about to crash'));
}, 90_000);

test('a service that is killed is restarted', async () => {
  const { ready, pid, kill } = await start();
  await ready();
  const first = pid();
  await kill('SIGKILL');
  await until('it is restarted', () => pid() !== first);
  await ready();
  expect(lines).toContain('fixture ist abgestürzt (Signal SIGKILL), Neustart in 0,2 s.');
}, 90_000);

test('a service that is stopped stays stopped', async () => {
  const { ready, pid, stop } = await start();
  await ready();
  const last = pid();
  await stop();
  expect(await commandOf(last)).toBe('');
  await sleep(1_000);
  expect(await answer()).toBe('');
  expect(lines).toEqual([]);
}, 90_000);

test('a service can be restarted', async () => {
  const { ready, pid, restart } = await start();
  await ready();
  const first = pid();
  await restart();
  expect(pid()).not.toBe(first);
  expect(await answer()).toBe(String(pid()));
  expect(lines).toEqual([]);
}, 90_000);

test('a service that listens at another address is asked there', async () => {
  const { ready } = await start({ HOST: '127.0.0.2' });
  await ready();
}, 30_000);

test('a service that does not start causes an error with the reason', async () => {
  const { ready } = await start({ REFUSE: 'yes' });
  await expect(ready()).rejects.toThrow('this service does not want to start');
}, 90_000);
