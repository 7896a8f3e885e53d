import { readFile } from 'node:fs/promises';
import { AppError } from '@tippspiel/shared/contracts/errors/app-error';
import { until } from '@tippspiel/shared/platform/testing/until';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask, closeGateways, startGateway } from './gateway-fixture.ts';
import { standIn, type StandIn } from './stand-in.ts';

const GENERIC = 'Hoppla, das hat jetzt nicht funktioniert!';
const MATCH = '{ match(id: 1) { id } viewer { id email } }';

const tippResolvers = {
  Query: {
    match: async (_parent: unknown, { id }: { id: number }) => {
      if (id === 2) await new Promise((resolve) => setTimeout(resolve, 6_000));
      if (id === 3) throw new Error('SELECT * FROM secrets failed at /srv/tipp.ts:3');
      if (id === 4) throw new AppError('LOCKED', 'Zu spät.', { field: 'matchId' });
      return { id };
    },
  },
};
const userResolvers = {
  Query: { viewer: () => ({ id: 7, email: 'a@example.org' }) },
  Viewer: { __resolveReference: () => ({ id: 7, email: 'a@example.org' }) },
};

describe('a gateway whose subgraphs come and go', () => {
  let tipp: StandIn;
  let user: StandIn;
  let gateway: Awaited<ReturnType<typeof startGateway>>;

  beforeAll(async () => {
    tipp = await standIn({ name: 'tipp', resolvers: tippResolvers });
    user = await standIn({ name: 'user', resolvers: userResolvers });
    gateway = await startGateway({ TIPP_URL: tipp.url, USER_URL: user.url });
  });
  afterAll(async () => {
    await tipp.close();
    await user.close();
  });

  test('joins their answers', async () => {
    const { status, body } = await ask(gateway.app, MATCH);
    expect({ status, body }).toEqual({
      status: 200,
      body: { data: { match: { id: 1 }, viewer: { id: 7, email: 'a@example.org' } } },
    });
  });

  test('one that is too slow costs its part of the answer, nothing else', async () => {
    const { app } = await startGateway({
      TIPP_URL: tipp.url,
      USER_URL: user.url,
      SUBGRAPH_TIMEOUT_MS: '2000',
    });
    const begun = performance.now();
    const { status, body } = await ask(app, '{ match(id: 2) { id } viewer { id } }');
    expect(performance.now() - begun).toBeLessThan(5_500);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ match: null });
    expect(body.errors?.[0]).toMatchObject({ message: GENERIC, extensions: { code: 'UNAVAILABLE' } });
  });

  test('what went wrong inside stays inside', async () => {
    const { body, text } = await ask(gateway.app, '{ match(id: 3) { id } }');
    expect(body.errors).toEqual([
      { message: GENERIC, path: ['match'], extensions: { code: 'INTERNAL_SERVER_ERROR' } },
    ]);
    expect(text).not.toMatch(/secrets|srv|serviceName|stack/);
  });

  test('what a player may know comes through with code and field', async () => {
    const { body } = await ask(gateway.app, '{ match(id: 4) { id } }');
    expect(body.errors).toEqual([
      { message: 'Zu spät.', path: ['match'], extensions: { code: 'LOCKED', field: 'matchId' } },
    ]);
  });

  test('one that is down costs its part of the answer, and is back by itself', async () => {
    await tipp.close();
    const down = await ask(gateway.app, MATCH);
    expect(down.status).toBe(200);
    expect(down.body.data).toEqual({ match: null, viewer: { id: 7, email: 'a@example.org' } });
    expect(down.body.errors?.[0]).toMatchObject({ message: GENERIC, extensions: { code: 'UNAVAILABLE' } });

    tipp = await standIn({ name: 'tipp', resolvers: tippResolvers, port: tipp.port });
    const { body: metrics } = await gateway.app.inject({ method: 'GET', url: '/metrics' });
    expect(metrics).toMatch(/^gateway_subgraph_failures_total\{subgraph="tipp".*\} [1-9]/m);
    expect(metrics).toMatch(/^gateway_operations_total\{kind="query",outcome="UNAVAILABLE".*\} [1-9]/m);

    const back = await ask(gateway.app, MATCH);
    expect(back.body).toEqual({ data: { match: { id: 1 }, viewer: { id: 7, email: 'a@example.org' } } });
  });
});

afterAll(closeGateways);

test('the status that every open page asks for needs the tipp service alone', async () => {
  const player = { id: 7, fullname: 'Ada L', pictureStamp: '', isLocked: false };
  const viewer = { id: 7, ranking: 1, points: 2, isAdmin: false, statusIntervall: 60_000, player };
  const state = { id: 'em2024', name: 'EM 2024', isWM: false, firstMatchIsLocked: false };
  const tournament = { ...state, serverTime: '2024-06-14T19:00:00.000Z' };
  const resolvers = { Query: { viewer: () => viewer, tournament: () => tournament } };
  const tipp = await standIn({ name: 'tipp', resolvers });
  const { app } = await startGateway({ TIPP_URL: tipp.url });
  const query = await readFile(new URL('../../web/src/app/shell/status.graphql', import.meta.url), 'utf8');
  const { body } = await ask(app, query);
  await tipp.close();
  expect(body).toEqual({ data: { viewer, tournament } });
});

test('a gateway starts, reports ready and answers readably without any subgraph', async () => {
  const { app } = await startGateway({}, { plansAtStart: true });
  const page = await app.inject({ method: 'GET', url: '/rangliste' });
  expect(page.statusCode).toBe(200);
  const { status, body } = await ask(app, '{ viewer { id } }');
  expect(status).toBe(200);
  expect(body.errors?.[0]?.message).toBe(GENERIC);
  const rest = await app.inject({ method: 'GET', url: '/api/match' });
  expect({ status: rest.statusCode, body: rest.json() }).toEqual({
    status: 503,
    body: { errorMessage: GENERIC, code: 'UNAVAILABLE' },
  });
  const isReady = async () => (await app.inject({ method: 'GET', url: '/readyz' })).statusCode === 200;
  await until('the gateway is ready', isReady);
});
