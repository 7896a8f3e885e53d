import { until } from '@tippspiel/shared/platform/testing/until';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestStack, type TestStack } from '../../rest-compat/test/stack.ts';
import { createVisitor, registerPlayer, type Answer } from '../../rest-compat/test/visitor.ts';
import { gatewayEnv } from '../src/env.ts';
import { buildService } from '../src/server.ts';

const PAGE_IS_OLD = 'Die Seite ist veraltet. Bitte lade sie neu.';
const SAVE = 'mutation ($input: SaveTippInput!) { saveTipp(input: $input) { jokerCount } }';
const LOGIN =
  'mutation ($input: LoginInput!) { login(input: $input) { viewer { id email ranking jokerCount } } }';
const input = { matchId: 16, goalsTeam1: 1 };
const person = {
  firstname: 'Ada',
  lastname: 'Lovelace',
  email: 'ada@example.org',
  password: 'geheim123',
  passwordRepeat: 'geheim123',
  gender: 'f',
  acceptTerms: true,
};
const codeOf = ({ body }: Answer) =>
  (body['errors'] as { extensions: { code: string } }[] | undefined)?.[0]?.extensions.code;

describe('sessions', () => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await startTestStack({ only: ['user', 'tipp', 'gateway'], restCompat: 'gateway' });
  });
  afterAll(() => stack?.end());

  test('begin with a cookie that scripts cannot read and a token that is bound to it', async () => {
    const visitor = createVisitor(stack.baseUrl);
    await visitor.open();
    const before = { cookie: visitor.cookie(), token: visitor.token() };
    const { status, headers } = await visitor.post('/api/auth/register', person);
    expect(status).toBe(200);
    expect(headers.get('set-cookie')).toMatch(
      /^tippspiel_session=[\w-]+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax/,
    );
    expect(visitor.cookie()).not.toBe(before.cookie);
    expect(visitor.token()).not.toBe(before.token);
    expect((await visitor.graphql(SAVE, { input })).status).toBe(200);

    const stale = await visitor.graphql(SAVE, { input }, { headers: { 'x-csrf-token': before.token } });
    expect({ status: stale.status, code: codeOf(stale) }).toEqual({ status: 403, code: 'OUTDATED' });
  });

  test('answer the rest of a login as the new player', async () => {
    const visitor = createVisitor(stack.baseUrl);
    await visitor.open();
    const { email, password } = person;
    const { body, headers } = await visitor.graphql(LOGIN, { input: { email, password } });
    // The request's sender. The new player's page comes next.
    expect(headers.get('x-viewer')).toBe('0');
    expect((await visitor.graphql('{ viewer { id } }')).headers.get('x-viewer')).toBe('1');
    expect(body).toEqual({ data: { login: { viewer: { id: 1, email, ranking: 0, jokerCount: 0 } } } });
    expect((await visitor.get('/api/user/status')).status).toBe(200);
  });

  test("mutations need the cookie's token, queries do not", async () => {
    const player = await registerPlayer(stack.baseUrl);
    const other = await registerPlayer(stack.baseUrl);
    for (const headers of [
      { 'x-csrf-token': '' },
      { 'x-csrf-token': 'fetch' },
      { 'x-csrf-token': other.token() },
    ]) {
      const answer = await player.graphql(SAVE, { input }, { headers });
      expect({ headers, status: answer.status, errors: answer.body['errors'] }).toEqual({
        headers,
        status: 403,
        errors: [{ message: PAGE_IS_OLD, extensions: { code: 'OUTDATED' } }],
      });
    }
    const query = await player.graphql('{ viewer { id } }', {}, { without: ['token', 'marker'] });
    expect(query.body).toEqual({ data: { viewer: { id: player.id } } });
  });

  test('hand out the token on request', async () => {
    const player = await registerPlayer(stack.baseUrl);
    const answer = await player.graphql('{ viewer { id } }', {}, { headers: { 'x-csrf-token': 'fetch' } });
    expect(answer.headers.get('x-csrf-token')).toBe(player.token());
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  test('an unknown cookie counts as anonymous, and is replaced', async () => {
    const visitor = createVisitor(stack.baseUrl);
    visitor.setCookie('tippspiel_session=stolen-or-expired');
    const answer = await visitor.graphql('{ viewer { id } }');
    expect(answer.body).toEqual({ data: { viewer: null } });
    expect(answer.headers.get('set-cookie')).toMatch(/^tippspiel_session=a\./);
    expect(answer.headers.get('x-csrf-token')).toBeTruthy();
    expect((await visitor.get('/api/user/status')).status).toBe(401);
  });

  test('end everywhere at once', async () => {
    const player = await registerPlayer(stack.baseUrl);
    const cookie = player.cookie();
    const second = await buildService(gatewayEnv.parse({ ...stack.env('gateway'), LOG_LEVEL: 'silent' }));
    try {
      await until('the gateway is subscribed', () => isSubscribed(second.app));
      expect(await viewerOf(second.app, cookie)).toBe(player.id);
      await player.post('/api/auth/logout');
      const again = createVisitor(stack.baseUrl);
      again.setCookie(cookie);
      expect((await again.get('/api/user/status')).status).toBe(401);
      await until('the session is over there, too', async () => !(await viewerOf(second.app, cookie)));
    } finally {
      await second.close();
    }
  });

  test("a player's session works while the user service hangs, long after the last look-up", async () => {
    const env = { ...stack.env('gateway'), LOG_LEVEL: 'silent', SESSION_CACHE_SECONDS: '1' };
    const own = await buildService(gatewayEnv.parse(env));
    const baseUrl = await own.app.listen({ host: '127.0.0.1', port: 0 });
    const player = await registerPlayer(baseUrl);
    await stack.processes.kill('user', 'SIGSTOP');
    try {
      const end = Date.now() + 2_500;
      while (Date.now() < end) {
        const begun = Date.now();
        const { body } = await player.graphql(SAVE, { input });
        expect(body).toEqual({ data: { saveTipp: { jokerCount: 0 } } });
        expect(Date.now() - begun).toBeLessThan(2_500);
      }
      const begun = Date.now();
      const unknown = createVisitor(baseUrl);
      unknown.setCookie('tippspiel_session=somebody-else');
      const refused = await unknown.get('/api/user/status');
      expect({ status: refused.status, body: refused.body }).toEqual({
        status: 503,
        body: { errorMessage: 'Hoppla, das hat jetzt nicht funktioniert!', code: 'UNAVAILABLE' },
      });
      expect(refused.headers.get('retry-after')).toBe('5');
      expect(refused.headers.get('set-cookie')).toBeNull();
      expect(Date.now() - begun).toBeLessThan(3_000);
    } finally {
      await stack.processes.kill('user', 'SIGCONT');
    }
    await until(
      'the user service answers',
      async () => (await player.get('/api/user/status')).status === 200,
    );
    await own.close();
  });
});

/** True once the gateway receives ended sessions. */
async function isSubscribed(app: FastifyInstance): Promise<boolean> {
  const { body } = await app.inject({ method: 'GET', url: '/metrics' });
  return /^gateway_hints_subscribed\{.*\} 1$/m.test(body);
}

async function viewerOf(app: FastifyInstance, cookie: string): Promise<number | undefined> {
  const payload = { query: '{ viewer { id } }' };
  const response = await app.inject({ method: 'POST', url: '/graphql', headers: { cookie }, payload });
  return response.json<{ data?: { viewer: { id: number } | null } }>().data?.viewer?.id;
}
