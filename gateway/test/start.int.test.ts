import { until } from '@tippspiel/shared/platform/testing/until';
import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { QueryTemplate, StartScreen } from '../src/pages/start-file.ts';
import { closeGateways, startGateway, webDist } from './gateway-fixture.ts';
import { KNOWN_COOKIE, OTHER_COOKIE, standIn, standInUser, type StandIn } from './stand-in.ts';

const screen = (path: string, access: StartScreen['access'], first: Partial<QueryTemplate>[] = []) => ({
  ...{ path, access, title: `Titel ${path}` },
  ...{ files: [`/assets/${access}.js`], first },
});
const start = {
  flags: { em2024: { sprite: '/flags/em2024.1a2b.webp', codes: ['de', 'hu'] } },
  screens: [
    { ...screen('/', 'anonymous', [{ operation: 'LoginProvider' }]), page: 'landing' },
    screen('/', 'player', [{ operation: 'Status', of: 'players' }]),
    screen('/tabelle', 'all', [{ operation: 'Status', of: 'players' }, { operation: 'Countries' }]),
    screen('/spielergruppe/:id', 'player', [
      {
        operation: 'GroupInvitation',
        variables: { link: { from: 'path', name: 'id', as: 'text' } },
        of: 'visitors',
      },
    ]),
  ],
};
const tournament = {
  ...{ id: 'em2024', name: 'EM 2024', isWM: false, firstMatchIsLocked: false },
  ...{ exactPoints: 5, jokerFactor: 2, serverTime: '2024-06-14T19:00:00.000Z' },
  occasion: 'zur Fußball-EM 2024',
};
/** Kick-offs of matches that ended long ago, are running, begin soon, on the next day, and later. */
const kickOffs = [-600, -60, 60, 1_200, 3_000].map((minutes) =>
  new Date(Date.now() + minutes * 60_000).toISOString(),
);
const matches = kickOffs.map((date, index) => ({ id: index + 1, date }));

type Asked = { identity: { userId: number } | null; requestId: string };
let tippTakesMs = 0;
/** tipp does not answer before this resolves. */
let tippAnswers: Promise<void> = Promise.resolve();
/** Ids of the requests for a viewer. A request is sent again when its answer takes more than a second. */
const asked = new Set<string>();
/** When tipp got its request, and when it answered. */
let answering: number[] = [];
const viewerOf = async (_parent: unknown, _given: unknown, { identity, requestId }: Asked) => {
  asked.add(requestId);
  answering.push(Date.now());
  await new Promise((resolve) => setTimeout(resolve, tippTakesMs));
  await tippAnswers;
  answering.push(Date.now());
  if (!identity) return null;
  const { userId: id } = identity;
  const player = { id, fullname: `Nummer ${id}`, pictureStamp: '', isLocked: false };
  return { id, ranking: id, points: 2, isAdmin: false, statusIntervall: 60_000, player };
};
const invitedGroup = { name: 'Die <Elf>', isPrivate: false, memberCount: 3, founder: { id: 1 } };
const ofUser = {
  Query: { loginProvider: () => ({ name: 'Verein' }), countries: () => ['Peru'] },
  GroupFounder: { __resolveReference: ({ id }: { id: number }) => ({ id, name: 'Ada' }) },
};

describe('the gateway begins the page', () => {
  const standIns: StandIn[] = [];
  let urls: Record<string, string>;
  beforeAll(async () => {
    const user = await standInUser({}, ofUser);
    const tipp = await standIn({
      name: 'tipp',
      resolvers: { Query: { viewer: viewerOf, tournament: () => tournament, matches: () => matches } },
    });
    const group = await standIn({
      name: 'group',
      resolvers: { Query: { invitedGroup: () => invitedGroup } },
    });
    standIns.push(user, tipp, group);
    urls = { USER_URL: user.url, TIPP_URL: tipp.url, GROUP_URL: group.url };
  });
  afterEach(async () => {
    tippTakesMs = 0;
    asked.clear();
    await closeGateways();
  });
  afterAll(async () => {
    for (const each of standIns) await each.close();
  });

  const open = async (
    settings: Record<string, string> = {},
    built: { start?: unknown; pages?: Record<string, string> } = {},
  ) => {
    const { app } = await startGateway({
      ...urls,
      WEB_DIST: await webDist({ start, ...built }),
      // Enough also for a busy machine.
      FIRST_ANSWERS_MS: '5000',
      ...settings,
    });
    return (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
      app.inject({ method, url, headers });
  };
  const answersIn = (html: string) => {
    const [, text = '[]'] =
      /<script id="first-answers" type="application\/json">(.*?)<\/script>/.exec(html) ?? [];
    return JSON.parse(text) as { name: string; variables: unknown; data: unknown }[];
  };
  const player = { cookie: KNOWN_COOKIE };

  test('with what the screen of this very visitor loads and asks first', async () => {
    const get = await open();
    const { body } = await get('/', player);
    expect(body).toContain('<link rel="modulepreload" crossorigin href="/assets/player.js"></head>');
    expect(answersIn(body)).toMatchObject([
      {
        name: 'Status',
        variables: {},
        data: { viewer: { id: 7, ranking: 7 }, tournament: { id: 'em2024' } },
      },
    ]);
    const ofVisitor = await get('/');
    expect(ofVisitor.body).toContain('href="/assets/anonymous.js"');
    expect(answersIn(ofVisitor.body)).toEqual([
      {
        name: 'LoginProvider',
        variables: {},
        data: { loginProvider: { __typename: 'LoginProvider', name: 'Verein' } },
      },
    ]);
    expect(ofVisitor.body).not.toContain('Nummer');
    expect(ofVisitor.headers['cache-control']).toBe('no-store');
  });

  test("each player's with only their own data, even under many concurrent requests", async () => {
    const get = await open();
    const pageOf = async (cookie: string) => {
      const { body } = await get('/', { cookie });
      const [answer] = answersIn(body) as { data: { viewer?: { player: unknown } } }[];
      return { body, player: answer?.data.viewer?.player };
    };
    const check = ({ body, player }: Awaited<ReturnType<typeof pageOf>>, id: number, other: number) => {
      expect(player).toMatchObject({ id, fullname: `Nummer ${id}` });
      expect(body).toContain(`"user":{"id":${id},`);
      expect(body).not.toContain(`Nummer ${other}`);
    };
    for (const [cookie, id, other] of [
      [KNOWN_COOKIE, 7, 8],
      [OTHER_COOKIE, 8, 7],
      [KNOWN_COOKIE, 7, 8],
    ] as const)
      check(await pageOf(cookie), id, other);
    tippTakesMs = 50;
    const cookies = Array.from({ length: 20 }, (_, index) => (index % 2 ? OTHER_COOKIE : KNOWN_COOKIE));
    const pages = await Promise.all(cookies.map(pageOf));
    for (const [index, page] of pages.entries()) check(page, index % 2 ? 8 : 7, index % 2 ? 7 : 8);
  });

  test('for a forbidden screen with the data of the screen that is shown instead', async () => {
    const get = await open();
    const { body } = await get('/spielergruppe/4f1-aa');
    expect(body).toContain('href="/assets/anonymous.js"');
    expect(answersIn(body).map(({ name, variables }) => [name, variables])).toEqual([
      ['LoginProvider', {}],
      ['GroupInvitation', { link: '4f1-aa' }],
    ]);
    expect(body).toContain('content="Einladung in die Spielergruppe „Die &lt;Elf&gt;“ – Tippspiel');
    expect(body).not.toContain('<Elf>');
  });

  test('in production, where only known operations run', async () => {
    const get = await open({ NODE_ENV: 'production' });
    expect(answersIn((await get('/tabelle', player)).body).map(({ name }) => name)).toEqual([
      'Status',
      'Countries',
    ]);
    expect(answersIn((await get('/tabelle')).body).map(({ name }) => name)).toEqual(['Countries']);
  });

  test('without late answers, and without waiting for them', async () => {
    const get = await open({ FIRST_ANSWERS_MS: '1000' });
    await get('/tabelle', player);
    tippTakesMs = 4_000;
    const before = performance.now();
    const { statusCode, body } = await get('/tabelle', player);
    expect(performance.now() - before).toBeLessThan(3_000);
    expect(statusCode).toBe(200);
    expect(answersIn(body).map(({ name }) => name)).toEqual(['Countries']);
  });

  test('with the time halfway between request and response', async () => {
    const get = await open();
    await get('/', player);
    tippTakesMs = 600;
    answering = [];
    const before = Date.now();
    const { body } = await get('/', player);
    const after = Date.now();
    const [, time = ''] = /"serverTime":"([^"]+)"/.exec(body) ?? [];
    // The page request begins before tipp's request, and ends after its answer.
    const [first, last] = [Math.min(...answering), Math.max(...answering)];
    expect(last - first).toBeGreaterThan(500);
    expect(Date.parse(time)).toBeGreaterThanOrEqual(Math.floor((before + last) / 2));
    expect(Date.parse(time)).toBeLessThanOrEqual(Math.ceil((first + after) / 2));
  });

  test('while services are slow, only a limited number of pages waits for them', async () => {
    const get = await open({ FIRST_ANSWERS_MS: '60000', SUBGRAPH_TIMEOUT_MS: '60000' });
    await get('/', player);
    const held = Promise.withResolvers<void>();
    tippAnswers = held.promise;
    const waiting = Array.from({ length: 64 }, () => get('/', player));
    try {
      await until('65 are asked', () => asked.size === 65, 50);
      // If this page waited too, it would wait until they are answered.
      const { body } = await get('/', player);
      expect([answersIn(body), asked.size]).toEqual([[], 65]);
    } finally {
      held.resolve();
    }
    for (const { statusCode, body: whole } of await Promise.all(waiting))
      expect([statusCode, answersIn(whole).length]).toEqual([200, 1]);
    expect(answersIn((await get('/', player)).body)).toHaveLength(1);
    expect((await get('/metrics')).body).toMatch(/gateway_first_answers_total\{outcome="spared".*\} 1\n/);
  });

  test('without answers for HEAD requests and unknown pages, or when they are disabled', async () => {
    const get = await open();
    expect((await get('/tabelle', player, 'HEAD')).statusCode).toBe(200);
    expect(answersIn((await get('/nirgends', player)).body)).toEqual([]);
    const off = await open({ FIRST_ANSWERS_MS: '0' });
    expect(answersIn((await off('/tabelle', player)).body)).toEqual([]);
  });

  test('also while the services are down', async () => {
    const NOWHERE = 'http://127.0.0.1:9';
    const get = await open({ TIPP_URL: NOWHERE, GROUP_URL: NOWHERE });
    const { statusCode, body } = await get('/tabelle', player);
    expect(statusCode).toBe(200);
    expect(answersIn(body).map(({ name }) => name)).toEqual(['Countries']);
  });

  test('with the flags of its tournament, once that is known', async () => {
    const get = await open();
    const flags = async () => /"flags":(\{.*?\})/.exec((await get('/', player)).body)?.[1];
    expect(await until('the flags are known', flags)).toBe(JSON.stringify(start.flags.em2024));
  });

  test('with the kick-offs around now, and with the static shell that has space for running matches', async () => {
    const shellOf = (text: string) =>
      `<head><script id="page-config" type="application/json"></script></head><body>{{tournamentName}} ${text}</body>`;
    const get = await open(
      { FIRST_ANSWERS_MS: '0' },
      {
        start: { ...start, screens: [{ ...screen('/', 'player'), page: 'shell-home' }] },
        pages: { 'shell-home': shellOf('whole'), 'shell-home-strip': shellOf('below the strip') },
      },
    );
    await until('it has room', async () => (await get('/', player)).body.includes('EM 2024 below the strip'));
    const [, told = ''] = /"kickOffs":(\[.*?\])/.exec((await get('/', player)).body) ?? [];
    expect(JSON.parse(told)).toEqual(kickOffs.slice(1, 4));
  });

  test("with nothing if the build's start file is unreadable", async () => {
    const get = await open({}, { start: { screens: 'of another version' } });
    for (let times = 0; times < 2; times++) {
      const { statusCode, body } = await get('/', player);
      expect(statusCode).toBe(200);
      expect(answersIn(body)).toEqual([]);
    }
  });

  test('with prerendered HTML, and allows only its own inline styles and scripts', async () => {
    const html =
      '<head><title>x</title><style>.a{color:red}</style><script>document.title</script>' +
      '<script id="page-config" type="application/json"></script></head>' +
      '<body><h1>{{tournamentName}}</h1></body>';
    const get = await open({}, { pages: { 'landing-register': html } });
    await until('it is prerendered', async () => (await get('/')).body.includes('<h1>EM 2024</h1>'));
    const { headers, body } = await get('/');
    // A browser hashes exactly the text that was sent.
    const hashOf = (element: RegExp) =>
      `'sha256-${createHash('sha256')
        .update(element.exec(body)?.[1] ?? '')
        .digest('base64')}'`;
    const policy = headers['content-security-policy'];
    expect(policy).toContain(`style-src 'self' ${hashOf(/<style>([^]*?)<\/style>/)};`);
    expect(policy).toContain(`script-src 'self' ${hashOf(/<script>([^]*?)<\/script>/)};`);
    for (const other of [await get('/', player), await get('/tabelle')]) {
      expect(other.headers['content-security-policy']).toContain("style-src 'self';");
      expect(other.headers['content-security-policy']).toContain("script-src 'self';");
    }
  });
});
