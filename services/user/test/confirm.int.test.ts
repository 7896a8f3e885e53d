import { until } from '@tippspiel/shared/platform/testing/until';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { accountMessages } from '../src/app/accounts/messages.ts';
import { messages } from '../src/app/messages.ts';
import { openCatcher, tokenIn, type Catcher } from '../../../infra/local/testing-mail.ts';
import { errorOf, form, NOW, openUser, PASSWORD, tokenOf, type UserFixture } from './user-fixture.ts';

const CONFIRM =
  'mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { confirmed alreadyConfirmed } }';
const AGAIN = 'mutation { requestConfirmation { viewer { isConfirmed } } }';
const CHANGE =
  'mutation ($input: RequestEmailChangeInput!) { requestEmailChange(input: $input) { viewer { email } } }';
const VIEWER = '{ viewer { email isConfirmed } }';
const DAY = 24 * 3_600_000;

let catcher: Catcher;
let user: UserFixture;

beforeAll(async () => {
  catcher = await openCatcher();
  user = await openUser({ SMTP_URL: catcher.smtpUrl });
});
afterEach(() => user.clock.set(NOW));
afterAll(async () => {
  await user.stop();
  await catcher.stop();
});

const confirm = (token: unknown, who: Parameters<UserFixture['ask']>[0] = null) =>
  user.ask(who, CONFIRM, { input: { token } });
const badLink = { code: 'BAD_USER_INPUT', message: messages.badLink, field: 'token' };
const done = (alreadyConfirmed: boolean) => ({ confirmEmail: { confirmed: true, alreadyConfirmed } });
const linkTo = async (address: string, count = 1) =>
  tokenIn((await catcher.of(address, count)).at(-1)!, 'bestaetigen');

describe('the link of the registration', () => {
  test('confirms the address without a login, and says so when it is followed again', async () => {
    const { identity, email } = await user.join();
    expect((await user.ask(identity, VIEWER)).data).toEqual({ viewer: { email, isConfirmed: false } });
    const token = await linkTo(email);
    expect((await confirm(token)).data).toEqual(done(false));
    expect((await user.ask(identity, VIEWER)).data).toEqual({ viewer: { email, isConfirmed: true } });
    expect((await confirm(token)).data).toEqual(done(true));
  });

  test('is stored as a hash, and ends after 14 days', async () => {
    const { email } = await user.join();
    const token = await linkTo(email);
    const mongo = user.service.backbone.mongo;
    // Until the mail is sent it contains the token; afterwards nothing does.
    await until(
      'the mail to be forgotten',
      async () => !(await mongo.collection('mails').findOne({ to: email })),
    );
    await user.service.drain();
    for (const { name } of await mongo.listCollections())
      expect(JSON.stringify(await mongo.collection(name).find().toArray())).not.toContain(token);
    user.clock.set(new Date(NOW.getTime() + 14 * DAY));
    expect(errorOf(await confirm(token))).toEqual(badLink);
  });

  test('can be sent again, but not to a confirmed player', async () => {
    const { identity, email } = await user.join();
    expect((await user.ask(identity, AGAIN)).data).toEqual({
      requestConfirmation: { viewer: { isConfirmed: false } },
    });
    await confirm(await linkTo(email, 2));
    expect((await user.ask(identity, AGAIN)).data).toEqual({
      requestConfirmation: { viewer: { isConfirmed: true } },
    });
    await user.service.drain();
    expect(await catcher.caught(email)).toHaveLength(2);
    expect(errorOf(await user.ask(null, AGAIN)).code).toBe('UNAUTHENTICATED');
  });

  test('and links to a new password reach an unconfirmed address only a few times a day', async () => {
    const { identity, email } = await user.join();
    const forgot = 'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { requested } }'; // prettier-ignore
    const atHour = (hour: number) => user.clock.set(new Date(NOW.getTime() + hour * 3_600_000));
    for (let count = 0; count < 10; count++) {
      atHour(count < 5 ? 0 : 1);
      expect((await user.ask(identity, AGAIN)).errors).toBeUndefined();
      expect((await user.ask(null, forgot, { input: { email } })).errors).toBeUndefined();
    }
    atHour(2);
    for (let count = 0; count < 5; count++)
      expect(errorOf(await user.ask(identity, AGAIN))).toMatchObject({
        code: 'RATE_LIMITED',
        message: messages.tooManyMails,
      });
    // What the day's limit refused does not count in the hour.
    const other = { input: { email: `anders-${email}` } };
    expect((await user.ask(identity, CHANGE, other)).errors).toBeUndefined();
    // The answer does not tell that there is such an account.
    expect((await user.ask(null, forgot, { input: { email } })).errors).toBeUndefined();
    const mails = async () => {
      await user.service.drain();
      return (await user.service.deps.mails.of(identity.userId)).length;
    };
    // One of the registration, ten of each kind, one to the new address.
    expect(await mails()).toBe(22);
    await confirm(await linkTo(email));
    await user.ask(null, forgot, { input: { email } });
    expect(await mails()).toBe(23);
  });

  test.each([[''], ['x'.repeat(43)], ['x'.repeat(10_000)], [null], [{ $gt: '' }]])(
    'is not %j',
    async (token) => {
      expect(errorOf(await confirm(token)).code).toBe('BAD_USER_INPUT');
    },
  );

  test('works once if many follow it at once', async () => {
    const { email } = await user.join();
    const token = await linkTo(email);
    const answers = await Promise.all(Array.from({ length: 12 }, () => confirm(token)));
    const first = answers.filter(({ data }) => JSON.stringify(data) === JSON.stringify(done(false)));
    expect(first).toHaveLength(1);
    expect(answers.filter(({ errors }) => errors)).toEqual([]);
  });

  test('still works after a failed attempt', async () => {
    const { identity, email } = await user.join();
    const token = await linkTo(email);
    const mend = await user.refuseChanges(email);
    expect((await confirm(token)).errors).toHaveLength(1);
    await mend();
    expect((await confirm(token)).data).toEqual(done(false));
    expect((await user.ask(identity, VIEWER)).data).toEqual({ viewer: { email, isConfirmed: true } });
  });
});

describe('another address', () => {
  const change = (who: Parameters<UserFixture['ask']>[0], input: Record<string, unknown>) =>
    user.ask(who, CHANGE, { input });

  test('is valid once its link is followed; the old one gets a mail, and other logins end', async () => {
    const { identity, token: own, email } = await user.join();
    const other = tokenOf(await user.login({ email, password: PASSWORD }));
    const next = `neu-${email}`;
    const answer = await change(identity, { email: next.toUpperCase(), emailRepeat: next });
    expect(answer.data).toEqual({ requestEmailChange: { viewer: { email } } });
    const link = await linkTo(next);
    expect((await user.login({ email, password: PASSWORD })).errors).toBeUndefined();
    expect((await confirm(link, identity)).data).toEqual(done(false));
    expect((await confirm(link)).data).toEqual(done(true));
    expect((await user.ask(identity, VIEWER)).data).toEqual({ viewer: { email: next, isConfirmed: true } });
    expect(await user.resolve(own)).not.toBeNull();
    expect(await user.resolve(other)).toBeNull();
    expect((await user.login({ email: next, password: PASSWORD })).errors).toBeUndefined();
    expect(errorOf(await user.login({ email, password: PASSWORD })).code).toBe('UNAUTHENTICATED');
    const receivedMails = await catcher.of(email, 2);
    expect(receivedMails.map(({ subject }) => subject)).toContain('Deine E-Mail-Adresse wurde geändert');
    expect(JSON.stringify(receivedMails)).not.toContain(next);
  });

  test('invalidates the registration’s link to the old one', async () => {
    const { identity, email } = await user.join();
    const first = await linkTo(email);
    await change(identity, { email: `anders-${email}` });
    await confirm(await linkTo(`anders-${email}`));
    expect(errorOf(await confirm(first))).toEqual(badLink);
  });

  test('is not restored by a used link after another change', async () => {
    const { identity, email } = await user.join();
    const [first, second] = [`erste-${email}`, `zweite-${email}`];
    await change(identity, { email: first });
    const link = await linkTo(first);
    await confirm(link, identity);
    for (const next of [second, email]) {
      await change(identity, { email: next });
      await confirm(await linkTo(next, next === email ? 3 : 1), identity);
    }
    expect(errorOf(await confirm(link))).toEqual(badLink);
    expect((await user.ask(identity, VIEWER)).data).toMatchObject({ viewer: { email } });
  });

  test('invalidates the link to a previously requested address', async () => {
    const { identity, email } = await user.join();
    const [mistyped, right] = [`vertippt-${email}`, `richtig-${email}`];
    await change(identity, { email: mistyped });
    const link = await linkTo(mistyped);
    await change(identity, { email: right });
    expect(errorOf(await confirm(link))).toEqual(badLink);
    await confirm(await linkTo(right));
    expect((await user.ask(identity, VIEWER)).data).toMatchObject({ viewer: { email: right } });
  });

  test('is refused if another player took it meanwhile', async () => {
    const { identity, email } = await user.join();
    const wanted = `begehrt-${email}`;
    await change(identity, { email: wanted });
    const link = await linkTo(wanted);
    await user.register(form({ email: wanted }));
    expect(errorOf(await confirm(link))).toEqual({
      ...{ code: 'CONFLICT', message: accountMessages.emailOfOther, field: 'email' },
    });
    expect((await user.ask(identity, VIEWER)).data).toMatchObject({ viewer: { email } });
  });

  test.each([
    [{ email: 'kein-ort' }, accountMessages.email, 'email'],
    [{ email: '' }, accountMessages.email, 'email'],
    [{ email: `${'x'.repeat(500)}@example.org` }, accountMessages.emailTooLong, 'email'],
    [{ email: 'a@example.org', emailRepeat: 'b@example.org' }, accountMessages.emailRepeat, 'emailRepeat'],
  ])('is refused as %j', async (input, message, field) => {
    const { identity } = await user.join();
    expect(errorOf(await change(identity, input))).toEqual({ code: 'BAD_USER_INPUT', message, field });
  });

  test('is refused for a visitor, for a locked player, and if it is already the player’s own or another player’s', async () => {
    const { identity, email } = await user.join();
    const { email: other } = await user.join();
    expect(errorOf(await change(null, { email: 'frei@example.org' })).code).toBe('UNAUTHENTICATED');
    const locked = { ...identity, isLocked: true };
    expect(errorOf(await change(locked, { email: 'frei@example.org' })).code).toBe('FORBIDDEN');
    expect(errorOf(await change(identity, { email })).message).toBe(accountMessages.emailSame);
    expect(errorOf(await change(identity, { email: other }))).toMatchObject({
      ...{ code: 'CONFLICT', message: accountMessages.emailOfOther },
    });
  });

  test('does not use up another player’s mails', async () => {
    const { email: victim } = await user.join();
    const { identity } = await user.join();
    for (let times = 0; times < 5; times++)
      expect(errorOf(await change(identity, { email: victim })).code).toBe('CONFLICT');
    const forgot = 'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { requested } }'; // prettier-ignore
    expect((await user.ask(null, forgot, { input: { email: victim } })).errors).toBeUndefined();
  });

  test('gets only a few mails per hour', async () => {
    const wanted = 'ziel@example.org';
    const codes: (string | undefined)[] = [];
    for (let times = 0; times < 7; times++) {
      const { identity } = await user.join();
      codes.push((await change(identity, { email: wanted })).errors?.[0]?.extensions.code);
    }
    expect(codes).toEqual([...Array(5).fill(undefined), 'RATE_LIMITED', 'RATE_LIMITED']);
  });
});
