import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startDemoProvider } from '../local/demo-provider.ts';
import { makeTempFolder } from '../local/temp-folder.ts';

const PRODUCT = 'http://localhost:8080';
const VERIFIER = 'v'.repeat(43);

type DemoProvider = Awaited<ReturnType<typeof startDemoProvider>>;

let folder: Awaited<ReturnType<typeof makeTempFolder>>;
let provider: DemoProvider;

beforeAll(async () => {
  folder = await makeTempFolder();
  provider = await startDemoProvider(folder.path, PRODUCT);
});
afterAll(async () => {
  await provider?.stop();
  await folder?.remove();
});

/** A browser that stores cookies. */
function createBrowser() {
  const cookies = new Map<string, string>();
  async function go(address: string, form?: URLSearchParams): Promise<{ url: string; text: string }> {
    for (let url = address, body = form; ; body = undefined) {
      const headers = { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
      const method = body ? 'POST' : 'GET';
      const response = await fetch(url, { method, body, headers, redirect: 'manual' });
      for (const line of response.headers.getSetCookie()) {
        const [name, value] = (line.split(';', 1)[0] as string).split('=') as [string, string];
        cookies.set(name, value);
      }
      const location = response.headers.get('location');
      if (!location) return { url, text: await response.text() };
      url = new URL(location, url).href;
      if (!url.startsWith(provider.issuer)) return { url, text: '' };
    }
  }
  return { go };
}

function loginAddress(redirectUri = `${PRODUCT}/anmelden/zurueck`): string {
  const url = new URL('/auth', provider.issuer);
  url.search = new URLSearchParams({
    client_id: provider.env.OIDC_CLIENT_ID,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    state: 'a-state',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString();
  return url.href;
}

const choose = (person: string) => new URLSearchParams({ person });

test('asks in German for the person to log in, at every login, and returns that person', async () => {
  const { go } = createBrowser();
  for (const [person, name] of [
    ['dana', 'Dana'],
    ['udo', 'Udo'],
  ] as const) {
    // prettier-ignore
    const door = await go(loginAddress());
    expect(door.text).toContain('<h1>Demo-Anbieter</h1>');
    expect(door.text).toContain('Als wer möchtest Du Dich anmelden?');
    const back = new URL((await go(door.url, choose(person))).url);
    expect([back.origin + back.pathname, back.searchParams.get('state')]).toEqual([
      `${PRODUCT}/anmelden/zurueck`,
      'a-state',
    ]);
    const { OIDC_CLIENT_ID: id, OIDC_CLIENT_SECRET: secret } = provider.env;
    const tokens = await fetch(`${provider.issuer}/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${id}:${secret}`)}` },
      body: new URLSearchParams({
        ...{ grant_type: 'authorization_code', redirect_uri: `${PRODUCT}/anmelden/zurueck` },
        ...{ code: String(back.searchParams.get('code')), code_verifier: VERIFIER },
      }),
    });
    const { access_token: token } = (await tokens.json()) as { access_token: string };
    const me = await fetch(`${provider.issuer}/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(await me.json()).toMatchObject({ sub: person, given_name: name });
  }
});

test('allows cancelling, and ignores an ended login whose page is sent again', async () => {
  const { go } = createBrowser();
  const door = await go(loginAddress());
  expect((await go(door.url, choose('jemand'))).text).toContain('<h1>Demo-Anbieter</h1>');
  expect(new URL((await go(door.url, choose('niemand'))).url).searchParams.get('error')).toBe(
    'access_denied',
  );
  expect((await go(door.url, choose('dana'))).text).toBe('Diese Anmeldung ist vorbei.');
});

test('redirects only to the product’s address', async () => {
  const { url, text } = await createBrowser().go(loginAddress('http://evil.example/anmelden/zurueck'));
  expect(url.startsWith(provider.issuer)).toBe(true);
  expect(text).toBe('Diese Anmeldung ist nicht möglich (invalid_redirect_uri).');
});

test('keeps its address after a restart, with another secret', async () => {
  const { issuer, env } = provider;
  await provider.stop();
  provider = await startDemoProvider(folder.path, PRODUCT);
  expect(provider.issuer).toBe(issuer);
  expect(provider.env.OIDC_CLIENT_SECRET).not.toBe(env.OIDC_CLIENT_SECRET);
});
