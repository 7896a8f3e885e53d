import { createEvent } from '@tippspiel/shared/contracts/events/envelope';
import { createLogger } from '@tippspiel/shared/platform/log/logger';
import { connectBus } from '@tippspiel/shared/platform/nats/bus';
import { until } from '@tippspiel/shared/platform/testing/until';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestStack, type TestStack } from '../../rest-compat/test/stack.ts';
import { createVisitor, registerPlayer, type TestVisitor } from '../../rest-compat/test/visitor.ts';
import { listEverything, subgraphs } from './everything.ts';

const LEAVER = {
  firstname: 'Grünhilde',
  lastname: 'Abschiedsfrau',
  email: 'Abschied.Unikum@example.org',
  password: 'geheim-unikum',
};
const CONTACT = {
  street: 'Vergissmeinnichtweg 17',
  zipCode: 'UNIKUM-4711',
  city: 'Vergissmeinnichthausen',
  country: 'Italien',
};
const COMMON = { institution: 'SV Unikum', hobbies: 'Unikumsammeln', age: '111unikum', reminder: 24 };
/** Words that all of the player's texts contain, normalized or not. */
const NEEDLES = /unikum|vergissmeinnicht|abschied|gr(ü|u|ue|\\u00fc)nhilde/i;

let stack: TestStack;
let admin: TestVisitor;
let friend: TestVisitor & { id: number };

beforeAll(async () => {
  stack = await startTestStack({ processes: 2, restCompat: 'gateway' });
  admin = await stack.admin();
  friend = await registerPlayer(stack.baseUrl, 'Freund');
});
afterAll(() => stack?.end());

const ok = async (answer: Promise<{ status: number; text: string; body: Record<string, unknown> }>) => {
  const { status, text, body } = await answer;
  if (status >= 300) throw new Error(`${status}: ${text}`);
  return body;
};

async function register(recommendGuid?: string): Promise<TestVisitor & { id: number }> {
  const visitor = createVisitor(stack.baseUrl);
  await visitor.open();
  const form = { ...LEAVER, passwordRepeat: LEAVER.password, gender: 'f', acceptTerms: true, recommendGuid };
  const body = await ok(visitor.post('/api/auth/register', form));
  return { ...visitor, id: (body['data'] as { user: { id: number } }).user.id };
}

async function uploadPicture(visitor: TestVisitor): Promise<string> {
  // The smallest possible picture, which sharp enlarges.
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const form = new FormData();
  form.set('profilePicture', new Blob([Buffer.from(pixel, 'base64')], { type: 'image/png' }), 'ich.png');
  const body = await ok(visitor.send('POST', '/api/uploadImage', form));
  return body['data'] as string;
}

/** Leaves data everywhere a player can. */
async function leaveData(leaver: TestVisitor & { id: number }): Promise<{ postId: number }> {
  await ok(leaver.post('/api/user/contact', CONTACT));
  await ok(leaver.post('/api/user/common', COMMON));
  await ok(leaver.post(`/api/user/${friend.id}/favorite`, { favorite: true }));
  await ok(friend.post(`/api/user/${leaver.id}/favorite`, { favorite: true }));
  const { data: own } = (await ok(leaver.post('/api/posts', { text: 'Unikum schreibt' }))) as {
    data: { id: number };
  };
  await ok(friend.post(`/api/posts/${own.id}/comments`, { parentId: own.id, text: 'Hallo!' }));
  const { data: other } = (await ok(friend.post('/api/posts', { text: 'Wer tippt mit?' }))) as {
    data: { id: number };
  };
  await ok(leaver.post(`/api/posts/${other.id}/comments`, { parentId: other.id, text: 'Ich, Unikum!' }));
  await ok(leaver.post(`/api/posts/${other.id}/like`));
  const { data: shared } = (await ok(leaver.post('/api/group/0', { name: 'Geteilte Runde' }))) as {
    data: { id: number };
  };
  await ok(friend.post(`/api/group/${shared.id}/join`));
  await ok(leaver.post('/api/group/0', { name: 'Runde von Unikum' }));
  await ok(leaver.post('/api/posts', { text: 'Unikum an die Runde', groupId: shared.id }));
  await ok(leaver.post('/api/tipps', { matchId: 16, value: '2:1', isTeam1: true, isTeam2: true }));
  await ok(leaver.post('/api/user/setProfilePicture', { code: await uploadPicture(leaver) }));
  await uploadPicture(leaver);
  await ok(leaver.post('/api/auth/password/forgot', { email: LEAVER.email }));
  const guest = createVisitor(stack.baseUrl);
  await guest.open();
  const { userDetails } = (await ok(leaver.get('/api/user/status'))) as {
    userDetails: { recommendGuid: string };
  };
  await ok(
    guest.post('/api/auth/register', {
      ...{
        firstname: 'Gast',
        lastname: 'Spieler',
        email: 'gast@example.org',
        gender: 'm',
        acceptTerms: true,
      },
      ...{ password: 'geheim123', passwordRepeat: 'geheim123', recommendGuid: userDetails.recommendGuid },
    }),
  );
  return { postId: other.id };
}

/** The newsroom announces by name that the player has won, as tipp does by number. @returns the post's number */
async function announce(winner: number): Promise<number> {
  const { NATS_URL: url, NATS_NAMESPACE: namespace } = stack.env('feed') as Record<string, string>;
  const log = createLogger('test', 'silent');
  const bus = await connectBus({ url: url!, namespace: namespace!, service: 'test', log });
  const prize = { prizeId: 900, version: 1, kind: 'Tagespreis', winners: [winner], outs: [] };
  const data = { ...prize, isPublished: true, isRemoved: false };
  await bus.publish(createEvent('tipp.prize.changed.v1', data, { now: new Date(), requestId: 'test' }));
  await bus.close();
  const name = `${LEAVER.firstname} ${LEAVER.lastname}`;
  const body = await ok(
    admin.post('/api/posts', {
      ...{
        id: 0,
        subject: `${name} gewinnt`,
        text: `<p>Glückwunsch, <b>${name}</b>!</p>`,
        isPublished: true,
      },
      ...{ priceId: 900, priceKind: 'Tagespreis', winnerstring: name },
    }),
  );
  return (body['data'] as { id: number }).id;
}

/** Where data of a player is still stored: a text, or a reference to the number. */
async function tracesOf(userId: number): Promise<string[]> {
  const found: string[] = [];
  for await (const { place, text } of listEverything(stack)) {
    // Nobody else has a picture.
    if (NEEDLES.test(text) || place.startsWith('bucket')) found.push(place);
    const names = new RegExp(
      `"(userId|ownerId|recommendedBy|pendingTargetUser)":${userId}\\b|"_id":"\\d+:${userId}"`,
    );
    // Frozen data and departures contain the number; the stream keeps the event about leaving.
    if (names.test(text) && !/user\.account\.deleted|group\.|departures/.test(place))
      found.push(`${place} (number)`);
  }
  return found;
}

test('all data of a player who leaves is gone within a minute, whatever process dies meanwhile', async () => {
  const leaver = await register();
  const { postId } = await leaveData(leaver);
  await until('the name has come everywhere', async () => {
    const places = await tracesOf(leaver.id);
    return ['feed.authors', 'tipp.players', 'user.accounts', 'stream', 'bucket pictures', 'bucket tmp'].every(
      (place) => places.some((found) => found.startsWith(place)),
    );
  });

  const announced = await announce(leaver.id);

  const { text: exported } = await leaver.get('/api/user/export');
  for (const known of [LEAVER.email.toLowerCase(), ...Object.values(CONTACT), ...Object.values(COMMON)])
    expect(exported).toContain(String(known));
  for (const known of ['Unikum schreibt', 'Ich, Unikum!', 'Geteilte Runde', '/api/downloadImage/'])
    expect(exported).toContain(known);

  await ok(leaver.post('/api/user/deleteaccount', { delete: 'delete' }));
  const left = performance.now();
  await Promise.all(subgraphs.map((name) => stack.processes.kill(name, 'SIGKILL', 0)));
  const places = await until(
    'nothing is left',
    async () => (await tracesOf(leaver.id)).length === 0 || performance.now() - left > 60_000,
    90,
  ).then(() => tracesOf(leaver.id));
  expect(places).toEqual([]);
  expect(performance.now() - left).toBeLessThan(60_000);

  expect((await leaver.get('/api/user/status')).status).toBe(401);
  const again = createVisitor(stack.baseUrl);
  await again.open();
  expect((await again.post('/api/auth/login', LEAVER)).status).toBe(401);
  const post = (await ok(friend.get(`/api/post/${postId}`)))['data'] as {
    commentCount: number;
    likeCount: number;
  };
  expect(post).toMatchObject({ commentCount: 0, likeCount: 0 });
  expect((await ok(friend.get(`/api/post/${announced}`)))['data']).toMatchObject({
    ...{ subject: 'ein Mitspieler gewinnt', winnerstring: 'ein Mitspieler' },
  });
  const groups = (await ok(friend.get('/api/groups?filterOption=0')))['data'] as {
    name: string;
    member: boolean;
  }[];
  expect(groups.map(({ name }) => name)).toEqual(['Geteilte Runde']);
  const ranking = (await ok(admin.get('/api/ranking?pageSize=50')))['data'] as { id: number }[];
  expect(ranking.map(({ id }) => id)).not.toContain(leaver.id);

  // The address may register again, as another player.
  const next = await register();
  expect(next.id).toBeGreaterThan(leaver.id);
});
