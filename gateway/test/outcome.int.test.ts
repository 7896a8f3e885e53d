import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { restEnv } from '@tippspiel/rest-compat/env';
import { buildService as buildRest } from '@tippspiel/rest-compat/server';
import type { Service } from '@tippspiel/shared/platform/process/run-service';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ask, closeGateways, startGateway } from './gateway-fixture.ts';
import { KNOWN_COOKIE, standInUser, type StandIn } from './stand-in.ts';
import { startTipp } from './start-tipp.ts';

const GENERIC = 'Hoppla, das hat jetzt nicht funktioniert!';
const UNKNOWN = 'Wir wissen gerade nicht, ob das gespeichert wurde. Bitte versuche es gleich noch einmal.';
const SAVE = 'mutation ($input: SaveTippInput!) { saveTipp(input: $input) { jokerCount } }';
const RANDOM_SAVE = 'mutation ($input: SaveTippInput!) { saveTipp(input: $input) { __typename jokerCount } }';
const input = { matchId: 16, goalsTeam1: 1 };
const YEAR_MS = 365 * 86_400_000;

describe('a save', () => {
  let tipp: Awaited<ReturnType<typeof startTipp>>;
  let user: StandIn;
  let gateway: Awaited<ReturnType<typeof startGateway>>;
  /** Soon gives up on a service. */
  let hasty: typeof gateway;
  let headers: Record<string, string>;

  beforeAll(async () => {
    user = await standInUser();
  });
  beforeEach(async () => {
    tipp = await startTipp();
    const urls = { TIPP_URL: tipp.url, USER_URL: user.url };
    gateway = await startGateway(urls);
    hasty = await startGateway({ ...urls, SUBGRAPH_TIMEOUT_MS: '1000' });
    headers = await headersFor(gateway.app);
    for (const each of [gateway, hasty]) await save(each);
  });
  afterEach(async () => {
    tipp.process.kill('SIGKILL');
    await closeGateways();
  });
  afterAll(() => user.close());

  const save = ({ app } = gateway, query = SAVE) => ask(app, query, { variables: { input }, headers });
  const saves = async () => (await ask(gateway.app, '{ tournament { id } }')).body.data;

  test('without an answer: 503 UNKNOWN', async () => {
    tipp.process.kill('SIGSTOP');
    for (const query of [SAVE, RANDOM_SAVE]) {
      const { status, body } = await save(hasty, query);
      expect({ status, errors: body.errors }).toMatchObject({
        status: 503,
        errors: [{ message: UNKNOWN, extensions: { code: 'UNKNOWN' } }],
      });
    }
    const read = await ask(hasty.app, '{ tournament { id } }');
    expect(read.body.errors?.[0]).toMatchObject({ message: GENERIC, extensions: { code: 'UNAVAILABLE' } });
  });

  test('that a paused process finds in its socket when it resumes is no longer stored', async () => {
    expect(await saves()).toEqual({ tournament: { id: '2' } });
    tipp.process.kill('SIGSTOP');
    expect((await save(hasty)).status).toBe(503);
    tipp.process.kill('SIGCONT');
    // An answer to the next request proves that this one was read before.
    expect(await saves()).toEqual({ tournament: { id: '2' } });
    expect((await save()).status).toBe(200);
    expect(await saves()).toEqual({ tournament: { id: '3' } });
  });

  test('that was delayed until its page had given up is no longer stored', async () => {
    // The header uses the game's clock, which is a year ahead here.
    const shifted = await startGateway({
      ...{ TIPP_URL: tipp.url, USER_URL: user.url },
      TIPPSPIEL_CLOCK_OFFSET_MS: String(YEAR_MS),
    });
    const own = await headersFor(shifted.app);
    const saveUntil = (query: string, until: number) =>
      ask(shifted.app, query, { variables: { input }, headers: { ...own, 'x-valid-until': String(until) } });
    const now = Date.now() + YEAR_MS;
    for (const query of [SAVE, RANDOM_SAVE]) {
      const before = await saves();
      const { status, body } = await saveUntil(query, now - 1);
      expect({ status, errors: body.errors }).toMatchObject({
        status: 503,
        errors: [{ extensions: { code: 'UNAVAILABLE' } }],
      });
      expect(await saves()).toEqual(before);
      expect((await saveUntil(query, now + 30_000)).status).toBe(200);
      expect(await saves()).not.toEqual(before);
    }
  });

  test('that is never sent: 503 UNAVAILABLE', async () => {
    tipp.process.kill('SIGKILL');
    await once(tipp.process, 'exit');
    await save(); // Uses up a connection that was still open.
    const { status, body } = await save();
    expect({ status, errors: body.errors }).toMatchObject({
      status: 503,
      errors: [{ message: GENERIC, extensions: { code: 'UNAVAILABLE' } }],
    });
  });

  test('by REST has the same code in its body, mounted or not', async () => {
    const rest = await startRest(hasty.app);
    const apart = await startGateway({ REST_COMPAT_URL: rest.url, USER_URL: user.url });
    tipp.process.kill('SIGSTOP');
    for (const { app } of [hasty, apart]) {
      const { statusCode, body } = await restSave(app, headers);
      expect({ statusCode, body: JSON.parse(body) }).toEqual({
        statusCode: 503,
        body: { errorMessage: UNKNOWN, code: 'UNKNOWN' },
      });
    }
    tipp.process.kill('SIGKILL');
    await once(tipp.process, 'exit');
    await save(hasty);
    for (const { app } of [hasty, apart]) {
      const { statusCode, body } = await restSave(app, headers);
      expect({ statusCode, body: JSON.parse(body) }).toEqual({
        statusCode: 503,
        body: { errorMessage: GENERIC, code: 'UNAVAILABLE' },
      });
    }
    await rest.service.close();
  });
});

test('rest-compat distinguishes an unreachable gateway from a missing answer', async () => {
  const silent = createServer(() => undefined);
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const { port } = silent.address() as AddressInfo;
  const codes = [];
  for (const url of ['http://127.0.0.1:9', `http://127.0.0.1:${port}`]) {
    const env = { PORT: '0', LOG_LEVEL: 'silent', GATEWAY_URL: url, GATEWAY_TIMEOUT_MS: '300' };
    const rest = await buildRest(restEnv.parse(env));
    const { statusCode, body } = await restSave(rest.app, {});
    codes.push([statusCode, JSON.parse(body).code]);
    await rest.close();
  }
  silent.closeAllConnections();
  silent.close();
  expect(codes).toEqual([
    [503, 'UNAVAILABLE'],
    [503, 'UNKNOWN'],
  ]);
});

/** rest-compat on a port of its own, in front of a gateway. */
async function startRest(gateway: FastifyInstance): Promise<{ service: Service; url: string }> {
  const url = await gateway.listen({ host: '127.0.0.1', port: 0 });
  const env = { PORT: '0', LOG_LEVEL: 'silent', GATEWAY_URL: url };
  const service = await buildRest(restEnv.parse(env));
  return { service, url: await service.app.listen({ host: '127.0.0.1', port: 0 }) };
}

async function headersFor(app: FastifyInstance): Promise<Record<string, string>> {
  const cookie = KNOWN_COOKIE;
  const page = await app.inject({ method: 'GET', url: '/', headers: { cookie } });
  return {
    cookie,
    'x-csrf-token': String(page.headers['x-csrf-token']),
    'x-requested-with': 'XMLHttpRequest',
  };
}

const restSave = (app: FastifyInstance, headers: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: '/api/tipps',
    headers,
    payload: { matchId: 16, isTeam1: true, value: '1' },
  });
