import type { Identity } from '@tippspiel/shared/contracts/auth/identity';
import { askSubgraph } from '@tippspiel/shared/platform/testing/subgraph';
import { CLIENT_AGENT_HEADER } from '@tippspiel/shared/platform/graph/subgraph';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { sessionMessages } from '../src/app/sessions/messages.ts';
import { SESSION_LIFETIME_MS } from '../src/domain/sessions/session.ts';
import { errorOf, NOW, openUser, PASSWORD, tokenOf, type UserFixture } from './user-fixture.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:126.0) Gecko/20100101 Firefox/126.0';
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { viewer { id } } }';
const LOGINS = '{ viewer { logins { id device created lastSeen isThis } } }';
const END = 'mutation ($input: EndLoginInput!) { endLogin(input: $input) { viewer { logins { id } } } }';
const HOUR = 3_600_000;

type Login = { id: string; device: string; created: string; lastSeen: string; isThis: boolean };

let user: UserFixture;

beforeAll(async () => {
  user = await openUser();
});
afterEach(() => user.clock.set(NOW));
afterAll(() => user.stop());

const loginWith = (who: Identity | null, email: string, agent: string) => {
  const headers = agent ? { [CLIENT_AGENT_HEADER]: agent } : undefined;
  return askSubgraph(user.service.app, who, LOGIN, { input: { email, password: PASSWORD } }, headers);
};
const loginsOf = async (who: Identity) =>
  ((await user.ask(who, LOGINS)).data as { viewer: { logins: Login[] } }).viewer.logins;
const end = (who: Identity | null, id: unknown) => user.ask(who, END, { input: { id } });

test('a player sees all own logins with device and time, the most recently used first, and which one is current', async () => {
  const { identity, email } = await user.join();
  const later = new Date(NOW.getTime() + 2 * HOUR);
  user.clock.set(later);
  const token = tokenOf(await loginWith(null, email, FIREFOX));
  const other = await user.resolve(token);
  expect(await loginsOf(identity)).toEqual([
    {
      ...{ id: other!.sessionId, device: 'Firefox auf Linux', isThis: false },
      ...{ created: later.toISOString(), lastSeen: later.toISOString() },
    },
    {
      ...{ id: identity.sessionId, device: '', isThis: true },
      ...{ created: NOW.toISOString(), lastSeen: NOW.toISOString() },
    },
  ]);
  const stored = await user.service.backbone.mongo
    .collection('sessions')
    .findOne({ _id: other!.sessionId as never });
  expect(JSON.stringify(stored)).not.toContain('Mozilla');
});

test('a login that replaces another keeps its device', async () => {
  const { email } = await user.join();
  const first = await user.resolve(tokenOf(await loginWith(null, email, FIREFOX)));
  const second = await user.resolve(tokenOf(await loginWith(first, email, '')));
  const devices = (await loginsOf(second!)).filter(({ isThis }) => isThis).map(({ device }) => device);
  expect(devices).toEqual(['Firefox auf Linux']);
});

test('each login can be ended, also the current one, also by a locked player', async () => {
  const { identity, token, email } = await user.join();
  const other = tokenOf(await user.login({ email, password: PASSWORD }));
  const { sessionId } = (await user.resolve(other))!;
  const answer = await end({ ...identity, isLocked: true }, sessionId);
  expect(answer.data).toEqual({ endLogin: { viewer: { logins: [{ id: identity.sessionId }] } } });
  expect(await user.resolve(other)).toBeNull();
  expect((await end(identity, identity.sessionId)).errors).toBeUndefined();
  expect(await user.resolve(token)).toBeNull();
});

test('players neither end nor see other players’ logins', async () => {
  const { identity } = await user.join();
  const { identity: other, token } = await user.join();
  const refused = { code: 'NOT_FOUND', message: sessionMessages.noSuchLogin, field: 'id' };
  expect(errorOf(await end(identity, other.sessionId))).toEqual(refused);
  expect(errorOf(await end(identity, 'x'))).toEqual(refused);
  expect(errorOf(await end(null, other.sessionId)).code).toBe('UNAUTHENTICATED');
  expect(await user.resolve(token)).not.toBeNull();
  expect((await loginsOf(identity)).map(({ id }) => id)).toEqual([identity.sessionId]);
});

test('an ended login is not listed', async () => {
  const { identity, email } = await user.join();
  user.clock.set(new Date(NOW.getTime() + SESSION_LIFETIME_MS));
  const next = await user.resolve(tokenOf(await user.login({ email, password: PASSWORD })));
  expect((await loginsOf(next!)).map(({ id }) => id)).not.toContain(identity.sessionId);
});

test('of more than a hundred logins the one that was not used for longest ends', async () => {
  const { identity, email } = await user.join();
  const { sessions } = user.service.deps;
  const first = (await sessions.find(identity.sessionId))!;
  for (let index = 1; index < 100; index++) {
    const lastSeen = new Date(NOW.getTime() + index);
    await sessions.insert({ ...first, id: `${identity.sessionId}-${index}`, lastSeen });
  }
  const token = tokenOf(await user.login({ email, password: PASSWORD }));
  expect(await sessions.idsOf(identity.userId)).toHaveLength(100);
  expect(await sessions.find(identity.sessionId)).toBeNull();
  expect(await user.resolve(token)).not.toBeNull();
});
