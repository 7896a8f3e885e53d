import { until } from '@tippspiel/shared/platform/testing/until';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { startProvider, type FalseClaims, type TestProvider } from '../../infra/local/testing-provider.ts';
import { beginLogin, comeBack, logInBy, registerBy } from '../../rest-compat/test/provider-login.ts';
import { createVisitor, registerPlayer, type TestVisitor } from '../../rest-compat/test/visitor.ts';
import { openWorld, type World } from './world.ts';

const OVER = '/anmelden/fehler/abgelaufen';
const AWAY = '/anmelden/fehler/nicht-erreichbar';
/** More than user allows to run and wait, for both kinds of login. */
const CROWD = 150;
const HANG_UP_MS = 300;
const OIDC_TIMEOUT_MS = 5_000;
/** Before the provider’s timeout, but late enough, also on a slow machine, for the refusal of further requests. */
const HANG_UP_AT_PROVIDER_MS = 3_500;
const HOUR = 3_600;

let provider: TestProvider;
let world: World;
let count = 0;

beforeAll(async () => {
  provider = await startProvider('http://localhost/anmelden/zurueck');
  world = await openWorld({
    env: {
      ...provider.env,
      ...{ OIDC_TIMEOUT_MS: String(OIDC_TIMEOUT_MS), LOGIN_MAX_FAILURES_PER_ADDRESS: '100000' },
      // Makes hashing slow, so that its slots are scarce.
      ...{ PASSWORD_HASH_MEMORY_KIB: '19456', PASSWORD_HASH_PASSES: '8' },
      ...{ PASSWORD_HASH_PARALLEL: '1', PASSWORD_HASH_QUEUE: '8' },
    },
  });
});
beforeEach(() => {
  const sub = `person${++count}`;
  provider.state.current = { sub, email: `${sub}@example.org`, email_verified: true };
});
afterEach(() => {
  provider.state.mood = 'well';
  provider.state.lies = {};
});
afterAll(async () => {
  await world?.stack.end();
  await provider?.stop();
});

async function newVisitor(): Promise<TestVisitor> {
  const visitor = createVisitor(world.stack.baseUrl);
  await visitor.open();
  return visitor;
}

/** A browser with the same cookies, as if they were stolen. */
function copyOf(visitor: TestVisitor): TestVisitor {
  const copy = createVisitor(world.stack.baseUrl);
  visitor.cookies().forEach(copy.setCookie);
  return copy;
}

const identify = async (visitor: TestVisitor) =>
  ((await visitor.open()).body['data'] as { user: { id: number } | null }).user?.id ?? null;

test('a provider’s redirect is accepted once, even with a stolen ticket', async () => {
  const id = await registerBy(provider, await newVisitor());
  const browser = await newVisitor();
  const { search } = await provider.visit(await beginLogin(browser));
  const thief = copyOf(browser);
  expect((await comeBack(browser, search)).path).toBe('/');
  expect((await comeBack(thief, search)).path).toBe(OVER);
  expect([await identify(browser), await identify(thief)]).toEqual([id, null]);
});

test('of many simultaneous identical redirects at most one logs in', async () => {
  await registerBy(provider, await newVisitor());
  const browser = await newVisitor();
  const { search } = await provider.visit(await beginLogin(browser));
  const all = [browser, ...Array.from({ length: 5 }, () => copyOf(browser))];
  const paths = (await Promise.all(all.map((visitor) => comeBack(visitor, search)))).map(({ path }) => path);
  // None if the provider treats a repeated code as stolen.
  expect(paths.filter((path) => path !== OVER).length).toBeLessThanOrEqual(1);
  expect((await Promise.all(all.map(identify))).filter((one) => one !== null).length).toBeLessThanOrEqual(1);
});

test('a redirect that another browser began leads nobody into its account', async () => {
  const attacker = await newVisitor();
  await registerBy(provider, attacker);
  const { search } = await provider.visit(await beginLogin(attacker));
  const fresh = await newVisitor();
  const began = await newVisitor();
  await beginLogin(began);
  for (const victim of [fresh, began]) {
    expect((await comeBack(victim, search)).path).toBe(OVER);
    expect(await identify(victim)).toBeNull();
  }
});

test('a logged-in player who is tricked into the redirect keeps the own login', async () => {
  const attacker = await newVisitor();
  await registerBy(provider, attacker);
  const { search } = await provider.visit(await beginLogin(attacker));
  const victim = await registerPlayer(world.stack.baseUrl);
  expect((await comeBack(victim, search)).path).toBe(OVER);
  expect(await identify(victim)).toBe(victim.id);
});

const now = () => Math.floor(Date.now() / 1000);
test.each<[string, FalseClaims]>([
  ['another nonce', { idToken: (claims) => ({ ...claims, nonce: 'x'.repeat(43) }) }],
  ['no nonce', { idToken: ({ nonce: _none, ...claims }) => claims }],
  ['a token for somebody else', { idToken: (claims) => ({ ...claims, aud: 'another' }) }],
  ['a token for others, too', { idToken: (claims) => ({ ...claims, aud: ['another', 'third'] }) }],
  [
    'a token that is over',
    { idToken: (claims) => ({ ...claims, iat: now() - 2 * HOUR, exp: now() - HOUR }) },
  ],
  ['a token of tomorrow', { idToken: (claims) => ({ ...claims, nbf: now() + 24 * HOUR }) }],
  ['another issuer', { idToken: (claims) => ({ ...claims, iss: 'https://evil.example' }) }],
  ['nobody', { idToken: ({ sub: _none, ...claims }) => claims }],
  ['two persons', { userInfo: (claims) => ({ ...claims, sub: 'somebody-else' }) }],
])('a provider that names %s is not believed', async (_what, lies) => {
  await registerBy(provider, await newVisitor());
  const browser = await newVisitor();
  provider.state.lies = lies;
  expect(await logInBy(provider, browser)).toBe(OVER);
  expect(await identify(browser)).toBeNull();
  provider.state.lies = {};
  expect(await logInBy(provider, browser)).toBe('/');
});

test('aborted requests release their slots while the provider is slow', async () => {
  await registerBy(provider, await newVisitor());
  const browser = await newVisitor();
  const { search } = await provider.visit(await beginLogin(browser));
  provider.state.mood = 'hanging';
  const gone = Array.from({ length: CROWD }, () =>
    copyOf(browser)
      .get(`/anmelden/zurueck${search}`, {
        redirect: 'manual',
        signal: AbortSignal.timeout(HANG_UP_AT_PROVIDER_MS),
      })
      .then(
        ({ headers }) => headers.get('location'),
        (error: Error) => error.name,
      ),
  );
  // Further requests were refused at once.
  expect([...new Set(await Promise.all(gone))].toSorted()).toEqual([AWAY, 'TimeoutError'].toSorted());
  provider.state.mood = 'well';
  const next = await newVisitor();
  await until('a login works again', async () => (await logInBy(provider, next).catch(() => '')) === '/', 15);
});

test('a request aborted during a password login releases its slot', async () => {
  const password = 'geheim123';
  const email = 'auflegen@example.org';
  const visitor = await newVisitor();
  const person = { firstname: 'Ada', lastname: 'Lovelace', email, gender: 'f', acceptTerms: true };
  await visitor.post('/api/auth/register', { ...person, password, passwordRepeat: password });
  const callers = await newVisitor();
  const gone = await Promise.all(
    Array.from({ length: CROWD }, (_none, index) =>
      callers
        .post(
          '/api/auth/login',
          { email: `niemand${index}@example.org`, password },
          { signal: AbortSignal.timeout(HANG_UP_MS) },
        )
        .then(
          ({ status }) => status,
          (error: Error) => error.name,
        ),
    ),
  );
  expect(gone).toContain('TimeoutError');
  const next = await newVisitor();
  const logIn = async () => (await next.post('/api/auth/login', { email, password })).status;
  await until('a login works again', async () => (await logIn()) === 200, 15);
});
