import { readSharePicture, SHARE_PICTURE_HEADER } from '@tippspiel/shared/contracts/auth/share-picture';
import { notFound, unauthenticated } from '@tippspiel/shared/contracts/errors/app-error';
import { TEST_IDENTITY_SECRET } from '@tippspiel/shared/platform/testing/subgraph';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { closeGateways, startGateway } from './gateway-fixture.ts';
import { KNOWN_COOKIE, OTHER_COOKIE, standIn, standInUser, type StandIn } from './stand-in.ts';

type Asked = { identity: { userId: number } | null };

const standIns: StandIn[] = [];
/** A media service that draws nothing, and returns the description it got. */
const media = fastify();
let app: FastifyInstance;
/** While this is set, tipp does not answer. */
let hold: Promise<void> | undefined;

const member = { id: 7, fullname: 'Ada <L>', firstname: 'Ada', lastname: '<L>' };
const place = { ranking: 1, overallRanking: 1, points: 9, isBest: false, user: member };
const groupRanking = async (_parent: unknown, _args: unknown, { identity }: Asked) => {
  await hold;
  if (!identity) throw unauthenticated();
  if (identity.userId !== member.id) throw notFound('Diese Spielergruppe gibt es nicht.');
  return { items: [place], own: place, blocked: false, day: null };
};
const group = (_parent: unknown, _args: unknown, { identity }: Asked) => {
  if (!identity) throw unauthenticated();
  return { id: 12, name: 'Die Elf', memberCount: 3 };
};
const invited = (_parent: unknown, { link }: { link: string }) => ({
  ...{ name: 'Die Elf', memberCount: 3, isPrivate: link === 'private-link', founder: { id: 1 } },
});
const tournament = {
  id: 'em2024',
  name: 'EM 2024',
  occasion: 'zur Fußball-EM 2024',
  isWM: false,
  exactPoints: 5,
  jokerFactor: 2,
};

beforeAll(async () => {
  const user = await standInUser();
  const tipp = await standIn({
    name: 'tipp',
    resolvers: {
      Query: {
        groupRanking,
        tournament: () => tournament,
        matches: () => [],
        matchOverview: () => ({ lastMatches: [], nextMatches: [] }),
      },
    },
  });
  const groups = await standIn({ name: 'group', resolvers: { Query: { group, invitedGroup: invited } } });
  media.get('/share-pictures/*', ({ headers }, reply) =>
    reply.send({ token: headers[SHARE_PICTURE_HEADER], cookie: headers.cookie ?? null }),
  );
  const mediaUrl = await media.listen({ host: '127.0.0.1', port: 0 });
  standIns.push(user, tipp, groups);
  ({ app } = await startGateway({
    ...{ USER_URL: user.url, TIPP_URL: tipp.url, GROUP_URL: groups.url, MEDIA_URL: mediaUrl },
    SUBGRAPH_TIMEOUT_MS: '60000',
  }));
});
afterAll(async () => {
  await closeGateways();
  for (const each of [...standIns, media]) await each.close();
});

const get = (url: string, cookie = '', more: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers: { ...(cookie && { cookie }), ...more } });
async function drawn(answer: ReturnType<typeof get>) {
  const { token, cookie } = (await answer).json<{ token: string; cookie: string | null }>();
  expect(cookie).toBeNull();
  return readSharePicture(TEST_IDENTITY_SECRET, token);
}

describe('a group’s table', () => {
  test("is drawn for a member from the graph's answer to this member", async () => {
    expect(await drawn(get('/bild/gruppe/12?format=hoch', KNOWN_COOKIE))).toEqual({
      ...{ shape: 'hoch', site: 'Tippspiel EM 2024', isPublic: false, sides: [] },
      ...{ kicker: 'Spielergruppe', title: 'Die Elf', subtitle: '3 Mitglieder', heads: ['Punkte'] },
      rows: [{ lead: '1.', text: 'Ada <L>', cells: [], value: '9', isOwn: true }],
    });
  });

  test('is only for its members', async () => {
    const foreign = await get('/bild/gruppe/12', OTHER_COOKIE);
    expect(foreign.statusCode).toBe(404);
    expect(foreign.json()).toEqual({ errorMessage: 'Diese Spielergruppe gibt es nicht.' });
    const visitor = await get('/bild/gruppe/12');
    expect(visitor.statusCode).toBe(401);
    expect(visitor.body).not.toContain('Ada');
  });

  test("contains the graph's answer, whatever a client sends", async () => {
    const own = await get('/bild/gruppe/12', KNOWN_COOKIE);
    const { token } = own.json<{ token: string }>();
    const shown = await drawn(get('/bild/gruppe/12', KNOWN_COOKIE, { [SHARE_PICTURE_HEADER]: `${token}x` }));
    expect(shown?.title).toBe('Die Elf');
    expect(
      (await get('/bild/spiel?title=Gewonnen', '', { [SHARE_PICTURE_HEADER]: token })).body,
    ).not.toContain(token);
  });
});

test('an invalid address has no picture', async () => {
  for (const path of [
    '/bild',
    '/bild/',
    '/bild/nichts',
    '/bild/gruppe',
    '/bild/gruppe/x',
    '/bild/gruppe/12/3',
    '/bild/__proto__/1',
  ])
    expect((await get(path, KNOWN_COOKIE)).statusCode).toBe(404);
});

test('a link preview contains only public content, even for a player', async () => {
  for (const cookie of ['', KNOWN_COOKIE]) {
    const game = await drawn(get('/bild/spiel', cookie));
    expect(game).toMatchObject({ title: 'Tippspiel EM 2024', shape: 'quer', isPublic: true });
    expect(await drawn(get('/bild/einladung/open-link', cookie))).toMatchObject({
      ...{ title: 'Die Elf', isPublic: true },
    });
    expect((await get('/bild/einladung/private-link', cookie)).statusCode).toBe(404);
  }
});

test("three hundred concurrent requests of one player are limited, and another player's picture is drawn meanwhile", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  hold = promise;
  const many = Array.from({ length: 300 }, () => get('/bild/gruppe/12', KNOWN_COOKIE));
  const refused = many.map(async (answer) => expect((await answer).statusCode).toBe(429));
  const first = await Promise.any(refused.map(async (each, index) => (await each, many[index]!)));
  expect(first.headers['retry-after']).toBeDefined();
  expect((await get('/bild/spiel', OTHER_COOKIE)).statusCode).toBe(200);
  hold = undefined;
  resolve();
  const statuses = (await Promise.all(many)).map(({ statusCode }) => statusCode);
  await Promise.allSettled(refused);
  expect(statuses.filter((status) => status === 200)).toHaveLength(16);
  expect(statuses.filter((status) => status === 429)).toHaveLength(284);
});
