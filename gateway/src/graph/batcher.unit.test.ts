import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createHttpClient,
  NoAnswerError,
  NotSentError,
  type HttpClient,
} from '@tippspiel/shared/platform/http/http-client';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createBatcher, type Batcher } from './batcher.ts';

/** A subgraph that holds every request until it is let go, and then answers each operation with its own number. */
type Held = {
  url: string;
  numbers: number[];
  queries: (string | undefined)[];
  /** @param isOld it cannot read an operation without a query */
  answer(status?: number, isOld?: boolean): void;
};
let held: Held[];
let server: Server;
let client: HttpClient;
let batch: Batcher;
/** Longer than any test: on a machine that stands still for a moment, no request becomes slow by accident. */
const NEVER_SLOW_MS = 60_000;

beforeEach(async () => {
  held = [];
  server = createServer((request, response) => void hold(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  client = createHttpClient({ url: `http://127.0.0.1:${port}`, connections: 16, queue: 8 });
  batch = createBatcher(client, { queue: 5, slowMs: NEVER_SLOW_MS });
});
afterEach(async () => {
  held.forEach(({ answer }) => answer());
  await client.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function hold(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  type Part = { query?: string; variables: { number: number }; headers: { own: string } };
  const parsed = JSON.parse(body) as Part | Part[];
  const numbers = [parsed].flat().map(({ variables }) => variables.number);
  if (Array.isArray(parsed)) expect(parsed.map(({ headers }) => headers.own)).toEqual(numbers.map(String));
  else expect(request.headers['own']).toBe(String(parsed.variables.number));
  held.push({
    url: request.url as string,
    numbers,
    queries: [parsed].flat().map(({ query }) => query),
    answer(status = 200, isOld = false) {
      response.statusCode = status;
      const lines = [parsed]
        .flat()
        .map(({ query, variables }) =>
          isOld && query === undefined ? '{"errorMessage":"unlesbar"}' : `{"data":${variables.number}}`,
        );
      response.end(status === 200 ? lines.join('\n') : '{}');
    },
  });
}

const send = (number: number, forMs = 5_000, query = 'query Live') =>
  batch({
    headers: { own: String(number) },
    query,
    variables: JSON.stringify({ number }),
    deadline: new Date(Date.now() + forMs),
  });

async function untilHeld(count: number): Promise<void> {
  const deadline = Date.now() + 2_000;
  while (held.length < count) {
    if (Date.now() > deadline) throw new Error(`${held.length} requests instead of ${count}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

test('what comes alone goes at once; what comes while two are under way goes together, each with its own answer', async () => {
  const answers = [1, 2, 3, 4, 5].map((number) => send(number));
  await untilHeld(2);
  expect(held.map(({ url, numbers }) => [url, numbers])).toEqual([
    ['/graphql', [1]],
    ['/graphql', [2]],
  ]);
  held[0]?.answer();
  await untilHeld(3);
  expect(held[2]).toMatchObject({ url: '/graphql/gathered', numbers: [3, 4, 5] });
  held[1]?.answer();
  held[2]?.answer();
  expect(await Promise.all(answers)).toEqual([1, 2, 3, 4, 5].map((number) => `{"data":${number}}`));
});

test('among others, a query is sent only where it differs from the one before', async () => {
  const answers = ['a', 'a', 'a', 'a', '"b"', 'a'].map((query, number) => send(number, 5_000, query));
  await untilHeld(2);
  held[0]?.answer();
  await untilHeld(3);
  expect(held.map(({ queries }) => queries)).toEqual([['a'], ['a'], ['a', undefined, '"b"', 'a']]);
  held.forEach(({ answer }) => answer());
  await Promise.all(answers);
});

test('what a subgraph of an older version could not read without its query is sent alone', async () => {
  const answers = Promise.all([1, 2, 3, 4, 5].map((number) => send(number)));
  await untilHeld(2);
  held[0]?.answer();
  await untilHeld(3);
  held[1]?.answer();
  held[2]?.answer(200, true);
  await untilHeld(5);
  expect(held.map(({ numbers }) => numbers)).toEqual([[1], [2], [3, 4, 5], [4], [5]]);
  held.slice(3).forEach(({ answer }) => answer(200, true));
  expect(await answers).toEqual([1, 2, 3, 4, 5].map((number) => `{"data":${number}}`));
});

test.each([
  { status: 413, isRead: false, isRepeated: true },
  { status: 500, isRead: false, isRepeated: false },
  { status: 500, isRead: true, isRepeated: true },
])(
  'after $status the parts are sent singly where that is safe (reads: $isRead)',
  async ({ status, isRead, isRepeated }) => {
    batch = createBatcher(client, { queue: 5, isRead, slowMs: NEVER_SLOW_MS });
    const answers = Promise.allSettled([1, 2, 3, 4].map((number) => send(number)));
    await untilHeld(2);
    held[0]?.answer();
    await untilHeld(3);
    expect(held[2]?.numbers).toEqual([3, 4]);
    held[1]?.answer();
    held[2]?.answer(status);
    if (isRepeated) await untilHeld(5);
    held.slice(3).forEach(({ answer }) => answer());
    const reason = expect.any(NoAnswerError);
    expect((await answers).slice(2)).toEqual(
      [3, 4].map((number) =>
        isRepeated ? { status: 'fulfilled', value: `{"data":${number}}` } : { status: 'rejected', reason },
      ),
    );
    expect(held).toHaveLength(isRepeated ? 5 : 3);
  },
);

test('what waited past its deadline is never sent, what was sent by then is unknown', async () => {
  const sent = [send(1, 150), send(2)];
  const late = send(3, 50);
  await Promise.all([
    untilHeld(2),
    expect(late).rejects.toBeInstanceOf(NotSentError),
    expect(sent[0]).rejects.toBeInstanceOf(NoAnswerError),
  ]);
  held.forEach(({ answer }) => answer());
  await sent[1];
  expect(await Promise.all([send(4).finally(() => undefined), untilHeld(3).then(() => held[2]?.answer())])).toHaveLength(2); // prettier-ignore
  expect(held.flatMap(({ numbers }) => numbers)).toEqual([1, 2, 4]);
});

test('beyond the queue everything is refused at once', async () => {
  const accepted = Array.from({ length: 7 }, (_none, index) => send(index));
  await untilHeld(2);
  await expect(send(99)).rejects.toMatchObject({ retryAfterSeconds: 2 });
  held.forEach(({ answer }) => answer());
  await untilHeld(3);
  held[2]?.answer();
  await Promise.all(accepted);
});

test('requests that hang keep the others waiting for a moment only, until too many do', async () => {
  batch = createBatcher(client, { queue: 5 });
  const hanging = [1, 2].map((number) => send(number));
  await untilHeld(2);
  const sentAt = performance.now();
  const behind = [3, 4].map((number) => send(number));
  await untilHeld(3);
  expect(performance.now() - sentAt).toBeLessThan(1_000);
  expect(held[2]).toMatchObject({ url: '/graphql/gathered', numbers: [3, 4] });
  held[2]?.answer();
  await Promise.all(behind);

  const others: Promise<string>[] = [];
  for (const count of [4, 5, 6, 7, 8, 9]) {
    others.push(send(count));
    await untilHeld(count);
  }
  const eightHang = send(10, 600);
  await expect(eightHang).rejects.toBeInstanceOf(NotSentError);
  expect(held).toHaveLength(9);
  const last = send(11);
  held[0]?.answer();
  await untilHeld(10);
  expect(held[9]).toMatchObject({ numbers: [11] });
  held.forEach(({ answer }) => answer());
  await Promise.all([...hanging, ...others, last]);
});

test('where nobody listens nothing was sent', async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await expect(send(1)).rejects.toBeInstanceOf(NotSentError);
});
