import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { messages } from '../src/app/messages.ts';
import { accountMessages } from '../src/app/accounts/messages.ts';
import { passwordMessages } from '../src/app/passwords/messages.ts';
import { sessionMessages } from '../src/app/sessions/messages.ts';
import { errorOf, NOW, openUser, PASSWORD, tokenOf, type UserFixture } from './user-fixture.ts';

const MAX = 4;
const MAX_PER_ADDRESS = 12;

let user: UserFixture;

beforeAll(async () => {
  user = await openUser({
    LOGIN_MAX_FAILURES: String(MAX),
    LOGIN_MAX_FAILURES_PER_ADDRESS: String(MAX_PER_ADDRESS),
  });
});
afterEach(() => user.clock.set(NOW));
afterAll(() => user.stop());

const wrongLogin = { code: 'UNAUTHENTICATED', message: sessionMessages.wrongLogin, field: undefined };
const fail = async (email: string, clientIp: string) =>
  errorOf(await user.login({ email, password: 'falsch!' }, clientIp));
const succeed = (email: string, clientIp: string) => user.login({ email, password: PASSWORD }, clientIp);

async function failOften(times: number, email: string, clientIp: string): Promise<string[]> {
  const codes = [];
  for (let i = 0; i < times; i++) codes.push((await fail(email, clientIp)).code);
  return codes;
}

describe('login', () => {
  test('opens a separate session, in any spelling of the address', async () => {
    const { email, identity, token } = await user.join();
    const answer = await user.login({ email: `  ${email.toUpperCase()} `, password: PASSWORD });
    expect(answer.data).toEqual({ login: { viewer: { id: identity.userId } } });
    expect(tokenOf(answer)).not.toBe(token);
    const [first, second] = await Promise.all([user.resolve(token), user.resolve(tokenOf(answer))]);
    expect([first?.userId, second?.userId]).toEqual([identity.userId, identity.userId]);
    expect(first?.sessionId).not.toBe(second?.sessionId);
  });

  test('in a logged-in browser ends the previous login', async () => {
    const { email, identity, token } = await user.join();
    const mutation = 'mutation ($input: LoginInput!) { login(input: $input) { viewer { id } } }';
    const answer = await user.ask(identity, mutation, { input: { email, password: PASSWORD } });
    expect(await user.resolve(token)).toBeNull();
    expect(await user.resolve(tokenOf(answer))).toMatchObject({ userId: identity.userId });
  });

  test('responds equally to an unknown address and to a wrong password', async () => {
    const { email } = await user.join();
    const answers = [await fail(email, '10.3.0.1'), await fail('niemand@example.org', '10.3.0.1')];
    expect(answers).toEqual([wrongLogin, wrongLogin]);
  });

  test.each([
    ['email', '', accountMessages.email],
    ['email', 'kein-ort', accountMessages.email],
    ['email', 'a\u0000@example.org', accountMessages.email],
    ['email', `${'x'.repeat(10_000)}@example.org`, accountMessages.emailTooLong],
    ['email', { $ne: null }, messages.input],
    ['password', '', passwordMessages.password],
    ['password', 'x'.repeat(10_000), passwordMessages.passwordLength],
    ['password', { $ne: null }, messages.input],
    ['password', null, messages.input],
  ])('with a bad %s (case %#) gets its message and no session', async (field, value, message) => {
    const { email } = await user.join();
    const answer = await user.login({ email, password: PASSWORD, [field]: value });
    expect(errorOf(answer)).toEqual({ code: 'BAD_USER_INPUT', message, field });
    expect(answer.headers).not.toHaveProperty('x-tippspiel-session');
  });
});

describe('failures', () => {
  test('on one account from one address are limited, until the window is over', async () => {
    const { email } = await user.join();
    expect(await failOften(MAX, email, '10.4.0.1')).toEqual(Array(MAX).fill('UNAUTHENTICATED'));
    user.clock.set(new Date(NOW.getTime() + 60_000));
    const refused = await succeed(email, '10.4.0.1');
    expect(refused.errors?.[0]?.extensions).toEqual({ code: 'RATE_LIMITED', retryAfterSeconds: 14 * 60 });
    expect((await succeed(email, '10.4.0.2')).errors).toBeUndefined();
    user.clock.set(new Date(NOW.getTime() + 15 * 60_000));
    expect((await succeed(email, '10.4.0.1')).errors).toBeUndefined();
  });

  test('are forgotten after a successful login', async () => {
    const { email } = await user.join();
    for (let i = 0; i < 2; i++) {
      await failOften(MAX - 1, email, '10.4.1.1');
      expect((await succeed(email, '10.4.1.1')).errors).toBeUndefined();
    }
  });

  test('on an unknown address are limited in the same way, so that the limit reveals nothing', async () => {
    const codes = await failOften(MAX + 1, 'unbekannt@example.org', '10.4.2.1');
    expect(codes).toEqual([...Array(MAX).fill('UNAUTHENTICATED'), 'RATE_LIMITED']);
  });

  test('from one IPv6 network count as one address: a household, and an attacker, has 2^64 of them', async () => {
    const { email } = await user.join();
    const codes: string[] = [];
    for (let i = 0; i <= MAX; i++) codes.push((await fail(email, `2001:db8:4:5::${i}`)).code);
    expect(codes).toEqual([...Array(MAX).fill('UNAUTHENTICATED'), 'RATE_LIMITED']);
    expect((await succeed(email, '2001:db8:4:6::1')).errors).toBeUndefined();
  });

  test('on many accounts from one address are limited, too', async () => {
    const codes: string[] = [];
    for (let i = 0; i <= MAX_PER_ADDRESS; i++)
      codes.push((await fail(`opfer${i}@example.org`, '10.4.3.1')).code);
    expect(codes).toEqual([...Array(MAX_PER_ADDRESS).fill('UNAUTHENTICATED'), 'RATE_LIMITED']);
  });

  test('of one visitor do not lock out those who have logged in from the same address before', async () => {
    const [pub, { email }, { email: newcomer }] = ['10.4.8.1', await user.join(), await user.join()];
    expect((await succeed(email, pub)).errors).toBeUndefined();
    for (let i = 0; i < MAX_PER_ADDRESS; i++) await fail(`geraten${i}@example.org`, pub);
    expect((await succeed(email, pub)).errors).toBeUndefined();
    expect(errorOf(await succeed(newcomer, pub)).code).toBe('RATE_LIMITED');
    expect(await failOften(MAX + 1, email, pub)).toEqual([
      ...Array(MAX).fill('UNAUTHENTICATED'),
      'RATE_LIMITED',
    ]);
  });

  test('do not exceed the limit if they come at once', async () => {
    const { email } = await user.join();
    const codes = await Promise.all(
      Array.from({ length: 30 }, async () => (await fail(email, '10.4.4.1')).code),
    );
    expect(codes.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(MAX);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(30 - MAX);
  });

  test('on many accounts do not exceed their address’s limit if they come at once', async () => {
    const codes = await Promise.all(
      Array.from({ length: 30 }, async (_, i) => (await fail(`menge${i}@example.org`, '10.4.6.1')).code),
    );
    expect(codes.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(MAX_PER_ADDRESS);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(30 - MAX_PER_ADDRESS);
  });

  test('do not count the correct logins among many simultaneous ones from one address', async () => {
    const joined = await Promise.all(Array.from({ length: 2 * MAX_PER_ADDRESS }, () => user.join()));
    const answers = await Promise.all(joined.map(({ email }) => succeed(email, '10.4.7.1')));
    expect(answers.flatMap(({ errors = [] }) => errors)).toEqual([]);
  });

  test('are counted, but not normal traffic', async () => {
    const { email } = await user.join();
    const answers = await Promise.all(Array.from({ length: 40 }, () => succeed(email, '10.4.5.1')));
    expect(answers.flatMap(({ errors = [] }) => errors)).toEqual([]);
  });
});
