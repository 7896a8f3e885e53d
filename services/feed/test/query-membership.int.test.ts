import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TEST_IDENTITY_SECRET } from '@tippspiel/shared/platform/testing/subgraph';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Registry } from 'prom-client';
import { createMembershipQuery } from '../src/app/query-membership.ts';
import { numbers } from './kit.ts';

/** Answers for one group, whether the player is in it. All other requests hang. */
let server: Server;
let asked: number[];
let answer: boolean;
let group: ReturnType<typeof createMembershipQuery>;
let metrics: Registry;
const KNOWN = 1_000;

beforeEach(async () => {
  asked = [];
  answer = true;
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { variables } = JSON.parse(body) as { variables: { id: number } };
      asked.push(variables.id);
      if (variables.id === KNOWN) response.end(JSON.stringify({ data: { group: { member: answer } } }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  metrics = new Registry();
  const url = `http://127.0.0.1:${port}`;
  const versionOf = async () => 0;
  group = createMembershipQuery({ url, identitySecret: TEST_IDENTITY_SECRET, versionOf, metrics });
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await group.close();
});

const countOf = async (label: string) =>
  (await metrics.getSingleMetric('feed_membership_questions_total')?.get())?.values.find(
    ({ labels }) => labels['answer'] === label,
  )?.value ?? 0;

test('a player who queries a hundred groups at once does not block others, and mostly gets an immediate no', async () => {
  expect(await group.ask(KNOWN, 9)).toBe(true);
  const hundred = Promise.all(numbers(1, 100).map((groupId) => group.ask(groupId, 7)));
  expect(await group.ask(KNOWN, 8)).toBe(true);
  server.closeAllConnections();
  expect(new Set(await hundred)).toEqual(new Set([false]));
  expect(await countOf('none')).toBe(100);
  expect(await countOf('yes')).toBe(2);
});

test('a no is cached for a moment', async () => {
  answer = false;
  expect(await group.ask(KNOWN, 8)).toBe(false);
  expect(await group.ask(KNOWN, 8)).toBe(false);
  expect(asked).toEqual([KNOWN]);
});
