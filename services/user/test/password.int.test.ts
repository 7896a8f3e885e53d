import { newMailToken } from '../src/app/mail-token.ts';
import { until } from '@tippspiel/shared/platform/testing/until';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { hashToken } from '../src/app/secret-token.ts';
import { messages } from '../src/app/messages.ts';
import { passwordMessages } from '../src/app/passwords/messages.ts';
import { openSession } from '../src/app/sessions/open-session.ts';
import { openCatcher, tokenIn, type Catcher } from '../../../infra/local/testing-mail.ts';
import { errorOf, form, NOW, openUser, PASSWORD, tokenOf, type UserFixture } from './user-fixture.ts';

const FORGOT =
  'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { requested } }';
const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { changed } }';
const CHANGE = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { viewer { id } } }';
const CHANGE_EMAIL =
  'mutation ($input: RequestEmailChangeInput!) { requestEmailChange(input: $input) { viewer { email } } }';
const NEXT = 'ganz neu!';
const MAX = 12;

let catcher: Catcher;
let user: UserFixture;

beforeAll(async () => {
  catcher = await openCatcher();
  user = await openUser({ SMTP_URL: catcher.smtpUrl, RESET_MAX_PER_HOUR: String(MAX) });
});
afterEach(() => user.clock.set(NOW));
afterAll(async () => {
  await user.stop();
  await catcher.stop();
});

let addresses = 0;
const forgot = (email: unknown, clientIp = `10.9.0.${++addresses}`) =>
  user.ask(null, FORGOT, { input: { email } }, clientIp);
const reset = (token: unknown, password: unknown = NEXT, passwordRepeat = password) =>
  user.ask(null, RESET, { input: { token, password, passwordRepeat } });
const change = (who: Parameters<UserFixture['ask']>[0], password: unknown, passwordRepeat = password) =>
  user.ask(who, CHANGE, { input: { password, passwordRepeat } });
const linkTo = async (email: string, count = 2) =>
  tokenIn(
    (await catcher.of(email, count)).find(({ text }) => text.includes('/passwort-neu/'))!,
    'passwort-neu',
  );
const codeOf = async (answer: ReturnType<UserFixture['ask']>) => (await answer).errors?.[0]?.extensions.code;
const usedLink = { code: 'BAD_USER_INPUT', message: passwordMessages.linkUsed, field: 'token' };
const badLink = { code: 'BAD_USER_INPUT', message: messages.badLink, field: 'token' };

describe('a forgotten password', () => {
  test('is replaced by the link of a mail, once; every login ends, and the player gets a mail', async () => {
    const { token, email } = await user.join();
    const other = tokenOf(await user.login({ email, password: PASSWORD }));
    expect((await forgot(`  ${email.toUpperCase()}`)).data).toEqual({
      requestPasswordReset: { requested: true },
    });
    const link = await linkTo(email);
    expect((await reset(link)).data).toEqual({ resetPassword: { changed: true } });
    expect(await Promise.all([user.resolve(token), user.resolve(other)])).toEqual([null, null]);
    expect(await codeOf(user.login({ email, password: PASSWORD }))).toBe('UNAUTHENTICATED');
    expect(await codeOf(user.login({ email, password: NEXT }))).toBeUndefined();
    expect(errorOf(await reset(link, 'noch ein neues'))).toEqual(usedLink);
    const subjects = (await catcher.of(email, 3)).map(({ subject }) => subject);
    expect(subjects).toContain('Dein Passwort wurde geändert');
  });

  test('ends links to a new address that somebody with the old password requested', async () => {
    const { email, identity } = await user.join();
    const wanted = { userId: identity.userId, email: `neu.${email}`, from: email, loginEpoch: 0 };
    const { secret, token } = newMailToken('email', wanted, NOW);
    await user.service.deps.tokens.insert(token);
    await forgot(email);
    await reset(await linkTo(email));
    const confirm = 'mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { confirmed } }';
    expect(errorOf(await user.ask(null, confirm, { input: { token: secret } }))).toEqual(badLink);
  });

  test('is replaced by a link of which only a hash is kept, once the mail is sent', async () => {
    const { email, identity } = await user.join();
    await forgot(email);
    const link = await linkTo(email);
    const { mongo } = user.service.backbone;
    await until('the mail is noted, and the outbox empty', async () => {
      const all = await Promise.all(
        (await mongo.listCollections()).map(({ name }) => mongo.collection(name).find({}).toArray()),
      );
      return !JSON.stringify(all).includes(link);
    });
    const tokens = await mongo
      .collection('tokens')
      .find({ userId: identity.userId, kind: 'reset' })
      .toArray();
    expect(tokens).toHaveLength(1);
    expect(String(tokens[0]!._id)).toBe(hashToken(link));
  });

  test('gets the same response for an unknown address, but no mail', async () => {
    const unknown = 'unbekannt@example.org';
    expect((await forgot(unknown)).data).toEqual({ requestPasswordReset: { requested: true } });
    await user.service.drain();
    expect(await catcher.caught(unknown)).toEqual([]);
  });

  test('can be replaced for one hour, and a rejected new password does not use up the link', async () => {
    const { email } = await user.join();
    await forgot(email);
    const link = await linkTo(email);
    expect(errorOf(await reset(link, 'kurz')).message).toBe(passwordMessages.passwordLength);
    expect(errorOf(await reset(link, NEXT, 'anders')).field).toBe('passwordRepeat');
    user.clock.set(new Date(NOW.getTime() + 3_600_000));
    expect(errorOf(await reset(link))).toEqual(badLink);
    user.clock.set(new Date(NOW.getTime() + 3_599_999));
    expect((await reset(link)).errors).toBeUndefined();
  });

  test('is set once if many follow the link at once', async () => {
    const { email } = await user.join();
    await forgot(email);
    const link = await linkTo(email);
    const wanted = Array.from({ length: 10 }, (_none, index) => `Passwort Nr. ${index}`);
    const answers = await Promise.all(wanted.map((password) => reset(link, password)));
    const winners = wanted.filter((_password, index) => !answers[index]!.errors);
    expect(winners).toHaveLength(1);
    expect(await codeOf(user.login({ email, password: winners[0] }))).toBeUndefined();
  });

  test('ends previously requested links', async () => {
    const { email } = await user.join();
    await forgot(email);
    const first = await linkTo(email);
    await forgot(email);
    const mails = await catcher.of(email, 3);
    const second = mails.filter(({ text }) => text.includes('/passwort-neu/')).map((mail) => tokenIn(mail, 'passwort-neu')).find((token) => token !== first)!; // prettier-ignore
    expect((await reset(second)).errors).toBeUndefined();
    expect(errorOf(await reset(first))).toEqual(usedLink);
  });

  test('can be set by the same link after a failed attempt', async () => {
    const { email } = await user.join();
    await forgot(email);
    const link = await linkTo(email);
    const mend = await user.refuseChanges(email);
    expect((await reset(link)).errors).toHaveLength(1);
    await mend();
    expect((await reset(link)).errors).toBeUndefined();
    expect(await codeOf(user.login({ email, password: NEXT }))).toBeUndefined();
  });

  test('can be set even if somebody logged in changed the password after the request', async () => {
    const { email, identity } = await user.join();
    await forgot(email);
    const link = await linkTo(email);
    expect((await change(identity, 'des Eindringlings')).errors).toBeUndefined();
    expect((await reset(link)).errors).toBeUndefined();
    expect(await codeOf(user.login({ email, password: NEXT }))).toBeUndefined();
  });

  test('ends a login that is in progress with the old password', async () => {
    const { email } = await user.join();
    const { account } = (await user.service.deps.accounts.findByEmail(email))!;
    await forgot(email);
    await reset(await linkTo(email));
    const late = await openSession(user.service.deps, account, { before: null, clientAgent: '' });
    expect(await user.resolve(late)).toBeNull();
  });

  test('prevents ended logins from changing password or address', async () => {
    const { email, identity } = await user.join();
    await forgot(email);
    await reset(await linkTo(email));
    expect(await codeOf(change(identity, 'des Eindringlings'))).toBe('UNAUTHENTICATED');
    const wanted = { input: { email: `neu.${email}`, emailRepeat: `neu.${email}` } };
    expect(await codeOf(user.ask(identity, CHANGE_EMAIL, wanted))).toBe('UNAUTHENTICATED');
    expect(await codeOf(user.login({ email, password: NEXT }))).toBeUndefined();
  });

  test('does not accept the link that confirms an address', async () => {
    const { email } = await user.join();
    const link = tokenIn((await catcher.of(email))[0]!, 'bestaetigen');
    expect(errorOf(await reset(link))).toEqual(badLink);
  });

  test('can be requested a few times per hour for one address, known or not, and from one IP address', async () => {
    const { email } = await user.join();
    for (const address of [email, 'kennt-niemand@example.org']) {
      const codes = [];
      for (let times = 0; times < 6; times++) codes.push(await codeOf(forgot(address)));
      expect(codes).toEqual([...Array(5).fill(undefined), 'RATE_LIMITED']);
    }
    const codes = [];
    for (let times = 0; times <= MAX; times++)
      codes.push(await codeOf(forgot(`x${times}@example.org`, '10.8.0.1')));
    expect(codes).toEqual([...Array(MAX).fill(undefined), 'RATE_LIMITED']);
  });

  test.each([[''], ['kein-ort'], [{ $ne: null }], [null]])('of %j is refused', async (email) => {
    expect(await codeOf(forgot(email))).toBe('BAD_USER_INPUT');
  });
});

describe('another password', () => {
  test('ends the other logins, but not this one, and the player gets a mail', async () => {
    const { identity, token, email } = await user.join();
    const other = tokenOf(await user.login({ email, password: PASSWORD }));
    expect((await change(identity, NEXT)).data).toEqual({
      changePassword: { viewer: { id: identity.userId } },
    });
    expect(await user.resolve(token)).not.toBeNull();
    expect(await user.resolve(other)).toBeNull();
    expect(await codeOf(user.login({ email, password: NEXT }))).toBeUndefined();
    const subjects = (await catcher.of(email, 2)).map(({ subject }) => subject);
    expect(subjects).toContain('Dein Passwort wurde geändert');
  });

  test('is set by one of two logins that change it at once, and this one stays', async () => {
    const { identity, token, email } = await user.join();
    const otherToken = tokenOf(await user.login({ email, password: PASSWORD }));
    const other = await user.resolve(otherToken);
    const answers = await Promise.all([change(identity, 'das erste'), change(other, 'das zweite')]);
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code);
    expect(codes.toSorted()).toEqual(['UNAUTHENTICATED', undefined]);
    const winner = codes.indexOf(undefined);
    const passwords = ['das erste', 'das zweite'];
    expect(await codeOf(user.login({ email, password: passwords[winner] }))).toBeUndefined();
    expect(await codeOf(user.login({ email, password: passwords[1 - winner] }))).toBe('UNAUTHENTICATED');
    const alive = (await Promise.all([user.resolve(token), user.resolve(otherToken)])).map(Boolean);
    expect(alive).toEqual([winner === 0, winner === 1]);
  });

  test('can be set only by the player, unless locked', async () => {
    const { identity } = await user.join();
    expect(await codeOf(change(null, NEXT))).toBe('UNAUTHENTICATED');
    expect(await codeOf(change({ ...identity, isLocked: true }, NEXT))).toBe('FORBIDDEN');
  });

  test.each([
    ['kurz', passwordMessages.passwordLength],
    ['x'.repeat(41), passwordMessages.passwordLength],
    ['Fussball', passwordMessages.passwordCommon],
    ['iloveyou', passwordMessages.passwordCommon],
  ])('is not %s', async (password, message) => {
    const { identity } = await user.join();
    expect(errorOf(await change(identity, password))).toEqual({
      code: 'BAD_USER_INPUT',
      message,
      field: 'password',
    });
  });
});

test('a new player gets a friendly message if the password is too common', async () => {
  const answer = await user.register(form({ password: '123456', passwordRepeat: '123456' }));
  expect(errorOf(answer)).toEqual({
    ...{ code: 'BAD_USER_INPUT', message: passwordMessages.passwordCommon, field: 'password' },
  });
});
