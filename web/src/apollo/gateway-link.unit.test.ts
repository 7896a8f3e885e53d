import { ApolloClient, gql, InMemoryCache } from '@apollo/client';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { connection } from '../lib/connection/connection.ts';
import { serverNow, syncClock } from '../lib/time/server-clock.ts';
import { toFailure } from './errors.ts';
import { gatewayLink } from './gateway-link.ts';

const { fetch: realFetch } = globalThis;
const query = gql`
  query Name($id: Int!) {
    user(id: $id) {
      id
      fullname
    }
  }
`;

let answer: () => Promise<Response>;
let sent: RequestInit | undefined;

const ask = (options: RequestInit = {}) =>
  new ApolloClient({ cache: new InMemoryCache(), link: gatewayLink }).query({
    query,
    variables: { id: 7 },
    fetchPolicy: 'network-only',
    context: { fetchOptions: options },
  });
const failureOfAsking = async (options?: RequestInit) =>
  toFailure(await ask(options).catch((error: unknown) => error));

beforeEach(() => {
  globalThis.fetch = (_input, init) => {
    sent = init;
    return answer();
  };
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

test('asks by POST and gives the data', async () => {
  answer = () =>
    Promise.resolve(Response.json({ data: { user: { __typename: 'User', id: 7, fullname: 'Mia Muster' } } }));
  const { data } = await ask();
  expect(data).toEqual({ user: { __typename: 'User', id: 7, fullname: 'Mia Muster' } });
  expect(sent?.method).toBe('POST');
  const body = JSON.parse(sent?.body as string) as Record<string, unknown>;
  expect(body).toMatchObject({ operationName: 'Name', variables: { id: 7 } });
  expect(body['query']).toContain('fullname');
});

const refusal = { errors: [{ message: 'Bitte warte.', extensions: { code: 'RATE_LIMITED' } }] };

test.each<[string, () => Response, { code: string; message: string }]>([
  ['an error of the graph', () => Response.json(refusal), { code: 'RATE_LIMITED', message: 'Bitte warte.' }],
  [
    'the same with a status of its own',
    () => Response.json(refusal, { status: 429 }),
    { code: 'RATE_LIMITED', message: 'Bitte warte.' },
  ],
  [
    'a proxy’s page',
    () => new Response('<h1>Bad Gateway</h1>', { status: 502 }),
    { code: '', message: 'Hoppla, das hat jetzt nicht funktioniert!' },
  ],
  [
    'a page in place of an answer',
    () => new Response('<h1>Anmelden im WLAN</h1>'),
    { code: '', message: 'Hoppla, das hat jetzt nicht funktioniert!' },
  ],
  ...[{}, [], null, 'ok', { status: 'ok' }, { data: null }, { data: 'ok' }, { errors: [] }].map(
    (json): [string, () => Response, { code: string; message: string }] => [
      `what no graph answers, ${JSON.stringify(json)},`,
      () => Response.json(json),
      { code: '', message: 'Hoppla, das hat jetzt nicht funktioniert!' },
    ],
  ),
])('%s is a failure', async (_case, response, failure) => {
  answer = () => Promise.resolve(response());
  expect(await failureOfAsking()).toMatchObject(failure);
});

test('an unreachable server is no connection', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  expect((await failureOfAsking()).message).toBe('Gerade keine Verbindung. Probier es gleich nochmal.');
});

test('whoever asks can give up', async () => {
  const abort = new AbortController();
  answer = () =>
    new Promise((_resolve, reject) => {
      sent?.signal?.addEventListener('abort', () => reject(sent?.signal?.reason as Error));
      abort.abort(new DOMException('Weg', 'AbortError'));
    });
  await expect(ask({ signal: abort.signal })).rejects.toThrow('Weg');
});

test('a query that went into a dead network is given up when the server is found again, a write is not', async () => {
  let isDead = true;
  globalThis.fetch = (input, init) => {
    if (input !== '/graphql')
      return isDead ? Promise.reject(new TypeError()) : Promise.resolve(new Response());
    return new Promise((resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      if (init?.keepalive) setTimeout(() => resolve(Response.json({ data: { save: true } })), 50);
    });
  };
  const asked = failureOfAsking();
  const written = new ApolloClient({ cache: new InMemoryCache(), link: gatewayLink }).mutate({
    mutation: gql('mutation Save { save }'),
    context: { fetchOptions: { keepalive: true } },
  });
  connection.noteNoAnswer();
  await connection.answers();
  expect(connection.isLost()).toBe(true);
  isDead = false;
  connection.check();
  expect((await asked).message).toBe('Gerade keine Verbindung. Probier es gleich nochmal.');
  expect((await written).data).toEqual({ save: true });
});

test("a write says until when it may be begun, by the server's clock; a query does not", async () => {
  answer = () => Promise.resolve(Response.json({ data: { save: true } }));
  syncClock(new Date(Date.now() + 86_400_000).toISOString(), Date.now(), Date.now());
  const mutation = gql`
    mutation Save {
      save
    }
  `;
  await new ApolloClient({ cache: new InMemoryCache(), link: gatewayLink }).mutate({ mutation });
  const left = Number(new Headers(sent?.headers).get('x-valid-until')) - serverNow();
  expect(left).toBeGreaterThan(29_000);
  expect(left).toBeLessThanOrEqual(30_001);
  answer = () => Promise.resolve(Response.json({ data: { user: null } }));
  await ask();
  expect(new Headers(sent?.headers).has('x-valid-until')).toBe(false);
});
