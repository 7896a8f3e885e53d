import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { closeGateways, startGateway, webDist } from './gateway-fixture.ts';
import { KNOWN_COOKIE, standInUser, type StandIn } from './stand-in.ts';

const evil = '</script><script>alert(1)</script><!-- & \u2028';

describe('the web app', () => {
  let user: StandIn;
  let gateway: Awaited<ReturnType<typeof startGateway>>;
  beforeAll(async () => {
    user = await standInUser({ firstname: evil, fullname: evil });
    gateway = await startGateway({
      USER_URL: user.url,
      PUBLIC_URL: 'https://tippspiel.example',
      PRIZES_URL: 'https://www.example.org/preise.pdf',
      PRIVACY_URL: 'https://www.example.org/datenschutz',
    });
  });
  afterAll(async () => {
    await closeGateways();
    await user.close();
  });
  const get = (url: string, headers: Record<string, string> = {}) =>
    gateway.app.inject({ method: 'GET', url, headers });
  const configOf = (html: string) =>
    /<script id="page-config" type="application\/json">(.*?)<\/script>/.exec(html)?.[1] ?? '';

  test.each(['/', '/tipps', '/rangliste/3', '/profil/2/', '/registrieren/4f1-aa', '/spielergruppe/x?y=z.w'])(
    '%s returns the page, which is never cached',
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(response.headers['cache-control']).toBe('no-store');
      const config = JSON.parse(configOf(response.body));
      expect(config).toMatchObject({
        user: null,
        csrfToken: expect.any(String),
        links: {
          prizes: 'https://www.example.org/preise.pdf',
          privacy: 'https://www.example.org/datenschutz',
          sponsor: '',
          provider: '',
        },
        serverTime: expect.any(String),
        build: response.headers['x-app'],
      });
    },
  );

  test('an anonymous visitor gets a cookie once, and the token that goes with it', async () => {
    const first = await get('/');
    const cookie = String(first.headers['set-cookie']);
    expect(cookie).toMatch(
      /^tippspiel_session=a\.[\w-]{32}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
    );
    const again = await get('/', { cookie: cookie.split(';')[0] as string });
    expect(again.headers['set-cookie']).toBeUndefined();
    expect(configOf(again.body)).toContain(String(first.headers['x-csrf-token']));
  });

  test('a page of the product itself is linked by its path', async () => {
    const PUBLIC_URL = 'https://tippspiel.example';
    const { app } = await startGateway({ PUBLIC_URL, PRIZES_URL: `${PUBLIC_URL}/gewinner#zu-gewinnen` });
    const { body } = await app.inject({ method: 'GET', url: '/' });
    expect(JSON.parse(configOf(body)).links.prizes).toBe('/gewinner#zu-gewinnen');
  });

  test('in production the cookie is Secure', async () => {
    const { app } = await startGateway({ NODE_ENV: 'production' });
    const { headers } = await app.inject({ method: 'GET', url: '/' });
    expect(headers['set-cookie']).toMatch(/; Secure$/);
  });

  test('a name cannot break out of the page configuration', async () => {
    const response = await get('/', { cookie: `x=y; ${KNOWN_COOKIE}` });
    const text = configOf(response.body);
    expect(text).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(text).user).toEqual({ id: 7, firstname: evil, fullname: evil, isAdmin: false });
    expect(response.body.match(/<script/g)).toHaveLength(1);
    expect(response.headers['set-cookie']).toMatch(/^tippspiel_session=good; .*Max-Age=2592000/);
  });

  test('an ended session becomes an anonymous visit', async () => {
    const response = await get('/', { cookie: 'tippspiel_session=over' });
    expect(response.headers['set-cookie']).toMatch(/^tippspiel_session=a\./);
    expect(JSON.parse(configOf(response.body)).user).toBeNull();
  });

  test('files have suitable cache headers', async () => {
    const asset = await get('/assets/main-abc.js', { 'accept-encoding': 'br' });
    expect(asset.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(asset.body).toBe('compressed');
    expect((await get('/assets/main-abc.js')).body).toContain('plain');
    expect((await get('/flags/GER.svg')).headers['cache-control']).toBe('public, max-age=86400');
  });

  test.each([
    '/index.html',
    '/start.json',
    '/pages/landing-login.html',
    '/nothing.js',
    '/assets/nothing.js',
    '/.vite/manifest.json',
    '/assets/main-abc.js.br',
    '/assets/.hidden',
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
  ])('%s is not served', async (url) => {
    const response = await get(url);
    expect([403, 404]).toContain(response.statusCode);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body).not.toContain('page-config');
    expect(response.body).not.toContain('dependencies');
  });

  test.each(['/', '/tipps', '/api/session', '/api/nothing', '/assets/main-abc.js', '/nothing.js', '/events'])(
    '%s names the build that it belongs to',
    async (url) => {
      const { headers } = await gateway.app.inject({ method: 'GET', url, headers: { accept: '*/*' } });
      expect(headers['x-app']).toMatch(/^[0-9a-f]{12}$/);
    },
  );

  test.each<[url: string, cookie: string, viewer: string | undefined]>([
    ['/', KNOWN_COOKIE, '7'],
    ['/', 'x=y', '0'],
    ['/tipps', 'tippspiel_session=over', '0'],
    ['/abmelden', KNOWN_COOKIE, '7'],
    ['/api/session', KNOWN_COOKIE, '7'],
    ['/api/user/status', 'tippspiel_session=over', '0'],
    // Pictures are the same for all viewers, and browsers cache them.
    ['/api/downloadImage/user/a.jpg', KNOWN_COOKIE, undefined],
    ['/assets/main-abc.js', KNOWN_COOKIE, undefined],
  ])('the response to %s with %s is for player %s', async (url, cookie, viewer) => {
    expect((await get(url, { cookie })).headers['x-viewer']).toBe(viewer);
  });

  test.each([
    ['query', '{ viewer { id } }'],
    ['refused mutation', 'mutation { logout { loggedOut } }'],
  ])('the answer to a %s names the player it came from', async (_case, query) => {
    for (const [cookie, viewer] of [
      [KNOWN_COOKIE, '7'],
      ['tippspiel_session=over', '0'],
    ]) {
      const { headers } = await gateway.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { cookie },
        payload: { query },
      });
      expect(headers['x-viewer']).toBe(viewer);
    }
  });

  test("the service worker's page contains no visitor, and belongs to one build", async () => {
    const { headers } = await get('/');
    const build = String(headers['x-app']);
    const shell = await get(`/shell.html?build=${build}`, { cookie: KNOWN_COOKIE });
    expect(shell.statusCode).toBe(200);
    expect(JSON.parse(configOf(shell.body))).toEqual({ build });
    expect(shell.headers['set-cookie']).toBeUndefined();
    expect(shell.headers['x-csrf-token']).toBeUndefined();
    expect(shell.headers['x-viewer']).toBeUndefined();
    for (const url of ['/shell.html', '/shell.html?build=0123456789ab', '/shell.html?build=a&build=b']) {
      const other = await get(url);
      expect(other.statusCode).toBe(404);
      expect(other.body).not.toContain('page-config');
    }
  });

  test('pages and API responses have security headers', async () => {
    for (const url of ['/', '/api/session', '/assets/main-abc.js', '/nothing.js']) {
      const { headers } = await get(url);
      expect(headers['content-security-policy']).toContain("script-src 'self';");
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'strict-transport-security': expect.stringContaining('max-age'),
      });
    }
  });

  test('files of an earlier build are served to pages that are still open', async () => {
    const kept = await mkdtemp(join(tmpdir(), 'tippspiel-kept-'));
    try {
      await mkdir(join(kept, 'assets'));
      await writeFile(join(kept, 'assets/main-old.js'), 'console.log("old")');
      await writeFile(join(kept, 'assets/main-old.js.br'), 'old, compressed');
      await writeFile(join(kept, 'secret.txt'), 'of the operator');
      const { app } = await startGateway({ WEB_KEPT: kept });
      const old = await app.inject({ url: '/assets/main-old.js', headers: { 'accept-encoding': 'br' } });
      expect(old.body).toBe('old, compressed');
      expect(old.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': expect.stringContaining('javascript'),
        'content-encoding': 'br',
      });
      expect((await app.inject('/assets/main-old.js')).body).toContain('"old"');
      expect((await app.inject('/assets/main-abc.js')).body).toContain('plain');
      expect((await app.inject('/assets/main-older.js')).statusCode).toBe(404);
      for (const url of ['/secret.txt', '/assets/secret.txt', '/assets/..%2fsecret.txt'])
        expect([url, (await app.inject(url)).statusCode]).toEqual([url, 404]);
      expect((await app.inject('/tipps')).body).toContain('page-config');
      // The files are kept for later builds.
      expect(await readFile(join(kept, 'assets/main-abc.js'), 'utf8')).toContain('plain');
    } finally {
      await rm(kept, { recursive: true, force: true });
    }
  });

  test.each([
    ['a file', async (dist: string) => join(dist, 'index.html')],
    ['the build itself', async (dist: string) => dist],
    ['below a file', async (dist: string) => join(dist, 'index.html/kept')],
  ])('if files cannot be kept in %s, the gateway still serves its build', async (_what, place) => {
    const dist = await webDist();
    const { app } = await startGateway({ WEB_DIST: dist, WEB_KEPT: await place(dist) });
    expect((await app.inject('/assets/main-abc.js')).body).toContain('plain');
    expect((await app.inject('/')).statusCode).toBe(200);
  });

  test('only the machine itself can read the metrics', async () => {
    const from = (remoteAddress: string, headers = {}) =>
      gateway.app.inject({ method: 'GET', url: '/metrics', remoteAddress, headers });
    expect((await from('127.0.0.1')).statusCode).toBe(200);
    expect((await from('10.0.0.8')).statusCode).toBe(404);
    expect((await from('127.0.0.1', { 'x-forwarded-for': '10.0.0.8' })).statusCode).toBe(404);
  });

  test('while sessions cannot be looked up, a player is not shown as logged out', async () => {
    const { app } = await startGateway();
    const headers = { cookie: KNOWN_COOKIE };
    const page = await app.inject({ method: 'GET', url: '/', headers });
    expect(page.statusCode).toBe(503);
    expect(page.body).not.toContain('<script');
    expect(page.body).toContain('Hoppla, das hat jetzt nicht funktioniert!');
    expect(page.headers['set-cookie']).toBeUndefined();
    const rest = await app.inject({ method: 'GET', url: '/api/user/status', headers });
    expect(rest.statusCode).toBe(503);
    expect(rest.json()).toEqual({
      errorMessage: 'Hoppla, das hat jetzt nicht funktioniert!',
      code: 'UNAVAILABLE',
    });
  });
});
