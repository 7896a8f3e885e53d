import { until } from '@tippspiel/shared/platform/testing/until';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Answer } from '../../rest-compat/test/visitor.ts';
import { newPlayers, openWorld, type Player, type World } from './world.ts';

const WRITERS = 24;
/** The number of writes before the player leaves. */
const ENOUGH = 200;
/** The time limit of a removal (ADR 0046). */
const WITHIN_SECONDS = 60;
/** Allowed statuses for a player who is leaving. */
const EXPECTED = [200, 400, 401, 403, 404, 409];

let world: World;
beforeAll(async () => {
  world = await openWorld({
    processes: 2,
    env: { POSTS_PER_HOUR: '100000', COMMENTS_PER_HOUR: '100000' },
  });
});
afterAll(() => world?.stack.end(), 60_000);

const idIn = ({ body }: Answer): number => (body['data'] as { id: number }).id;

type Calls = Record<string, () => Promise<Answer>>;

/** Makes all of these calls in turn until `isOver`. @returns the unexpected responses */
async function repeatUntil(
  calls: Calls,
  expected: number[],
  isOver: (status: number) => boolean,
): Promise<string[]> {
  const odd: string[] = [];
  for (;;)
    for (const [name, call] of Object.entries(calls)) {
      const { status, text } = await call();
      if (!expected.includes(status)) odd.push(`${name}: ${status} ${text}`);
      if (isOver(status)) return odd;
    }
}

test('a player who leaves during other requests causes no errors for anybody', async () => {
  const [leaver, friend] = (await newPlayers(world.stack.baseUrl, 2)) as [Player, Player];
  const postId = idIn(await friend.post('/api/posts', { text: 'Wer tippt mit?' }));
  const groupId = idIn(await leaver.post('/api/group/0', { name: 'Abschiedsrunde' }));
  await friend.post(`/api/group/${groupId}/join`);
  await leaver.post('/api/tipps', { matchId: 16, value: '2:1', isTeam1: true, isTeam2: true });

  const writes = {
    post: () => leaver.post('/api/posts', { text: 'Noch schnell etwas' }),
    'group post': () => leaver.post('/api/posts', { text: 'An die Runde', groupId }),
    comment: () => leaver.post(`/api/posts/${postId}/comments`, { parentId: postId, text: 'Ich auch' }),
    like: () => leaver.post(`/api/posts/${postId}/like`),
    tipp: () => leaver.post('/api/tipps', { matchId: 17, value: '1', isTeam1: true }),
    star: () => leaver.post(`/api/user/${friend.id}/favorite`, { favorite: true }),
    profile: () => leaver.post('/api/user/common', { age: '36' }),
    status: () => leaver.get('/api/user/status'),
  };
  const reads = {
    feed: () => friend.get('/api/posts'),
    post: () => friend.get(`/api/post/${postId}`),
    likes: () => friend.get(`/api/posts/${postId}/likes`),
    groups: () => friend.get('/api/groups'),
    group: () => friend.get(`/api/group/${groupId}`),
    ranking: () => friend.get('/api/ranking?pageSize=50'),
    list: () => friend.get('/api/users/favorite/'),
  };
  let answers = 0;
  let isOver = false;
  // Each continues until the login has ended.
  const writers = Array.from({ length: WRITERS }, () =>
    repeatUntil(writes, EXPECTED, (status) => ++answers > 0 && status === 401),
  );
  const readers = [1, 2].map(() => repeatUntil(reads, [200], () => isOver));
  await until('much is under way', () => answers > ENOUGH);
  expect((await leaver.post('/api/user/deleteaccount', { delete: 'delete' })).status).toBe(200);
  const oddWrites = (await Promise.all(writers)).flat();

  const written = async () => {
    const { body } = await friend.get('/api/posts?pageSize=100');
    const { body: post } = await friend.get(`/api/post/${postId}`);
    const users = [
      ...((body['data'] as { user: { id: number } }[] | undefined) ?? []),
      ...((post['data'] as { lastComments: { user: { id: number } }[] } | undefined)?.lastComments ?? []),
    ];
    return users.some(({ user }) => user.id === leaver.id);
  };
  await until('nothing of the player is left', async () => !(await written()), WITHIN_SECONDS);
  isOver = true;
  const oddReads = (await Promise.all(readers)).flat();
  expect([...new Set(oddWrites)]).toEqual([]);
  expect([...new Set(oddReads)]).toEqual([]);
});
