import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Identity } from '@tippspiel/shared/contracts/auth/identity';
import { until } from '@tippspiel/shared/platform/testing/until';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { makeAdmin } from '../src/app/accounts/make-admin.ts';
import { setRankWelcome } from '../src/app/accounts/set-rank-welcome.ts';
import { passwordMessages } from '../src/app/passwords/messages.ts';
import { openUser, PASSWORD, tokenOf, type UserFixture } from './user-fixture.ts';

const tool = new URL('../src/admin-cli.ts', import.meta.url).pathname;

let user: UserFixture;

beforeAll(async () => {
  user = await openUser();
});
afterAll(() => user.stop());

type Outcome = { code: number; stdout: string; stderr: string };

async function admin(args: string[], more: Record<string, string> = {}): Promise<Outcome> {
  const given = Object.fromEntries(Object.entries(user.env).map(([name, value]) => [name, String(value)]));
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, ...given, LOG_LEVEL: 'error', ...more };
  return promisify(execFile)(process.execPath, [tool, ...args], { env })
    .then((done) => ({ code: 0, ...done }))
    .catch((error: Outcome) => error);
}

/** Waits for the entry of the operators' log. */
const becameOperator = (userId: number, after = 'ja') =>
  until('the operators’ log', () =>
    user.events.seen.some(
      ({ type, data }) =>
        type === 'user.operator.acted.v2' &&
        'changes' in data &&
        data.userId === userId &&
        data.changes.some((change) => change.what === 'In der Redaktion' && change.after === after),
    ),
  );

describe('npm run admin -- create', () => {
  test('opens an operator account with the password given', async () => {
    const outcome = await admin(['create', ' Chefin@Example.org ', '--firstname', 'Petra'], {
      ADMIN_PASSWORD: PASSWORD,
    });
    expect(outcome).toMatchObject({ code: 0, stdout: expect.stringContaining('chefin@example.org') });
    const login = await user.login({ email: 'chefin@example.org', password: PASSWORD });
    const session = await user.resolve(tokenOf(login));
    expect(session).toMatchObject({ isAdmin: true, fullname: 'Petra Leitung' });
    const [event] = await user.events.of('user.account.registered.v1', session!.userId);
    expect(event).toMatchObject({ isAdmin: true, version: 1 });
    await becameOperator(session!.userId);
  });

  const change = (id: number, state: object) =>
    user.service.deps.accounts.change(
      id,
      () => state,
      () => [],
    );

  const make = (email: string, password: string) =>
    makeAdmin(user.service.deps, {
      ...{ email, firstname: 'Petra', lastname: 'Leitung', requestId: 'test' },
      password: async () => password,
    });

  test('promotes an existing account, without changing its password', async () => {
    const { identity, token, email } = await user.join();
    await change(identity.userId, { isConfirmed: true });
    expect(await admin(['create', email])).toMatchObject({ code: 0 });
    expect(await user.resolve(token)).toMatchObject({ isAdmin: true });
    const [event] = await user.events.of('user.account.changed.v1', identity.userId);
    expect(event).toMatchObject({ isAdmin: true, version: 3 });
    await becameOperator(identity.userId);
    expect((await user.login({ email, password: PASSWORD })).errors).toBeUndefined();
    expect(await admin(['revoke', email])).toMatchObject({ code: 0 });
    expect(await user.resolve(token)).toMatchObject({ isAdmin: false });
    await becameOperator(identity.userId, 'nein');
    expect(await admin(['revoke', 'chefin@example.org'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Sonst gehört niemand zur Redaktion.'),
    });
  });

  test.each([
    [{ isConfirmed: false }, 'Adresse ist nicht bestätigt'],
    [{ isConfirmed: true, isLocked: true }, 'ist gesperrt'],
  ])('promotes no account with %j', async (state, reason) => {
    const { identity, token, email } = await user.join();
    await change(identity.userId, state);
    await expect(make(email, PASSWORD)).rejects.toThrow(reason);
    expect(await user.resolve(token)).toMatchObject({ isAdmin: false });
  });

  test('creates no account with a short password', async () => {
    await expect(make('neu@example.org', 'kurz')).rejects.toThrow(passwordMessages.passwordLength);
    expect(await user.service.deps.accounts.isEmailTaken('neu@example.org')).toBe(false);
  });

  test.each([
    [['create'], {}, 2, 'npm run admin'],
    [['create', 'neu@example.org'], { MONGODB_URL: '' }, 1, 'MONGODB_URL'],
  ])(
    '%j is refused with a reason',
    async (args, more, code, reason) => {
      const outcome = await admin(args, more);
      expect(outcome).toMatchObject({ code, stderr: expect.stringContaining(reason) });
      expect(await user.service.deps.accounts.isEmailTaken('neu@example.org')).toBe(false);
    },
    30_000,
  );
});

test('npm run admin -- create prints one sentence if there is no terminal to ask for the password', async () => {
  const outcome = await admin(['create', 'neu@example.org']);
  const stderr = 'Hier gibt es kein Terminal für die Frage nach dem Passwort: Bitte setze ADMIN_PASSWORD.\n';
  expect(outcome).toMatchObject({ code: 1, stderr });
  expect(await user.service.deps.accounts.isEmailTaken('neu@example.org')).toBe(false);
});

describe('npm run admin -- rank', () => {
  const rankOf = async (identity: Identity) =>
    (await user.ask(identity, '{ viewer { id profile { rankWelcome } } }')).data;

  test('stores the rank of the last tournament, which the player can read', async () => {
    const { identity, email } = await user.join();
    expect(await rankOf(identity)).toMatchObject({ viewer: { profile: { rankWelcome: 0 } } });
    expect(await admin(['rank', email, '12'])).toMatchObject({ code: 0 });
    expect(await rankOf(identity)).toMatchObject({ viewer: { profile: { rankWelcome: 12 } } });
  });

  test.each([-1, NaN, 1.5])('%d is no place', async (rankWelcome) => {
    const { identity, email } = await user.join();
    await expect(setRankWelcome(user.service.deps, { email, rankWelcome })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    expect(await rankOf(identity)).toMatchObject({ viewer: { profile: { rankWelcome: 0 } } });
  });
});
