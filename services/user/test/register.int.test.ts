import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { register } from '../src/app/accounts/open-account.ts';
import { messages } from '../src/app/messages.ts';
import { accountMessages } from '../src/app/accounts/messages.ts';
import { passwordMessages } from '../src/app/passwords/messages.ts';
import { errorOf, form, NOW, openUser, PASSWORD, tokenOf, type UserFixture } from './user-fixture.ts';

let user: UserFixture;

beforeAll(async () => {
  user = await openUser({ REGISTER_MAX_FAILURES: '8', REGISTER_MAX_PER_HOUR: '50' });
});
afterAll(() => user.stop());

const countAccounts = () => user.service.backbone.mongo.collection('accounts').countDocuments();
const idOf = (answer: { data: Record<string, unknown> | null }) =>
  (answer.data as { register: { viewer: { id: number } } }).register.viewer.id;

describe('a new player', () => {
  test('gets a number, a session, and an account that is published once', async () => {
    const answer = await user.register(
      form({ firstname: '  Jürgen ', lastname: ' Müller-Lüdenscheidt ', email: ' Jürgen.M@Example.ORG ' }),
    );
    expect(answer.data).toEqual({
      register: {
        viewer: {
          id: 1,
          email: 'jürgen.m@example.org',
          isAdmin: false,
          recommendGuid: expect.stringMatching(/^[0-9a-f]{32}$/),
          user: { fullname: 'Jürgen Müller-Lüdenscheidt' },
        },
      },
    });
    expect(JSON.stringify(answer.data)).not.toContain(tokenOf(answer));
    expect(await user.resolve(tokenOf(answer))).toMatchObject({
      userId: 1,
      firstname: 'Jürgen',
      isAdmin: false,
    });
    expect(await user.events.of('user.account.registered.v1', 1)).toEqual([
      {
        userId: 1,
        version: 1,
        firstname: 'Jürgen',
        lastname: 'Müller-Lüdenscheidt',
        city: '',
        country: '',
        institution: '',
        pictureStamp: '',
        isAdmin: false,
        isLocked: false,
        dateActivated: NOW.toISOString(),
      },
    ]);
  });

  test('is stored with an argon2id hash and nothing that reveals the password', async () => {
    const id = idOf(await user.register(form({ password: 'Sehr geheim!', passwordRepeat: 'Sehr geheim!' })));
    const stored = await user.service.backbone.mongo.collection('accounts').findOne({ _id: id as never });
    expect(stored?.['passwordHash']).toMatch(/^\$argon2id\$v=19\$/);
    expect(JSON.stringify(stored)).not.toContain('Sehr geheim');
  });

  test('names the recommending player; an unknown guid is ignored', async () => {
    const guide = await user.register(form());
    const { id, recommendGuid } = (
      guide.data as { register: { viewer: { id: number; recommendGuid: string } } }
    ).register.viewer;
    const friends = await Promise.all([1, 2].map(() => user.join({ recommendGuid })));
    for (const guid of ['0'.repeat(32), 'x'.repeat(10_000), '', null])
      await user.join({ recommendGuid: guid });
    await user.service.drain();
    const query = `query ($guide: Int!, $friend: Int!) {
      guide: user(id: $guide) { recommendCount recommendedFrom { id } }
      friend: user(id: $friend) { recommendCount recommendedFrom { id } }
    }`;
    const { identity } = friends[0]!;
    const answer = await user.ask(identity, query, { guide: id, friend: identity.userId });
    expect(answer.data).toEqual({
      guide: { recommendCount: 2, recommendedFrom: null },
      friend: { recommendCount: 0, recommendedFrom: { id } },
    });
  });
});

describe('a known address', () => {
  test('is refused in any spelling, uses up no number, and offers the login', async () => {
    const first = form({ email: 'max@example.org' });
    const id = idOf(await user.register(first));
    const again = await user.register(form({ email: '  MAX@Example.org' }));
    expect(errorOf(again)).toEqual({ code: 'CONFLICT', message: accountMessages.emailTaken, field: 'email' });
    expect(again.headers).not.toHaveProperty('x-tippspiel-session');
    expect(idOf(await user.register(form()))).toBe(id + 1);
  });

  test('opens only one account, however many register it at once', async () => {
    const input = form();
    const before = await countAccounts();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, i) => user.register(input, `10.1.0.${i}`)),
    );
    expect(answers.filter(({ data }) => data)).toHaveLength(1);
    expect(answers.filter(({ errors }) => errors).map((answer) => errorOf(answer).code)).toEqual(
      Array(5).fill('CONFLICT'),
    );
    expect(await countAccounts()).toBe(before + 1);
  });

  test('can be probed only a limited number of times from one address', async () => {
    const input = form();
    await user.register(input);
    const tried = [];
    for (let i = 0; i < 9; i++) tried.push(errorOf(await user.register(input, '10.9.9.9')).code);
    expect(tried).toEqual([...Array(8).fill('CONFLICT'), 'RATE_LIMITED']);
    expect(errorOf(await user.register(input, '10.9.9.8')).code).toBe('CONFLICT');
  });
});

test('a pub behind one address may register many players', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => user.register(form(), '10.2.2.2')));
  expect(new Set(answers.map(idOf)).size).toBe(40);
});

test('a client that registers without end is told to come back later', async () => {
  const ip = '10.3.3.3';
  const answers = await Promise.all(Array.from({ length: 60 }, () => user.register(form(), ip)));
  const refused = answers.filter(({ errors }) => errors);
  expect(refused).toHaveLength(10);
  expect(refused[0]?.errors?.[0]).toMatchObject({
    message: accountMessages.registerTooMany,
    extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 3_600 },
  });
  expect((await user.register(form(), '10.3.3.4')).errors).toBeUndefined();
});

test('one mailbox gets only a few confirmation mails in a day, whatever is added to its address', async () => {
  const tagged = (tag: number, ip: string) => user.register(form({ email: `opfer+${tag}@example.org` }), ip);
  for (let tag = 0; tag < 10; tag++) expect((await tagged(tag, '10.4.4.4')).errors).toBeUndefined();
  expect(errorOf(await tagged(10, '10.4.4.5'))).toMatchObject({
    code: 'RATE_LIMITED',
    message: messages.tooManyForMailbox,
  });
  expect((await user.register(form(), '10.4.4.4')).errors).toBeUndefined();
});

test('requests for a new password and registrations that fail do not use up a mailbox', async () => {
  const input = form();
  const forgot = 'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { requested } }'; // prettier-ignore
  for (let hour = 0; hour < 2; hour++) {
    user.clock.set(new Date(NOW.getTime() + hour * 3_600_000));
    for (let count = 0; count < 5; count++)
      expect((await user.ask(null, forgot, { input: { email: input.email } })).errors).toBeUndefined();
  }
  const late = {
    identity: null,
    requestId: 'test',
    clientIp: '10.5.5.5',
    clientAgent: '',
    deadline: new Date(0),
  };
  for (let count = 0; count < 11; count++)
    await expect(register(user.service.deps, late, input)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect((await user.register(input, '10.5.5.6')).errors).toBeUndefined();
  user.clock.set(NOW);
});

test('a registration that fails says why, also when its count cannot be given back', async () => {
  const { deps } = user.service;
  const giveBack = () => Promise.reject(new Error('the database does not answer'));
  const limits: typeof deps.limits = { of: (...rule) => ({ ...deps.limits.of(...rule), giveBack }) };
  const late = {
    identity: null,
    requestId: 'test',
    clientIp: '10.5.5.7',
    clientAgent: '',
    deadline: new Date(0),
  };
  await expect(register({ ...deps, limits }, late, form())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

describe('an invalid form', () => {
  test.each([
    ['firstname', '', accountMessages.firstname],
    ['firstname', ' \u200b ', accountMessages.firstname],
    ['firstname', '\u0301', accountMessages.firstname],
    ['lastname', '-', accountMessages.lastname],
    ['firstname', 'x'.repeat(201), accountMessages.firstnameTooLong],
    ['firstname', 'A\u0000da', messages.characters],
    ['firstname', 'A\u202eda', messages.characters],
    ['firstname', '\ud800', messages.characters],
    ['firstname', { $gt: '' }, messages.input],
    ['lastname', '   ', accountMessages.lastname],
    ['lastname', 'x'.repeat(501), accountMessages.lastnameTooLong],
    ['lastname', 'Love\nlace', messages.characters],
    ['lastname', null, messages.input],
    ['email', '', accountMessages.email],
    ['email', 'ada', accountMessages.email],
    ['email', 'ada@example', accountMessages.email],
    ['email', 'ada@@example.org', accountMessages.email],
    ['email', 'ada lovelace@example.org', accountMessages.email],
    ['email', 'ada@example.org,eve@example.org', accountMessages.email],
    ['email', 'ada@example.org\r\nBcc: eve@example.org', accountMessages.email],
    ['email', `${'x'.repeat(10_000)}@example.org`, accountMessages.emailTooLong],
    ['email', 'ada@example.org?bcc=evil', accountMessages.email],
    ['email', 'ada@example.org%00', accountMessages.email],
    ['email', ['ada@example.org'], messages.input],
    ['password', 'fünf5', passwordMessages.passwordLength],
    ['password', 'x'.repeat(41), passwordMessages.passwordLength],
    ['password', '      ', passwordMessages.passwordLength],
    ['password', '\u200b'.repeat(6), passwordMessages.passwordLength],
    ['password', 'a b c d e', passwordMessages.passwordLength],
    ['password', '⚽🏆🥅🇩🇪🎉', passwordMessages.passwordLength],
    ['password', 'geheim\u0000', messages.characters],
    ['password', 123456, messages.input],
    ['passwordRepeat', 'geheim2', passwordMessages.passwordRepeat],
    ['gender', 'x', accountMessages.gender],
    ['acceptTerms', false, accountMessages.acceptTerms],
    ['acceptTerms', 'true', messages.input],
  ])('%s (case %#) gets its message and changes nothing', async (field, value, message) => {
    const before = await countAccounts();
    const same = field === 'password' && typeof value === 'string' ? { passwordRepeat: value } : {};
    const answer = await user.register(form({ [field]: value, ...same }));
    expect(errorOf(answer)).toEqual({ code: 'BAD_USER_INPUT', message, field });
    expect(await countAccounts()).toBe(before);
  });

  test.each(Object.keys(form()))('without %s is refused', async (field) => {
    const input = form({ [field]: undefined });
    expect(errorOf(await user.register(input))).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: messages.input,
    });
  });

  test.each([
    ['firstname', 'ß'.repeat(200)],
    ['lastname', 'ß'.repeat(500)],
    ['email', `${'x'.repeat(488)}@example.org`],
    ['password', 'x'.repeat(40)],
    ['password', '👨‍👩‍👧‍👦'.repeat(40)],
    ['password', 'sechs6'],
    ['password', 'ein Satz mit Blanks'],
    ['password', '⚽🏆🥅🇩🇪🎉🎊'],
    ['firstname', '<b>Ada</b>'],
  ])('%s at its limit is accepted', async (field, value) => {
    const same = field === 'password' ? { passwordRepeat: value } : {};
    expect((await user.register(form({ [field]: value, ...same }))).errors).toBeUndefined();
  });
});

test('a password is the same however a system composes its letters', async () => {
  const { email } = await user.join({
    password: 'Fußball-Größe'.normalize('NFC'),
    passwordRepeat: 'Fußball-Größe'.normalize('NFC'),
  });
  const answer = await user.login({ email, password: 'Fußball-Größe'.normalize('NFD') });
  expect(answer.errors).toBeUndefined();
  expect(errorOf(await user.login({ email, password: PASSWORD })).code).toBe('UNAUTHENTICATED');
});

const LATER = 'xn--mller-kva.example';

test('one mailbox has one account, in any spelling of its domain, and is shown in the usual one', async () => {
  const email = 'ada@müller.example';
  const answer = await user.register(form({ email: 'Ada@Mu\u0308ller.example' }));
  expect(answer.data).toMatchObject({ register: { viewer: { email } } });
  expect(errorOf(await user.register(form({ email: `ada@${LATER}` })))).toMatchObject({ code: 'CONFLICT' });
  for (const typed of [email, `ada@${LATER}`])
    expect((await user.login({ email: typed, password: PASSWORD })).errors).toBeUndefined();
});

test('a password matches in both encodings of its accents', async () => {
  const [composed, apart] = ['schön geheim', 'scho\u0308n geheim'];
  const { email } = await user.join({ password: composed, passwordRepeat: apart });
  for (const password of [composed, apart])
    expect((await user.login({ email, password })).errors).toBeUndefined();
});

test('the length of names is counted in visible characters', async () => {
  const family = '👨‍👩‍👧‍👦';
  const firstname = 'e\u0301'.repeat(100) + family.repeat(100);
  const { identity } = await user.join({ firstname });
  const account = await user.service.deps.accounts.find(identity.userId);
  expect(account?.firstname).toBe(firstname.normalize('NFC'));
  expect(errorOf(await user.register(form({ firstname: `${firstname}x` })))).toMatchObject({
    message: accountMessages.firstnameTooLong,
  });
});
