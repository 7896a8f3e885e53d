import { until } from '@tippspiel/shared/platform/testing/until';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { BATCH_PATH } from '@tippspiel/shared/platform/graph/subgraph';
import { readManifest } from '../src/graph/manifest.ts';
import { ask, closeGateways, startGateway } from './gateway-fixture.ts';
import { standIn, type StandIn } from './stand-in.ts';

const GENERIC = 'Hoppla, das hat jetzt nicht funktioniert!';
const MATCH = '{ match(id: 1) { id } }';
/** Some 400 objects. */
const HEAVY = `{ ${['a', 'b'].map((name) => `${name}: ranking(page: { pageSize: 100 }) { items { id ranking } }`).join(' ')} }`;

let tipp: StandIn;
/** Questions that wait at the subgraph for `goOn`. */
const waiting: (() => void)[] = [];
let most = 0;
const hang = <T>(answer: T): Promise<T> =>
  new Promise((resolve) => {
    waiting.push(() => resolve(answer));
    most = Math.max(most, waiting.length);
  });
const goOn = () => waiting.splice(0).forEach((answer) => answer());

beforeAll(async () => {
  const ranking = () =>
    hang({ items: [], totalCount: 0, pageNumber: 1, pageSize: 100, blocked: false, live: null });
  tipp = await standIn({
    name: 'tipp',
    resolvers: {
      Query: { match: () => hang({ id: 1 }), matches: () => [], ranking },
      Mutation: { saveTipp: () => hang({ jokerCount: 1 }) },
    },
  });
});
afterEach(closeGateways);
afterAll(() => tipp.close());

test('of many at once a bounded number waits for a subgraph, and the next get 503 with Retry-After at once', async () => {
  const { app } = await startGateway({
    TIPP_URL: tipp.url,
    SUBGRAPH_CONNECTIONS: '1',
    SUBGRAPH_QUEUE: '1',
    SUBGRAPH_TIMEOUT_MS: '8000',
  });
  const begun = performance.now();
  let answered = 0;
  const all = Array.from({ length: 5 }, () => ask(app, MATCH).finally(() => answered++));
  await until('three are refused', () => answered === 3);
  const rest = await app.inject({ method: 'GET', url: '/api/match' });
  expect(performance.now() - begun).toBeLessThan(3_000);
  expect([rest.statusCode, rest.headers['retry-after'], rest.json()]).toEqual([
    503,
    '2',
    { errorMessage: GENERIC, code: 'UNAVAILABLE' },
  ]);
  const letThrough = setInterval(goOn, 10);
  const answers = await Promise.all(all);
  clearInterval(letThrough);
  expect(answers.map(({ status, headers }) => `${status} ${headers['retry-after']}`).sort()).toEqual([
    '200 undefined',
    '200 undefined',
    '503 2',
    '503 2',
    '503 2',
  ]);
});

test('heavy operations run a few at a time, light ones pass them', async () => {
  const { app } = await startGateway({
    TIPP_URL: tipp.url,
    MAX_COST: '2000',
    HEAVY_AT_ONCE: '1',
    SUBGRAPH_TIMEOUT_MS: '8000',
  });
  most = 0;
  const heavy = Promise.all(Array.from({ length: 4 }, () => ask(app, HEAVY)));
  await until('the first is with the subgraph', () => waiting.length === 2);
  expect((await ask(app, '{ matches { id } }')).body).toEqual({ data: { matches: [] } });
  const letThrough = setInterval(goOn, 20);
  const answers = await heavy;
  clearInterval(letThrough);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  // Each of them asks for two lists.
  expect(most).toBe(2);
});

test('open pages of the Konferenz that query at the same time share requests', async () => {
  most = 0;
  const urls: unknown[] = [];
  tipp.app.server.on('request', ({ url }) => urls.push(url));
  const { app } = await startGateway({ TIPP_URL: tipp.url, SUBGRAPH_TIMEOUT_MS: '8000' });
  const { query } = (await readManifest()).find(({ name }) => name === 'Konferenz')!;
  const page = { pageNumber: 1, pageSize: 10 };
  const variables = { groupId: 0, onlyFavorites: false, overview: false, page };
  const pages = Promise.all(Array.from({ length: 8 }, () => ask(app, query, { variables })));
  await until('two requests are with the subgraph', () => waiting.length === 2);
  const letThrough = setInterval(goOn, 20);
  const answers = await pages;
  clearInterval(letThrough);
  for (const { body } of answers) expect(body.data).toMatchObject({ ranking: { totalCount: 0, live: null } });
  expect(urls.filter((url) => url === BATCH_PATH)).toHaveLength(1);
  // All but the first two, which may still wait on a busy machine.
  expect([6, 7, 8]).toContain(most);
  // Searches take longer, and would delay the other pages of a request.
  const search = { ...variables, page: { ...page, search: 'a' } };
  const searches = Promise.all(Array.from({ length: 8 }, () => ask(app, query, { variables: search })));
  await until('all of them are with the subgraph', () => waiting.length === 8);
  goOn();
  await searches;
  expect(urls.filter((url) => url === BATCH_PATH)).toHaveLength(1);
});

test('an oversized save is refused to its sender alone', async () => {
  const batches: number[] = [];
  tipp.app.server.on('request', ({ url, headers }) => {
    if (url === BATCH_PATH) batches.push(Number(headers['content-length']));
  });
  const { app } = await startGateway({ TIPP_URL: tipp.url, SUBGRAPH_TIMEOUT_MS: '8000' });
  const page = await app.inject({ method: 'GET', url: '/' });
  const headers = {
    cookie: String(page.headers['set-cookie']).split(';')[0] as string,
    'x-csrf-token': String(page.headers['x-csrf-token']),
    'user-agent': 'x'.repeat(10_000),
  };
  const query = 'mutation ($input: SaveTippInput!) { saveTipp(input: $input) { jokerCount } }';
  const save = (goalsTeam1: unknown) =>
    ask(app, query, { variables: { input: { matchId: 1, goalsTeam1 } }, headers });
  const saves = Promise.all([1, 2, 3, 4].map(save));
  await until('two requests are with the subgraph', () => waiting.length === 2);
  const oversized = save('x'.repeat(1_048_400));
  const letThrough = setInterval(goOn, 20);
  const statuses = (await saves).map(({ status }) => status);
  const { status, body } = await oversized;
  clearInterval(letThrough);
  expect(statuses).toEqual([200, 200, 200, 200]);
  expect([status, body.errors?.[0]?.extensions]).toEqual([
    400,
    { code: 'BAD_USER_INPUT', field: 'goalsTeam1' },
  ]);
  expect(batches).toHaveLength(1);
  expect(batches[0]).toBeLessThan(10_000);
});
