import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readFormerManifest } from '../src/graph/manifest.ts';
import { ask, closeGateways, startGateway } from './gateway-fixture.ts';

const TOO_BIG = 'Die Anfrage ist zu umfangreich.';
const NO_GRAPHQL = 'Die Anfrage ist kein gültiges GraphQL.';
const german = /^„?[A-ZÄÖÜ][^{}]+[.!]$/;

const deep = (levels: number) => `{ viewer ${'{ user '.repeat(levels)}{ id }${' }'.repeat(levels)} }`;
const aliases = (count: number) =>
  `{ ${Array.from({ length: count }, (_, index) => `a${index}: viewer { id }`).join(' ')} }`;
const spread = (count: number) =>
  `{ ...F0 } ${Array.from({ length: count }, (_, i) => `fragment F${i} on Query { a${i}: viewer { id } ...F${i + 1} ...F${i + 1} }`).join(' ')} fragment F${count} on Query { viewer { id } }`;

afterAll(closeGateways);

describe('hostile requests', () => {
  let gateway: Awaited<ReturnType<typeof startGateway>>;
  beforeAll(async () => {
    gateway = await startGateway();
  });

  test.each([
    ['200 levels', deep(200), TOO_BIG],
    ['10,000 levels', deep(10_000), TOO_BIG],
    ['1,000 aliases', aliases(1_000), TOO_BIG],
    ['aliases hidden in nested fragments', spread(40), TOO_BIG],
    ['a list of 100,000 fields', `{ viewer { ${'id '.repeat(100_000)} } }`, TOO_BIG],
    ['no GraphQL', 'DROP TABLE users', NO_GRAPHQL],
    ['nothing', '', NO_GRAPHQL],
    ['a number', 5, NO_GRAPHQL],
    ['no query', undefined, NO_GRAPHQL],
    [
      'two operations',
      'query A { viewer { id } } query B { viewer { id } }',
      'Eine Anfrage darf genau eine Operation enthalten.',
    ],
    ['a subscription', 'subscription { viewer { id } }', 'Eine Anfrage darf genau eine Operation enthalten.'],
  ])('%s: 400 in German, at once', async (_name, query, message) => {
    await ask(gateway.app, '{ viewer { id } }');
    const begun = process.threadCpuUsage();
    const { status, body } = await ask(gateway.app, query);
    // CPU time in microseconds, so that other work on this machine does not count.
    expect(process.threadCpuUsage(begun).user).toBeLessThan(300_000);
    expect(status).toBe(400);
    expect(body).toEqual({ errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }] });
  });

  test('validation refuses cyclic fragments', async () => {
    const { status } = await ask(
      gateway.app,
      '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
    );
    expect(status).toBe(400);
  });

  test.each([
    [{ input: { matchId: 1, goalsTeam1: 1.5 } }, 'goalsTeam1'],
    [{ input: { matchId: 'x' } }, 'matchId'],
    [{ input: { goalsTeam1: 1 } }, 'matchId'],
    [{}, undefined],
    [{ input: null }, undefined],
  ])('variables %j: 400 in German with the field', async (variables, field) => {
    const page = await gateway.app.inject({ method: 'GET', url: '/' });
    const headers = {
      cookie: String(page.headers['set-cookie']).split(';')[0] as string,
      'x-csrf-token': String(page.headers['x-csrf-token']),
    };
    const query = 'mutation ($input: SaveTippInput!) { saveTipp(input: $input) { jokerCount } }';
    const { status, body } = await ask(gateway.app, query, { variables, headers });
    expect(status).toBe(400);
    expect(body.errors).toHaveLength(1);
    expect(body.errors?.[0]?.message).toMatch(german);
    expect(body.errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field });
  });

  test.each(['{ nothing }', '{ match(id: "x") { id } }', '{ match(id: 1.5) { id } }', '{ match { id } }'])(
    '%s: 400 in German, in English for developers only',
    async (query) => {
      const { status, body } = await ask(gateway.app, query);
      expect(status).toBe(400);
      expect(body.errors?.[0]?.message).toMatch(german);
      expect(body.errors?.[0]?.extensions['detail']).toEqual(expect.any(String));
    },
  );

  test.each([
    ['a batch', 'application/json', '[{"query":"{ viewer { id } }"}]', 400],
    ['half a JSON', 'application/json', '{"query":', 400],
    ['a prototype', 'application/json', '{"__proto__":{"query":"{ viewer { id } }"}}', 400],
    ['nothing', 'application/json', '', 400],
    ['a form', 'application/x-www-form-urlencoded', 'query={viewer{id}}', 415],
    ['plain text', 'text/plain', '{"query":"{ viewer { id } }"}', 415],
    [
      '2 MB',
      'application/json',
      JSON.stringify({ query: '{ viewer { id } }', variables: { x: 'x'.repeat(2e6) } }),
      413,
    ],
  ])('%s as body', async (_name, type, payload, status) => {
    const headers = { 'content-type': type };
    const response = await gateway.app.inject({ method: 'POST', url: '/graphql', headers, payload });
    expect(response.statusCode).toBe(status);
    expect(response.json().errors[0].message).toMatch(german);
  });

  test('GET /graphql is off', async () => {
    const response = await gateway.app.inject({ method: 'GET', url: '/graphql?query={viewer{id}}' });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('POST');
  });

  test('an invalid request id or address from a client is ignored', async () => {
    const headers = { 'x-request-id': 'x"\n', 'x-tippspiel-client': 'forged 1.2.3.4' };
    const response = await gateway.app.inject({ method: 'GET', url: '/', headers });
    expect(response.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  });

  test('no introspection', async () => {
    const { status } = await ask(gateway.app, '{ __schema { types { name } } }');
    expect(status).toBe(400);
  });
});

test('ever new operations do not fill the memory', async () => {
  const { app } = await startGateway();
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const used = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const fields = 'id isLocked isRunning minute phase group roundName city date goalsTeam1 goalsTeam2 '.repeat(
    6,
  );
  const send = async (from: number, to: number) => {
    for (let number = from; number < to; number++) {
      const matches = Array.from(
        { length: 14 },
        (_, index) => `a${index}x${number}: match(id: 1) { ${fields} }`,
      );
      await ask(app, `{ ${matches.join(' ')} }`);
    }
  };
  await send(0, 40);
  const before = used();
  await send(40, 80);
  expect(used() - before).toBeLessThan(18e6);
});

test('in production only known operations run, however they are written', async () => {
  const { app } = await startGateway({ NODE_ENV: 'production' });
  const unknown = await ask(app, '{ viewer { id } }');
  expect(unknown.status).toBe(400);
  expect(unknown.body.errors?.[0]).toMatchObject({
    message: 'Diese Anfrage ist nicht bekannt. Bitte lade die Seite neu.',
    extensions: { code: 'OLD_PAGE' },
  });
  const known = await ask(app, 'query   RestTournament { tournament { name, isWM } } # the same');
  expect(known.status).toBe(200);
  expect(known.body.errors?.[0]?.extensions['code']).toBe('UNAVAILABLE');
});

test('in production the operations of pages from before a deploy still run', async () => {
  const { app } = await startGateway({ NODE_ENV: 'production' });
  for (const { name, query } of (await readFormerManifest()).filter(({ dropped }) => !dropped)) {
    const { body } = await ask(app, query);
    expect({ name, codes: body.errors?.map(({ extensions }) => extensions['code']) ?? [] }).toEqual({
      name,
      codes: expect.not.arrayContaining(['OLD_PAGE']),
    });
  }
});
