import { until } from '@tippspiel/shared/platform/testing/until';
import { IDENTITY_HEADER, signIdentity } from '@tippspiel/shared/contracts/auth/identity';
import {
  RESOLVE_SESSION_PATH,
  SESSION_HEADER,
  SESSION_REVOKED_HINT,
} from '@tippspiel/shared/contracts/auth/session';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { SESSION_LIFETIME_MS } from '../src/domain/sessions/session.ts';
import { NOW, openUser, type UserFixture } from './user-fixture.ts';

const HOUR = 60 * 60 * 1000;
const LOGOUT = 'mutation { logout { loggedOut } }';

let user: UserFixture;
const hints: unknown[] = [];

beforeAll(async () => {
  user = await openUser();
  user.service.backbone.bus.onHint(SESSION_REVOKED_HINT, (data) => hints.push(data));
});
afterEach(() => user.clock.set(NOW));
afterAll(() => user.stop());

const at = (milliseconds: number) => user.clock.set(new Date(NOW.getTime() + milliseconds));
const stored = (sessionId: string) =>
  user.service.backbone.mongo.collection('sessions').findOne({ _id: sessionId as never });

describe('a session', () => {
  test('is stored as a hash; the token is not in the database', async () => {
    const { identity, token } = await user.join();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await stored(identity.sessionId))).not.toContain(token);
  });

  test('ends 30 days after its last use', async () => {
    const { token } = await user.join();
    at(SESSION_LIFETIME_MS - 1);
    expect(await user.resolve(token)).not.toBeNull();
    at(2 * SESSION_LIFETIME_MS - 2);
    expect(await user.resolve(token)).not.toBeNull();
    at(3 * SESSION_LIFETIME_MS);
    expect(await user.resolve(token)).toBeNull();
  });

  test('is written at most once an hour', async () => {
    const { identity, token } = await user.join();
    at(HOUR - 1);
    await user.resolve(token);
    expect((await stored(identity.sessionId))?.['lastSeen']).toEqual(NOW);
    at(HOUR);
    await user.resolve(token);
    expect((await stored(identity.sessionId))?.['lastSeen']).toEqual(new Date(NOW.getTime() + HOUR));
  });

  test('is deleted by the database in real time, however the game clock is set', async () => {
    const { identity } = await user.join();
    const indexes = await user.service.backbone.mongo.collection('sessions').indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { removeAt: 1 }, expireAfterSeconds: 0 }));
    const removeAt = (await stored(identity.sessionId))?.['removeAt'].getTime();
    expect(Math.abs(removeAt - Date.now() - SESSION_LIFETIME_MS)).toBeLessThan(HOUR);
  });

  test('has the player’s current rights and lock', async () => {
    const { identity, token } = await user.join();
    const accounts = user.service.backbone.mongo.collection('accounts');
    await accounts.updateOne({ _id: identity.userId as never }, { $set: { isAdmin: true, isLocked: true } });
    expect(await user.resolve(token)).toMatchObject({ isAdmin: true, isLocked: true });
    // The relay may remove the registration's event at this moment. DocumentDB ignores a delete that conflicts with an
    // update.
    while (await accounts.findOne({ _id: identity.userId as never }))
      await accounts.deleteOne({ _id: identity.userId as never });
    expect(await user.resolve(token)).toBeNull();
  });

  test.each([[''], ['x'.repeat(43)], ['x'.repeat(500)], [null], [{ $gt: '' }], [['a']]])(
    'is never found by %j',
    async (token) => {
      expect((await user.resolve(token)) ?? null).toBeNull();
    },
  );

  test('is returned to signed requests only', async () => {
    const { token } = await user.join();
    const send = (headers: Record<string, string>) =>
      user.service.app.inject({ method: 'POST', url: RESOLVE_SESSION_PATH, headers, payload: { token } });
    const foreign = await signIdentity('another-secret-of-at-least-32-characters', null);
    const answers = await Promise.all([send({}), send({ [IDENTITY_HEADER]: foreign })]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403]);
    expect(answers.map(({ body }) => body).join()).not.toContain('userId');
  });
});

describe('logout', () => {
  test('ends this session at once, informs the gateways, and clears the cookie', async () => {
    const { identity, token, email } = await user.join();
    const other = await user.login({ email, password: 'geheim1' });
    const answer = await user.ask(identity, LOGOUT);
    expect(answer.data).toEqual({ logout: { loggedOut: true } });
    expect(answer.headers[SESSION_HEADER]).toBe('');
    expect(await user.resolve(token)).toBeNull();
    expect(await user.resolve(other.headers[SESSION_HEADER])).toMatchObject({ userId: identity.userId });
    await until('the hint', () =>
      hints.some((hint) => JSON.stringify(hint) === JSON.stringify({ sessionIds: [identity.sessionId] })),
    );
  });

  test('does nothing for an anonymous visitor, and may be repeated', async () => {
    const { identity } = await user.join();
    for (const who of [null, identity, identity]) {
      expect((await user.ask(who, LOGOUT)).data).toEqual({ logout: { loggedOut: true } });
    }
  });

  test('stays effective if the session is used at the same time', async () => {
    const { identity, token } = await user.join();
    at(2 * HOUR);
    await Promise.all([user.ask(identity, LOGOUT), ...Array.from({ length: 5 }, () => user.resolve(token))]);
    expect(await user.resolve(token)).toBeNull();
  });
});
