import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Identity } from '@tippspiel/shared/contracts/auth/identity';
import { createEvent } from '@tippspiel/shared/contracts/events/envelope';
import { until } from '@tippspiel/shared/platform/testing/until';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pushMessages } from '../src/app/push/messages.ts';
import { endSession } from '../src/app/sessions/end-session.ts';
import { createPushService } from '../src/effects/push-service.ts';
import { subscriptionId } from '../src/store/push/subscriptions.ts';
import { buildService, type UserService } from '../src/server.ts';
import { errorOf, NOW, openUser, PASSWORD, type UserFixture } from './user-fixture.ts';

type Received = { path: string; title: string; body: string; url: string; tag?: string; ttl: number };

/** Instead of a status: never answers. */
const HANG = 0;

/** A push service with its browsers: it checks the sender, and decrypts (RFC 8030, 8291, 8292). */
async function openPushService(vapidKey: string) {
  const received: Received[] = [];
  const browsers = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: Buffer }>();
  const answers = new Map<string, number>();
  const tries: string[] = [];
  const server: Server = createServer(async (request, response) => {
    const path = request.url ?? '';
    tries.push(path);
    const status = answers.get(path) ?? 201;
    if (status === HANG) return;
    const browser = browsers.get(path);
    const body = Buffer.concat(await request.toArray());
    if (status === 201 && browser) {
      checkSender(request, vapidKey);
      const ttl = Number(request.headers['ttl']);
      received.push({ path, ttl, ...JSON.parse(decrypt(body, browser)) });
    }
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...{ origin, received, answers, tries },
    /** Subscribes another browser. */
    subscribe(path: string) {
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const auth = randomBytes(16);
      browsers.set(path, { ecdh, auth });
      const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') };
      return { endpoint: origin + path, ...keys };
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function checkSender(request: IncomingMessage, vapidKey: string): void {
  const [, token = '', key] =
    /^vapid t=([^,]+), k=(.+)$/.exec(String(request.headers['authorization'])) ?? [];
  expect(key).toBe(vapidKey);
  const [head, claims, signature] = token.split('.') as [string, string, string];
  const point = Buffer.from(vapidKey, 'base64url');
  const coordinates = {
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', ...coordinates }, format: 'jwk' });
  const isOurs = verify('sha256', Buffer.from(`${head}.${claims}`), { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')); // prettier-ignore
  expect(isOurs).toBe(true);
}

function decrypt(
  body: Buffer,
  { ecdh, auth }: { ecdh: ReturnType<typeof createECDH>; auth: Buffer },
): string {
  const salt = body.subarray(0, 16);
  const keyLength = body[20]!;
  const sender = body.subarray(21, 21 + keyLength);
  const encrypted = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(encrypted.subarray(-16));
  const plain = Buffer.concat([decipher.update(encrypted.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}

const vapid = createECDH('prime256v1');
vapid.generateKeys();
const publicKey = vapid.getPublicKey('base64url');
const privateKey = Buffer.concat([Buffer.alloc(32), vapid.getPrivateKey()])
  .subarray(-32)
  .toString('base64url');

let service: Awaited<ReturnType<typeof openPushService>>;
let user: UserFixture;
let second: UserService;

beforeAll(async () => {
  service = await openPushService(publicKey);
  user = await openUser({
    ...{ PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey, PUSH_SERVICES: service.origin },
    PUBLIC_URL: 'https://tippspiel.example',
  });
  second = await buildService(user.env, { clock: user.clock });
});
afterAll(async () => {
  await second?.close();
  await user?.stop();
  await service?.stop();
});

const SAVE = 'mutation ($input: SavePushSubscriptionInput!) { savePushSubscription(input: $input) { viewer { pushKey } } }'; // prettier-ignore
const REMOVE = 'mutation ($input: RemovePushSubscriptionInput!) { removePushSubscription(input: $input) { viewer { id } } }'; // prettier-ignore
const COMMON = 'mutation ($input: SaveCommonProfileInput!) { saveCommonProfile(input: $input) { viewer { id } } }'; // prettier-ignore

async function join(path: string) {
  const { identity, email } = await user.join();
  await user.ask(identity, COMMON, { input: { reminder: 12 } });
  const subscription = service.subscribe(path);
  const answer = await user.ask(identity, SAVE, { input: subscription });
  expect(answer.data).toEqual({ savePushSubscription: { viewer: { pushKey: publicKey } } });
  return { identity, email, subscription };
}
async function remind(userId: number, kickoff = new Date(NOW.getTime() + 12 * 3_600_000)) {
  const matches = [{ matchId: 25, pageNumber: 3, team1: 'Schweiz', team2: 'Deutschland' }];
  const players = [{ userId, missing: [25] }];
  const data = { kickoff: kickoff.toISOString(), hours: 12, matches, players };
  await user.service.backbone.bus.publish(
    createEvent('tipp.reminders.due.v1', data, { now: NOW, requestId: 'test' }),
  );
}
const at = (path: string) => service.received.filter((each) => each.path === path);

test('a reminder reaches the browser once, readable only there, with a link to the match', async () => {
  const { identity } = await join('/one');
  await remind(identity.userId);
  await until('the notification', () => at('/one').length > 0);
  await remind(identity.userId);
  const last = await join('/last-of-one');
  await remind(last.identity.userId);
  await until('the last event', () => at('/last-of-one').length > 0);
  expect(at('/one')).toEqual([
    {
      ...{ path: '/one', title: 'Dein Tipp fehlt noch: Schweiz – Deutschland' },
      ...{ body: expect.stringContaining('Anpfiff'), ttl: 12 * 3_600 },
      url: 'https://tippspiel.example/tipps?seite=3&spiel=25',
    },
  ]);
});

test.each([404, 410])('a browser that no longer exists (%d) is removed', async (status) => {
  const path = `/gone-${status}`;
  const { identity } = await join(path);
  service.answers.set(path, status);
  await remind(identity.userId);
  await until(
    'it is forgotten',
    async () => (await user.service.deps.subscriptions.of(identity.userId)).length === 0,
  );
});

/** As long as a key, but no point of the curve. */
const NO_POINT = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url');

test('a browser whose key is no point of the curve is not taken, and a stored one is removed', async () => {
  const { identity, subscription } = await join('/no-point');
  const refused = { code: 'BAD_USER_INPUT', message: pushMessages.subscription };
  for (const p256dh of [NO_POINT, 'A'.repeat(86), `${subscription.p256dh}A`])
    expect(errorOf(await user.ask(identity, SAVE, { input: { ...subscription, p256dh } }))).toMatchObject(
      refused,
    );
  const { subscriptions } = user.service.deps;
  await subscriptions.save(identity, { ...subscription, p256dh: NO_POINT }, NOW);
  const keys = { publicKey, privateKey, subject: 'https://tippspiel.example' };
  const own = createPushService({ keys, subscriptions, clock: user.clock });
  const message = { messageId: 'x', subject: '', html: '', text: '', userId: identity.userId };
  await expect(own.send({ ...message, to: subscriptionId(subscription.endpoint) })).rejects.toMatchObject({
    reason: 'obsolete',
  });
  expect(await subscriptions.of(identity.userId)).toEqual([]);
});

test.each([
  ['is busy', 503],
  ['does not take our key for the moment', 401],
  ['does not let us in for the moment', 403],
])('a push service that %s (%d) is asked again', async (_why, status) => {
  const path = `/later-${status}`;
  const { identity } = await join(path);
  service.answers.set(path, status);
  await remind(identity.userId);
  await until('the first try', () => service.tries.includes(path));
  service.answers.delete(path);
  await until('it is put off', async () => {
    const pushes = user.service.backbone.mongo.collection('pushes');
    const { modifiedCount } = await pushes.updateOne(
      { userId: identity.userId, claim: { $exists: false }, due: { $gt: new Date() } },
      { $set: { due: new Date() } },
    );
    return modifiedCount === 1;
  });
  await until('the notification', () => at(path).length === 1);
});

test('only known push services are used, only for players who may write, and not after unsubscribing', async () => {
  const { identity, subscription } = await join('/off');
  for (const endpoint of ['http://127.0.0.1:1/x', 'https://evil.example/x', 'file:///etc/passwd', 'x'])
    expect(errorOf(await user.ask(identity, SAVE, { input: { ...subscription, endpoint } }))).toMatchObject({
      ...{ code: 'BAD_USER_INPUT', message: pushMessages.subscription },
    });
  expect(errorOf(await user.ask(identity, SAVE, { input: { ...subscription, auth: 'short' } })).code).toBe(
    'BAD_USER_INPUT',
  );
  expect(errorOf(await user.ask({ ...identity, isLocked: true }, SAVE, { input: subscription })).code).toBe(
    'FORBIDDEN',
  );
  expect(errorOf(await user.ask(null, SAVE, { input: subscription })).code).toBe('UNAUTHENTICATED');
  const { identity: other } = await user.join();
  const input = { endpoint: subscription.endpoint };
  await user.ask(other, REMOVE, { input });
  expect(await user.service.deps.subscriptions.of(identity.userId)).toHaveLength(1);
  await user.ask({ ...identity, isLocked: true }, REMOVE, { input });
  expect(await user.service.deps.subscriptions.of(identity.userId)).toEqual([]);
});

const isPushedTo = async (identity: Identity, endpoint: string) => {
  const { data } = await user.ask(
    identity,
    'query ($endpoint: String!) { viewer { isPushedTo(endpoint: $endpoint) } }',
    { endpoint },
  );
  return (data as { viewer: { isPushedTo: boolean } }).viewer.isPushedTo;
};

test('a browser belongs to its last player, and its subscription ends with the login that created it', async () => {
  const { identity, subscription } = await join('/logout');
  const { endpoint } = subscription;
  const kept = await join('/stays');
  const { identity: next } = await user.join();
  expect(await isPushedTo(identity, endpoint)).toBe(true);
  expect(await isPushedTo(next!, endpoint)).toBe(false);
  await user.ask(identity, 'mutation { logout { loggedOut } }');
  expect(await isPushedTo(identity, endpoint)).toBe(false);
  expect(await isPushedTo(kept.identity, kept.subscription.endpoint)).toBe(true);
  await remind(identity.userId);
  await remind(kept.identity.userId);
  await until('the last event', () => at('/stays').length > 0);
  expect(at('/logout')).toEqual([]);
});

test('a logout that breaks off leaves no browser subscribed, and an ended login subscribes none', async () => {
  const { identity, subscription } = await join('/crash');
  const { deps } = user.service;
  const sessions = { ...deps.sessions, remove: () => Promise.reject(new Error('stopped')) };
  await expect(endSession({ ...deps, sessions }, identity.sessionId)).rejects.toThrow('stopped');
  expect(await isPushedTo(identity, subscription.endpoint)).toBe(false);
  await endSession(deps, identity.sessionId);
  expect(errorOf(await user.ask(identity, SAVE, { input: subscription })).code).toBe('UNAUTHENTICATED');
});

test.each([
  ['the same player logs in anew there', 'same', true],
  ['another player logs in there', 'other', false],
])('%s: reminders go on there: %s', async (_what, who, goOn) => {
  const { identity, subscription, email: own } = await join(`/again-${who}`);
  const email = who === 'same' ? own : (await user.join()).email;
  const input = { email, password: PASSWORD };
  const answer = await user.ask(identity, 'mutation ($input: LoginInput!) { login(input: $input) { viewer { id } } }', { input }); // prettier-ignore
  expect(answer.errors).toBeUndefined();
  expect(await isPushedTo(identity, subscription.endpoint)).toBe(goOn);
});

const goal = (userId: number, number: number, more: object = {}) => ({
  ...{
    matchId: 25,
    number,
    team1: 'Schweiz',
    team2: 'Deutschland',
    minute: 43,
    phase: 'NONE',
    at: NOW.toISOString(),
  },
  ...{ before: { goals1: 0, goals2: 0 }, now: { goals1: 0, goals2: 1 } },
  players: [{ userId, tipp: { goals1: 1, goals2: 2, isJoker: true, points: 7 } }],
  ...more,
});
function publishGoal(data: object) {
  const event = createEvent('tipp.goal.alerted.v1', data as never, { now: NOW, requestId: 'test' });
  return user.service.backbone.bus.publish({ ...event, data } as typeof event);
}
async function joinForGoals(path: string, input: object) {
  const joined = await join(path);
  const { errors } = await user.ask(joined.identity, COMMON, { input });
  expect(errors).toBeUndefined();
  return joined.identity.userId;
}
/** The hour of the German day at which these tests run. */
const HOUR = Number(new Intl.DateTimeFormat('en', { hour: '2-digit', hourCycle: 'h23', timeZone: 'Europe/Berlin' }).format(NOW)); // prettier-ignore

test('a goal reaches each browser that wants it once, with the own tipp, and a later score replaces it', async () => {
  const userId = await joinForGoals('/goals', { goalAlert: 'ALL', quietFrom: 0, quietUntil: 0 });
  await publishGoal(goal(userId, 1));
  await publishGoal(goal(userId, 1));
  await until('the goal', () => at('/goals').length > 0);
  const back = {
    before: { goals1: 0, goals2: 1 },
    now: { goals1: 0, goals2: 0 },
    players: [{ userId, tipp: null }],
  };
  await publishGoal(goal(userId, 2, back));
  await until('that it was none', () => at('/goals').length > 1);
  await publishGoal(goal(userId, 3, { minute: 90, phase: 'EXTRA_TIME' }));
  await until('one in extra time', () => at('/goals').length > 2);
  await publishGoal(goal(userId, 4, { minute: 90, isStoppageTime: true }));
  await until('one in stoppage time', () => at('/goals').length > 3);
  const { phase: _phase, ...former } = goal(userId, 5, { minute: 90 });
  await publishGoal(former);
  await until('one by a process that knows no phase', () => at('/goals').length > 4);
  expect(at('/goals')).toMatchObject([
    {
      title: 'Tor! Schweiz – Deutschland 0:1',
      body: '43. Minute. Dein Tipp 1:2 mit Joker brächte 7 Punkte.',
      ...{ url: 'https://tippspiel.example/konferenz', tag: 'tor-25' },
    },
    { title: 'Tor zurückgenommen: Schweiz – Deutschland 0:0', body: '43. Minute.', tag: 'tor-25' },
    { body: expect.stringMatching(/^Verlängerung\. Dein Tipp/) },
    { body: expect.stringMatching(/^Nachspielzeit\. Dein Tipp/) },
    { body: expect.stringMatching(/^90\. Minute\. Dein Tipp/) },
  ]);
});

test('an older score that arrives after the newer one is not notified', async () => {
  const userId = await joinForGoals('/order', { goalAlert: 'ALL', quietFrom: 0, quietUntil: 0 });
  await publishGoal(goal(userId, 2, { now: { goals1: 0, goals2: 2 } }));
  await until('the newer one', () => at('/order').length > 0);
  await publishGoal(goal(userId, 1));
  await publishGoal(goal(userId, 3, { now: { goals1: 0, goals2: 3 } }));
  await until('the last one', () => at('/order').length > 1);
  expect(at('/order').map(({ title }) => title.slice(-3))).toEqual(['0:2', '0:3']);
});

test('a push service that hangs is not asked for a while after three timeouts', async () => {
  const { identity, subscription } = await join('/hang');
  const { subscriptions } = user.service.deps;
  const keys = { publicKey, privateKey, subject: 'https://tippspiel.example' };
  const own = createPushService({ keys, subscriptions, clock: user.clock, sendWithinMs: 250 });
  service.answers.set('/hang', HANG);
  const message = { messageId: 'x', subject: '', html: '', text: '', userId: identity.userId };
  const send = () => own.send({ ...message, to: subscriptionId(subscription.endpoint) });
  for (let times = 0; times < 4; times++) await expect(send()).rejects.toMatchObject({ reason: 'later' });
  expect(service.tries.filter((path) => path === '/hang')).toHaveLength(3);
});

test('a goal that could not be sent at once is dropped after the next score', async () => {
  const userId = await joinForGoals('/later', { goalAlert: 'ALL', quietFrom: 0, quietUntil: 0 });
  service.answers.set('/later', 503);
  await publishGoal(goal(userId, 1));
  const pushes = user.service.backbone.mongo.collection('pushes');
  const waiting = { userId, kind: 'goal', due: { $gt: new Date(0) } };
  const again = { ...waiting, attempts: { $gt: 0 }, claim: { $exists: false } };
  await until('it is to be tried again', async () => (await pushes.countDocuments(again)) === 1);
  service.answers.delete('/later');
  await publishGoal(goal(userId, 2, { before: { goals1: 0, goals2: 1 }, now: { goals1: 0, goals2: 0 } }));
  await until('that it was none', () => at('/later').length > 0);
  // Makes it due.
  await pushes.updateMany(again, { $set: { due: new Date(1) } });
  await publishGoal(goal(userId, 3, { before: { goals1: 0, goals2: 0 }, now: { goals1: 1, goals2: 0 } }));
  await until('the next goal', () => at('/later').length > 1);
  await until('nothing waits', async () => (await pushes.countDocuments(waiting)) === 0);
  expect(at('/later').map(({ title }) => title)).toEqual([
    'Tor zurückgenommen: Schweiz – Deutschland 0:0',
    'Tor! Schweiz – Deutschland 1:0',
  ]);
});

test('an unsent notification does not reach the browser’s next player', async () => {
  const { identity, subscription } = await join('/shared');
  service.answers.set('/shared', 503);
  await remind(identity.userId);
  const pushes = user.service.backbone.mongo.collection('pushes');
  const again = { userId: identity.userId, attempts: { $gt: 0 }, claim: { $exists: false } };
  await until('it is to be tried again', async () => (await pushes.countDocuments(again)) === 1);
  const next = await user.join();
  expect((await user.ask(next.identity, SAVE, { input: subscription })).errors).toBeUndefined();
  service.answers.delete('/shared');
  await pushes.updateMany(again, { $set: { due: new Date(1) } });
  await user.service.drain();
  const waiting = { userId: identity.userId, due: { $gt: new Date(0) } };
  await until('nothing waits', async () => (await pushes.countDocuments(waiting)) === 0);
  expect(at('/shared')).toEqual([]);
});

test('a goal is not notified if the event arrives after the match is no longer wanted', async () => {
  const userId = await joinForGoals('/fewer', { goalAlert: 'JOKERS', quietFrom: 0, quietUntil: 0 });
  const tipp = { goals1: 1, goals2: 2, isJoker: false, points: 3 };
  await publishGoal(goal(userId, 1, { players: [{ userId, tipp }] }));
  await publishGoal(goal(userId, 2, { players: [{ userId, tipp: null }] }));
  await publishGoal(goal(userId, 3, { minute: 44 }));
  await until('the one with a joker', () => at('/fewer').length > 0);
  expect(at('/fewer').map(({ body }) => body.slice(0, 10))).toEqual(['44. Minute']);
});

test('a goal is not notified to players who do not want it, in quiet hours, or when it is too old', async () => {
  const off = await joinForGoals('/off', { goalAlert: 'OFF' });
  const asleep = await joinForGoals('/asleep', {
    goalAlert: 'ALL',
    quietFrom: HOUR,
    quietUntil: (HOUR + 1) % 24,
  });
  const awake = await joinForGoals('/awake', {
    goalAlert: 'ALL',
    quietFrom: (HOUR + 1) % 24,
    quietUntil: HOUR,
  });
  await publishGoal(goal(off, 1));
  await publishGoal(goal(asleep, 1));
  await publishGoal(goal(awake, 1, { at: new Date(NOW.getTime() - 11 * 60_000).toISOString() }));
  await publishGoal(goal(awake, 2));
  await until('the last goal', () => at('/awake').length > 0);
  expect([at('/off'), at('/asleep'), at('/awake')].map(({ length }) => length)).toEqual([0, 0, 1]);
});

test.each([{ goalAlert: 'ALL', quietFrom: 24 }, { quietUntil: -1 }, { quietFrom: 1.5 }])(
  'quiet hours are hours of a day: %j is refused',
  async (input) => {
    const { identity } = await join('/hours');
    expect((await user.ask(identity, COMMON, { input })).errors).toHaveLength(1);
  },
);
