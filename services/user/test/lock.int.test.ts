import { until } from '@tippspiel/shared/platform/testing/until';
import { player } from '@tippspiel/shared/platform/testing/subgraph';
import { SESSION_REVOKED_HINT } from '@tippspiel/shared/contracts/auth/session';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { setUserLocked } from '../src/app/accounts/set-user-locked.ts';
import { saveUserProfile } from '../src/app/profiles/save-user-profile.ts';
import { messages } from '../src/app/messages.ts';
import { accountMessages } from '../src/app/accounts/messages.ts';
import { errorOf, openUser, PASSWORD, tokenOf, type UserFixture } from './user-fixture.ts';

const SET = `mutation ($input: SetUserLockedInput!) { setUserLocked(input: $input) { user { id isLocked } } }`;
const admin = player(1_000_000, { isAdmin: true });

let user: UserFixture;
const hints: { sessionIds: string[] }[] = [];

beforeAll(async () => {
  user = await openUser();
  user.service.backbone.bus.onHint(SESSION_REVOKED_HINT, (data) =>
    hints.push(data as { sessionIds: string[] }),
  );
});
afterAll(() => user.stop());

const setLocked = (who: Parameters<UserFixture['ask']>[0], userId: unknown, isLocked: unknown = true) =>
  user.ask(who, SET, { input: { userId, isLocked } });

/** A new operator's identity. */
async function joinOperator() {
  const { identity } = await user.join();
  await user.service.deps.accounts.change(identity.userId, () => ({ isAdmin: true }), () => []); // prettier-ignore
  return { ...identity, isAdmin: true };
}
const isLocked = async ({ userId }: { userId: number }) =>
  (await user.service.deps.accounts.find(userId))?.isLocked;

test('of two operators who lock each other at once, one stays unlocked', async () => {
  const [one, other] = [await joinOperator(), await joinOperator()];
  await Promise.all([setLocked(one, other.userId), setLocked(other, one.userId)]);
  expect([await isLocked(one), await isLocked(other)].toSorted()).toEqual([false, true]);
});

test.each([
  ['lock', setUserLocked],
  ['profile', saveUserProfile],
])('an operator who is locked between the check and the write of a %s locks nobody', async (_name, save) => {
  const [one, other] = [await joinOperator(), await joinOperator()];
  const { deps } = user.service;
  const accounts = {
    ...deps.accounts,
    async keepOperator(which: Parameters<typeof deps.accounts.keepOperator>[0]) {
      const isKept = await deps.accounts.keepOperator(which);
      if (isKept) await setLocked(other, one.userId);
      return isKept;
    },
  };
  const input = { userId: other.userId, isLocked: true };
  const saved = save({ ...deps, accounts }, { identity: one, requestId: 'r' }, input);
  await expect(saved).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect([await isLocked(one), await isLocked(other)]).toEqual([true, false]);
});

describe('a locked player', () => {
  test('is locked in every login at once, but can still read and log in', async () => {
    const { identity, token, email } = await user.join();
    const second = tokenOf(await user.login({ email, password: PASSWORD }));
    const answer = await setLocked(admin, identity.userId);
    expect(answer.data).toEqual({ setUserLocked: { user: { id: identity.userId, isLocked: true } } });
    const sessionIds = [identity.sessionId, (await user.resolve(second))!.sessionId].toSorted();
    await until('the hint', () =>
      hints.some((hint) => hint.sessionIds.toSorted().join() === sessionIds.join()),
    );
    const sessions = [await user.resolve(token), await user.resolve(second)];
    expect(sessions.map((session) => session?.isLocked)).toEqual([true, true]);
    const locked = await user.resolve(tokenOf(await user.login({ email, password: PASSWORD })));
    const viewer = await user.ask(locked, '{ viewer { id user { isLocked } } }');
    expect(viewer.data).toEqual({ viewer: { id: identity.userId, user: { isLocked: true } } });
  });

  test('is announced to the gateways again if the operator repeats it, as after a crash between lock and hint', async () => {
    const { identity } = await user.join();
    const received = () => hints.filter(({ sessionIds }) => sessionIds.includes(identity.sessionId)).length;
    for (const times of [1, 2]) {
      await setLocked(admin, identity.userId);
      await until('the hint', () => received() === times);
    }
  });

  test('is published to the other services, once per change', async () => {
    const { identity } = await user.join();
    for (const isLocked of [true, true, false, false]) await setLocked(admin, identity.userId, isLocked);
    const lockEvents = await user.events.of('user.account.changed.v1', identity.userId, 2);
    expect(lockEvents.map(({ version, isLocked }) => ({ version, isLocked }))).toEqual([
      { version: 2, isLocked: true },
      { version: 3, isLocked: false },
    ]);
    // The audit log records the operator.
    const subject = `{player:${identity.userId}}`;
    const acts = () =>
      user.events.seen.flatMap((event) =>
        event.type === 'user.operator.acted.v2' && event.data.subject === subject ? [event.data] : [],
      );
    await until('both events', () => acts().length === 2);
    const act = { userId: admin.userId, subject, address: null };
    expect(acts()).toEqual([
      { ...act, changes: [{ what: 'Gesperrt', before: 'nein', after: 'ja' }] },
      { ...act, changes: [{ what: 'Gesperrt', before: 'ja', after: 'nein' }] },
    ]);
  });
});

test('an operator’s changes of a person are in the log, without what was or is written', async () => {
  const { identity, email } = await user.join();
  const save =
    'mutation ($input: SaveUserProfileInput!) { saveUserProfile(input: $input) { profile { email } } }';
  const card = { institution: 'Verein', hobbies: 'Angeln', age: '30' };
  const contact = { firstname: 'Grace', street: 'Weg 1', adminInfo: 'angerufen' };
  const input = { userId: identity.userId, email: `neu-${email}`, ...card, ...contact };
  expect((await user.ask(admin, save, { input })).errors).toBeUndefined();
  const subject = `{player:${identity.userId}}`;
  const act = await until(
    'the event',
    () =>
    user.events.seen.find(({ type, data }) => type === 'user.operator.acted.v2' && 'subject' in data && data.subject === subject), // prettier-ignore
  );
  const labels = ['E-Mail-Adresse', 'Name und Anrede', 'Postadresse', 'Verein', 'Interessen', 'Alter', 'Admin-Info']; // prettier-ignore
  expect(act.data).toMatchObject({
    changes: labels.map((what) => ({ what, before: '', after: 'geändert' })),
  });
  expect(await user.service.deps.accounts.find(identity.userId)).toMatchObject(card);
});

describe('locking', () => {
  test('is allowed to operators only, and changes nothing else', async () => {
    const { identity } = await user.join();
    const { identity: other } = await user.join();
    expect(errorOf(await setLocked(null, identity.userId)).code).toBe('UNAUTHENTICATED');
    expect(errorOf(await setLocked(other, identity.userId)).code).toBe('FORBIDDEN');
    expect(errorOf(await setLocked({ ...admin, isLocked: true }, identity.userId)).code).toBe('FORBIDDEN');
    expect((await user.service.deps.accounts.find(identity.userId))?.isLocked).toBe(false);
  });

  test('rejects the operator’s own account and unknown players', async () => {
    const { identity } = await user.join();
    const self = { ...identity, isAdmin: true };
    expect(errorOf(await setLocked(self, identity.userId))).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: accountMessages.lockSelf,
    });
    expect(errorOf(await setLocked(admin, 999_999))).toMatchObject({
      code: 'NOT_FOUND',
      message: messages.noSuchUser,
    });
    expect(errorOf(await setLocked(admin, identity.userId, 'ja'))).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'isLocked',
    });
    expect((await user.service.deps.accounts.find(identity.userId))?.isLocked).toBe(false);
  });
});
