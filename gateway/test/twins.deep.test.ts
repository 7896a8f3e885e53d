import { identitySigner } from '@tippspiel/shared/contracts/auth/identity';
import { createHttpClient, type HttpClient } from '@tippspiel/shared/platform/http/http-client';
import { createLogger } from '@tippspiel/shared/platform/log/logger';
import { TEST_IDENTITY_SECRET } from '@tippspiel/shared/platform/testing/subgraph';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startBalancer, type Balancer } from '../../infra/local/balancer.ts';
import { createPoolDataSource } from '../src/graph/data-source.ts';
import { createBatcher } from '../src/graph/batcher.ts';
import { startTipp } from './start-tipp.ts';

const SAVE = 'mutation ($input: SaveTippInput!) { saveTipp(input: $input) { jokerCount } }';
const input = { matchId: 1, goalsTeam1: 1 };
const TIMEOUT_MS = 3_000;

let tipps: Awaited<ReturnType<typeof startTipp>>[];
let balancer: Balancer;
let client: HttpClient;
let source: ReturnType<typeof createPoolDataSource>;

beforeEach(async () => {
  tipps = [await startTipp(), await startTipp()];
  const to = tipps.map(({ url }) => ({ host: '127.0.0.1', port: Number(new URL(url).port) }));
  balancer = await startBalancer({ host: '127.0.0.1', port: 0, targets: async () => to });
  client = createHttpClient({ url: `http://127.0.0.1:${balancer.port}`, connections: 128, queue: 2_000 });
  source = createPoolDataSource({
    name: 'tipp',
    client,
    sign: identitySigner(TEST_IDENTITY_SECRET),
    timeoutMs: TIMEOUT_MS,
    log: createLogger('gateway', 'silent'),
    batch: {
      saves: createBatcher(client, { queue: 2_000 }),
      reads: createBatcher(client, { queue: 2_000, isRead: true }),
    },
  });
});
afterEach(async () => {
  tipps.forEach(({ process }) => process.kill('SIGKILL'));
  await client.close();
  await balancer.close();
});

const send = (query: string, variables = {}) => {
  const call = { identity: null, requestId: 'r', clientIp: '127.0.0.1' };
  return source.process({ request: { query, variables }, context: { call } } as never);
};

async function save(): Promise<{ ms: number; isSaved: boolean }> {
  const since = performance.now();
  const { errors } = await send(SAVE, { input });
  return { ms: performance.now() - since, isSaved: !errors };
}

test('while one of two processes hangs, only the few saves that reach it fail', async () => {
  // Opens connections to both processes. Half of them will hang.
  await Promise.all(Array.from({ length: 40 }, () => send('{ tournament { id } }')));
  tipps[0]?.process.kill('SIGSTOP');
  const saves: ReturnType<typeof save>[] = [];
  while (saves.length < 600) {
    saves.push(save());
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const done = await Promise.all(saves);
  expect(done.filter(({ ms, isSaved }) => !isSaved || ms > 1_000).length / done.length).toBeLessThan(0.05);
});

test('no read fails or waits long while one of two processes hangs', async () => {
  await Promise.all(Array.from({ length: 40 }, () => send('{ tournament { id } }')));
  tipps[0]?.process.kill('SIGSTOP');
  const read = async () => {
    const since = performance.now();
    const { errors } = await send('{ tournament { id } }');
    return { ms: performance.now() - since, failed: errors !== undefined };
  };
  const reads: ReturnType<typeof read>[] = [];
  for (let n = 0; n < 100; n += 1) {
    reads.push(read());
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const done = await Promise.all(reads);
  expect(done.filter(({ failed }) => failed)).toEqual([]);
  expect(Math.max(...done.map(({ ms }) => ms))).toBeLessThan(TIMEOUT_MS - 200);
});
