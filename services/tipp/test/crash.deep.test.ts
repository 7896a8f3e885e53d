import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { IDENTITY_HEADER, signIdentity } from '@tippspiel/shared/contracts/auth/identity';
import { createLogger } from '@tippspiel/shared/platform/log/logger';
import { connectBus, type Bus } from '@tippspiel/shared/platform/nats/bus';
import { openLine, type Line } from '@tippspiel/shared/platform/testing/line';
import { player, TEST_IDENTITY_SECRET, testEnv } from '@tippspiel/shared/platform/testing/subgraph';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { backingForTests } from '../../../infra/local/testing.ts';
import { until } from './tipp-fixture.ts';

const MAIN = new URL('../src/main.ts', import.meta.url).pathname;
const AFTER_FIRST_MATCH = Date.parse('2024-06-14T21:30:00Z');

let env: Record<string, string>;
let bus: Bus;
let line: Line;
let child: ChildProcess | undefined;
const events: { id: string; goalsTeam1: number | null }[] = [];

beforeAll(async () => {
  const backing = backingForTests();
  line = await openLine(backing.natsUrl);
  const offset = String(AFTER_FIRST_MATCH - Date.now());
  env = { ...testEnv('tipp', backing), NATS_URL: line.url, TIPPSPIEL_CLOCK_OFFSET_MS: offset };
  const log = createLogger('test', 'error');
  bus = await connectBus({
    url: backing.natsUrl,
    namespace: env['NATS_NAMESPACE'] as string,
    service: 'test',
    log,
  });
  await bus.consume({
    name: 'test-crash',
    types: ['tipp.match.changed.v3'],
    handle: async (list) =>
      void events.push(...list.map(({ id, data }) => ({ id, goalsTeam1: data.goalsTeam1 }))),
  });
});
afterAll(async () => {
  child?.kill('SIGKILL');
  await bus.close();
  line.close();
});

test('kill -9 between write and event: the event is published after the restart, exactly once', async () => {
  let port = await start();
  expect(await saveResult(port, 1)).toBe(1);
  await until(() => events.length === 1);

  // The write is acknowledged, its event cannot be sent, and the process is killed.
  line.cut();
  expect(await saveResult(port, 2)).toBe(2);
  child?.kill('SIGKILL');
  await new Promise((resolve) => child?.once('exit', resolve));
  expect(events).toHaveLength(1);

  line.mend();
  port = await start();
  await until(() => events.length > 1);
  expect(await saveResult(port, 3)).toBe(3);
  await until(() => events.length > 2);
  expect(events.map(({ goalsTeam1 }) => goalsTeam1)).toEqual([1, 2, 3]);
  expect(new Set(events.map(({ id }) => id)).size).toBe(3);
});

/** Starts the service's own process and waits until it is ready. @returns its port */
async function start(): Promise<number> {
  const port = await freePort();
  child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, ...env, PORT: String(port), NODE_OPTIONS: '' },
    stdio: 'inherit',
  });
  await until(() =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return port;
}

async function saveResult(port: number, goalsTeam1: number): Promise<number> {
  const token = await signIdentity(TEST_IDENTITY_SECRET, player(1, { isAdmin: true }));
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [IDENTITY_HEADER]: token },
    body: JSON.stringify({
      query: 'mutation ($input: SaveMatchInput!) { saveMatch(input: $input) { match { goalsTeam1 } } }',
      variables: { input: { matchId: 1, isRunning: true, goalsTeam1, goalsTeam2: 0 } },
    }),
  });
  const { data } = (await response.json()) as { data: { saveMatch: { match: { goalsTeam1: number } } } };
  return data.saveMatch.match.goalsTeam1;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
