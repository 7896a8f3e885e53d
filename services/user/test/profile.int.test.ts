import type { Identity } from '@tippspiel/shared/contracts/auth/identity';
import { player } from '@tippspiel/shared/platform/testing/subgraph';
import { until } from '@tippspiel/shared/platform/testing/until';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { accountMessages } from '../src/app/accounts/messages.ts';
import { newMailToken } from '../src/app/mail-token.ts';
import { messages } from '../src/app/messages.ts';
import { profileMessages } from '../src/app/profiles/messages.ts';
import { openCatcher, tokenIn, type Catcher } from '../../../infra/local/testing-mail.ts';
import { errorOf, NOW, openUser, PASSWORD, type UserFixture } from './user-fixture.ts';

const ALL = `gender firstname lastname email isConfirmed street zipCode city country hasAddress institution hobbies age
  reminder adminInfo isLocked user { id fullname }`;
const PROFILE = `{ viewer { profile { ${ALL} } } }`;
const OF_USER = `query ($userId: Int!) { userProfile(userId: $userId) { ${ALL} } }`;
const section = (name: string) =>
  `mutation ($input: Save${name}ProfileInput!) { save${name}Profile(input: $input) { viewer { profile { ${ALL} } } } }`;
const ADMIN = `mutation ($input: SaveUserProfileInput!) { saveUserProfile(input: $input) { profile { ${ALL} } } }`;
const FORGOT =
  'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { requested } }';
const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { changed } }';
const CHANGE_EMAIL =
  'mutation ($input: RequestEmailChangeInput!) { requestEmailChange(input: $input) { viewer { email } } }';
const CONFIRM = 'mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { confirmed } }';

let catcher: Catcher;
let user: UserFixture;
const admin = player(999_999, { isAdmin: true });

beforeAll(async () => {
  catcher = await openCatcher();
  user = await openUser({ SMTP_URL: catcher.smtpUrl, PROFILE_CHANGES_PER_HOUR: '20' });
});
afterAll(async () => {
  await user.stop();
  await catcher.stop();
});

const saveCommon = (who: Identity | null, input: object) => user.ask(who, section('Common'), { input });
const saveContact = (who: Identity | null, input: object) => user.ask(who, section('Contact'), { input });
const saveUser = (who: Identity | null, input: object) => user.ask(who, ADMIN, { input });
const profileOf = async (who: Identity) =>
  ((await user.ask(who, PROFILE)).data as { viewer: { profile: Record<string, unknown> } }).viewer.profile;
const resetBy = (token: string) =>
  user.ask(null, RESET, { input: { token, password: 'ganz neu!', passwordRepeat: 'ganz neu!' } });
const confirmBy = (token: string) => user.ask(null, CONFIRM, { input: { token } });
/** The mail to an address whose button leads to a page. */
const mailWith = (to: string, page: string) =>
  until(`a mail to ${to}`, async () =>
    (await catcher.caught(to)).find(({ text }) => text.includes(`/${page}/`)),
  );
const contact = {
  ...{
    gender: 'm',
    firstname: ' Jürgen ',
    lastname: ' Müller',
    street: ' Hauptstraße 1 ',
    zipCode: ' 6020 ',
  },
  ...{ city: ' Innsbruck ', country: 'AT' },
};

describe('a profile', () => {
  test('is empty at first, except for the registration’s data', async () => {
    const { identity, email } = await user.join();
    expect(await profileOf(identity)).toEqual({
      ...{ gender: 'f', firstname: 'Ada', lastname: 'Lovelace', email, isConfirmed: false },
      ...{ street: '', zipCode: '', city: '', country: '', hasAddress: false },
      ...{ institution: '', hobbies: '', age: '', reminder: 0, adminInfo: null, isLocked: false },
      user: { id: identity.userId, fullname: 'Ada Lovelace' },
    });
  });

  test('changes only so often in an hour; a save without changes does not count', async () => {
    const { identity } = await user.join();
    for (let times = 1; times <= 10; times++) {
      expect((await saveCommon(identity, { age: String(times) })).errors).toBeUndefined();
      expect((await saveCommon(identity, { age: String(times) })).errors).toBeUndefined();
      expect((await saveContact(identity, { city: `Wien ${times}` })).errors).toBeUndefined();
    }
    const refused = { code: 'RATE_LIMITED', message: profileMessages.tooManyChanges };
    expect(errorOf(await saveCommon(identity, { age: '99' }))).toMatchObject(refused);
    expect(errorOf(await saveContact(identity, { city: 'Graz' }))).toMatchObject(refused);
    expect(await profileOf(identity)).toMatchObject({ age: '10', city: 'Wien 10' });
  });

  test('saves its sections trimmed, returns them in the payload, and publishes the public part', async () => {
    const { identity } = await user.join();
    const common = { institution: ' SV Tipp ', hobbies: ' Lesen\nSchach ', age: ' 36 ', reminder: 12 };
    expect((await saveCommon(identity, common)).errors).toBeUndefined();
    const answer = await saveContact(identity, contact);
    const expected = {
      ...{ gender: 'm', firstname: 'Jürgen', lastname: 'Müller', street: 'Hauptstraße 1', zipCode: '6020' },
      ...{ city: 'Innsbruck', country: 'Österreich', hasAddress: true },
      ...{ institution: 'SV Tipp', hobbies: 'Lesen\nSchach', age: '36', reminder: 12 },
      user: { id: identity.userId, fullname: 'Jürgen Müller' },
    };
    expect(answer.data).toMatchObject({ saveContactProfile: { viewer: { profile: expected } } });
    expect(await profileOf(identity)).toMatchObject(expected);
    const event = (await user.events.of('user.account.changed.v1', identity.userId, 2)).at(-1);
    expect(event).toMatchObject({
      firstname: 'Jürgen',
      city: 'Innsbruck',
      institution: 'SV Tipp',
      version: 3,
    });
    expect(JSON.stringify(event)).not.toMatch(/Hauptstraße|6020|example\.org|Schach/);
  });

  test('keeps omitted fields, and loses nothing if sections are saved at once', async () => {
    const { identity } = await user.join();
    await saveContact(identity, contact);
    await saveContact(identity, { city: 'Hall', street: null });
    const saves = [
      saveCommon(identity, { institution: 'SV Tipp' }),
      saveCommon(identity, { age: '40' }),
      saveContact(identity, { lastname: 'Maier' }),
      saveContact(identity, { zipCode: '' }),
    ];
    expect((await Promise.all(saves)).flatMap(({ errors = [] }) => errors)).toEqual([]);
    expect(await profileOf(identity)).toMatchObject({
      ...{ street: 'Hauptstraße 1', zipCode: '', city: 'Hall', hasAddress: false },
      ...{ lastname: 'Maier', institution: 'SV Tipp', age: '40' },
    });
  });

  test('that is saved unchanged changes nothing', async () => {
    const { identity } = await user.join();
    await saveContact(identity, contact);
    await saveContact(identity, contact);
    expect((await user.service.deps.accounts.find(identity.userId))?.version).toBe(2);
  });

  test('is written only by its player, unless locked, and read by nobody else', async () => {
    const { identity } = await user.join();
    const { identity: other } = await user.join();
    expect(errorOf(await saveCommon(null, { age: '1' })).code).toBe('UNAUTHENTICATED');
    expect(errorOf(await saveContact({ ...identity, isLocked: true }, contact)).code).toBe('FORBIDDEN');
    const userId = identity.userId;
    expect(errorOf(await user.ask(other, OF_USER, { userId })).code).toBe('FORBIDDEN');
    expect(errorOf(await user.ask(null, OF_USER, { userId })).code).toBe('UNAUTHENTICATED');
    const entities = `query ($r: [_Any!]!) { _entities(representations: $r) { ... on Viewer { profile { email } } } }`;
    const answer = await user.ask(other, entities, { r: [{ __typename: 'Viewer', id: userId }] });
    expect(answer.data).toEqual({ _entities: [null] });
    const raw = `query ($r: [_Any!]!) { _entities(representations: $r) { __typename } }`;
    const direct = await user.ask(other, raw, { r: [{ __typename: 'Profile', userId, id: userId }] });
    expect(direct.errors).toBeDefined();
  });
});

describe('invalid input', () => {
  test.each([
    [{ firstname: ' ' }, 'firstname', accountMessages.firstname],
    [{ firstname: 'x'.repeat(201) }, 'firstname', accountMessages.firstnameTooLong],
    [{ lastname: '' }, 'lastname', accountMessages.lastname],
    [{ lastname: 'x'.repeat(501) }, 'lastname', accountMessages.lastnameTooLong],
    [{ street: 'x'.repeat(201) }, 'street', profileMessages.streetTooLong],
    [{ zipCode: '1'.repeat(21) }, 'zipCode', profileMessages.zipCodeTooLong],
    [{ city: 'x'.repeat(101) }, 'city', profileMessages.cityTooLong],
    [{ city: 'a\u0000' }, 'city', messages.characters],
    [{ country: 'Atlantis' }, 'country', profileMessages.country],
    [{ gender: 'x' }, 'gender', accountMessages.gender],
  ])('contact, case %#', async (input, field, message) => {
    const { identity } = await user.join();
    expect(errorOf(await saveContact(identity, input))).toEqual({ code: 'BAD_USER_INPUT', message, field });
    expect((await user.service.deps.accounts.find(identity.userId))?.version).toBe(1);
  });

  test.each([
    [{ institution: 'x'.repeat(201) }, 'institution', profileMessages.institutionTooLong],
    [{ hobbies: 'x'.repeat(1_001) }, 'hobbies', profileMessages.hobbiesTooLong],
    [{ age: 'x'.repeat(21) }, 'age', profileMessages.ageTooLong],
    [{ age: '1\n2' }, 'age', messages.characters],
    [{ reminder: 6 }, 'reminder', profileMessages.reminder],
    [{ reminder: -8 }, 'reminder', profileMessages.reminder],
  ])('common, case %#', async (input, field, message) => {
    const { identity } = await user.join();
    expect(errorOf(await saveCommon(identity, input))).toEqual({ code: 'BAD_USER_INPUT', message, field });
  });

  test('begins just above the accepted limits', async () => {
    const { identity } = await user.join();
    const most = {
      ...{ street: 'ß'.repeat(200), zipCode: '1'.repeat(20), city: 'ß'.repeat(100), country: '' },
    };
    expect((await saveContact(identity, most)).errors).toBeUndefined();
    const common = {
      institution: 'ß'.repeat(200),
      hobbies: 'ß'.repeat(1_000),
      age: 'ß'.repeat(20),
      reminder: 24,
    };
    expect((await saveCommon(identity, common)).errors).toBeUndefined();
  });
});

describe('an operator', () => {
  test('reads and writes any profile, including note and lock', async () => {
    const { identity, token } = await user.join();
    const { userId } = identity;
    const answer = await saveUser(admin, {
      ...{ userId, ...contact, adminInfo: ' Ruft oft an.\nNett. ', isLocked: true },
    });
    const expected = {
      city: 'Innsbruck',
      adminInfo: 'Ruft oft an.\nNett.',
      isLocked: true,
      hasAddress: true,
    };
    expect(answer.data).toMatchObject({ saveUserProfile: { profile: expected } });
    expect((await user.ask(admin, OF_USER, { userId })).data).toMatchObject({ userProfile: expected });
    expect(await user.resolve(token)).toMatchObject({ isLocked: true });
    expect(await profileOf(identity)).toMatchObject({ adminInfo: null, isLocked: true });
    const lockedOperator = { ...identity, isAdmin: true, isLocked: true };
    expect(await profileOf(lockedOperator)).toMatchObject({ adminInfo: null });
    expect((await saveUser(admin, { userId, isLocked: false })).errors).toBeUndefined();
    expect(await user.resolve(token)).toMatchObject({ isLocked: false });
    expect((await user.ask(admin, OF_USER, { userId: 888_888 })).data).toEqual({ userProfile: null });
  });

  test('gives a player another address, which must be confirmed; both get a mail', async () => {
    const { identity, email } = await user.join();
    const { userId } = identity;
    const next = `umgezogen-${email}`;
    const answer = await saveUser(admin, { userId, email: next });
    expect(answer.data).toMatchObject({ saveUserProfile: { profile: { email: next, isConfirmed: false } } });
    expect((await user.login({ email: next, password: PASSWORD })).errors).toBeUndefined();
    const token = tokenIn((await catcher.of(next))[0]!, 'bestaetigen');
    expect((await confirmBy(token)).errors).toBeUndefined();
    expect(await profileOf(identity)).toMatchObject({ email: next, isConfirmed: true });
    expect((await catcher.of(email, 2)).map(({ subject }) => subject)).toContain(
      'Deine E-Mail-Adresse wurde geändert',
    );
  });

  test('removes all links and logins from the old address', async () => {
    const { identity, token, email } = await user.join();
    const { userId } = identity;
    const other = `wunsch-${email}`;
    const next = `vom-betreiber-${email}`;
    await user.ask(null, FORGOT, { input: { email } });
    await user.ask(identity, CHANGE_EMAIL, { input: { email: other } });
    const reset = tokenIn(await mailWith(email, 'passwort-neu'), 'passwort-neu');
    const link = tokenIn(await mailWith(other, 'bestaetigen'), 'bestaetigen');
    expect((await saveUser(admin, { userId, email: next })).errors).toBeUndefined();
    expect(await user.resolve(token)).toBeNull();
    expect(errorOf(await resetBy(reset)).message).toBe(messages.badLink);
    expect(errorOf(await confirmBy(link)).message).toBe(messages.badLink);
    expect(await user.service.deps.accounts.find(userId)).toMatchObject({ email: next });
    expect((await user.login({ email: next, password: PASSWORD })).errors).toBeUndefined();
    expect((await user.service.deps.tokens.of(userId)).map(({ kind, email: to }) => [kind, to])).toEqual([
      ['confirm', next],
    ]);
  });

  test('keeps the link to the final address, whichever of two operators set it', async () => {
    const { identity, email } = await user.join();
    const { userId } = identity;
    const both = [`einer-${email}`, `anderer-${email}`];
    const answers = await Promise.all(both.map((next) => saveUser(admin, { userId, email: next })));
    for (const { errors } of answers) expect(errors).toBeUndefined();
    const { email: last } = (await user.service.deps.accounts.find(userId))!;
    expect(both).toContain(last);
    const links = await Promise.all(both.map((next) => mailWith(next, 'bestaetigen')));
    for (const [at, mail] of links.entries()) {
      const { errors } = await confirmBy(tokenIn(mail, 'bestaetigen'));
      expect(errors === undefined).toBe(both[at] === last);
    }
  });

  test('invalidates links that were made at the moment of the change', async () => {
    const { identity, email } = await user.join();
    const { userId } = identity;
    const next = `gleichzeitig-${email}`;
    const { deps } = user.service;
    await saveUser(admin, { userId, email: next });
    const of = { userId, from: email, loginEpoch: 0, resetCount: 0 };
    const reset = newMailToken('reset', { ...of, email }, NOW);
    const link = newMailToken('email', { ...of, email: `wunsch-${email}` }, NOW);
    for (const { token } of [reset, link]) await deps.tokens.insert(token);
    expect(errorOf(await resetBy(reset.secret)).message).toBe(messages.badLink);
    expect(errorOf(await confirmBy(link.secret)).message).toBe(messages.badLink);
    expect(await deps.accounts.find(userId)).toMatchObject({ email: next });
  });

  test('keeps the player’s logins and links if the address stays', async () => {
    const { identity, token, email } = await user.join();
    await user.ask(null, FORGOT, { input: { email } });
    const reset = tokenIn(await mailWith(email, 'passwort-neu'), 'passwort-neu');
    await saveUser(admin, { userId: identity.userId, email: email.toUpperCase(), city: 'Graz' });
    expect(await user.resolve(token)).not.toBeNull();
    expect((await resetBy(reset)).errors).toBeUndefined();
  });

  test('is refused invalid values, and others are refused everything', async () => {
    const { identity, email } = await user.join();
    const { identity: other } = await user.join();
    const { userId } = other;
    expect(errorOf(await saveUser(identity, { userId, city: 'Wien' })).code).toBe('FORBIDDEN');
    expect(errorOf(await saveUser(null, { userId, city: 'Wien' })).code).toBe('UNAUTHENTICATED');
    expect(errorOf(await saveUser(admin, { userId, email }))).toMatchObject({
      ...{ code: 'CONFLICT', message: accountMessages.emailOfOther },
    });
    expect(errorOf(await saveUser(admin, { userId: 777_777, city: 'Wien' })).code).toBe('NOT_FOUND');
    expect(errorOf(await saveUser(admin, { userId, adminInfo: 'x'.repeat(2_001) }))).toMatchObject({
      ...{ field: 'adminInfo', message: profileMessages.adminInfoTooLong },
    });
    const self = { ...other, isAdmin: true };
    expect(errorOf(await saveUser(self, { userId, isLocked: true })).message).toBe(accountMessages.lockSelf);
    expect((await user.service.deps.accounts.find(userId))?.version).toBe(1);
  });
});

test('the countries are listed for the form', async () => {
  const { countries } = (await user.ask(null, '{ countries }')).data as { countries: string[] };
  expect(countries.slice(0, 5)).toEqual(['Österreich', 'Deutschland', 'Italien', 'Schweiz', 'Afghanistan']);
});
