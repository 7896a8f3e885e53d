import type { Identity } from '@tippspiel/shared/contracts/auth/identity';
import { SESSION_HEADER, TICKET_HEADER } from '@tippspiel/shared/contracts/auth/session';
import { readSocialPicture } from '@tippspiel/shared/contracts/auth/social-picture';
import { askSubgraph, TEST_IDENTITY_SECRET } from '@tippspiel/shared/platform/testing/subgraph';
import { until } from '@tippspiel/shared/platform/testing/until';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { accountMessages } from '../src/app/accounts/messages.ts';
import { newMailToken } from '../src/app/mail-token.ts';
import { finishProviderLogin } from '../src/app/providers/finish-login.ts';
import { providerMessages } from '../src/app/providers/messages.ts';
import { endLogins } from '../src/domain/sessions/session.ts';
import { startProvider, type Person, type TestProvider } from '../../../infra/local/testing-provider.ts';
import { errorOf, form, NOW, openUser, PASSWORD, tokenOf, type UserFixture } from './user-fixture.ts';

const BEGIN = 'mutation ($input: BeginProviderLoginInput!) { beginProviderLogin(input: $input) { url } }';
const FINISH = 'mutation ($input: FinishProviderLoginInput!) { finishProviderLogin(input: $input) { path } }';
const GUEST = '{ providerGuest { firstname lastname email isVerified returnTo } }';
const REGISTER = `mutation ($input: RegisterGuestInput!) {
  registerGuest(input: $input) { viewer { id email isConfirmed hasPassword isLinked } }
}`;
const UNLINK = 'mutation { unlinkProvider { viewer { isLinked } } }';
const VIEWER = '{ viewer { email isConfirmed hasPassword isLinked } }';
const SET_PASSWORD =
  'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { viewer { hasPassword } } }';

let provider: TestProvider;
let user: UserFixture;
let count = 0;

beforeAll(async () => {
  provider = await startProvider('http://localhost:8080/anmelden/zurueck');
  user = await openUser({ ...provider.env, OIDC_TIMEOUT_MS: '1500' });
});
beforeEach(() => void (provider.state.current = somebody()));
afterEach(() => {
  provider.state.mood = 'well';
  user.clock.set(NOW);
});
afterAll(async () => {
  await user?.stop();
  await provider?.stop();
});

function somebody(more: Partial<Person> = {}): Person {
  const sub = `person${++count}`;
  const email = `${sub}@example.org`;
  return { sub, email, email_verified: true, given_name: 'Grace', family_name: 'Hopper', ...more };
}

const ask = (query: string, variables: object, ticket = '', identity: Identity | null = null) =>
  askSubgraph(user.service.app, identity, query, variables as Record<string, unknown>, {
    [TICKET_HEADER]: ticket,
  });

async function begin(input: object = {}, identity: Identity | null = null) {
  const answer = await ask(BEGIN, { input }, '', identity);
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  const { url } = answer.data?.['beginProviderLogin'] as { url: string };
  return { url, ticket: String(answer.headers[TICKET_HEADER]) };
}

async function finish(query: string, ticket: string, identity: Identity | null = null) {
  const answer = await ask(FINISH, { input: { query } }, ticket, identity);
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  const { path } = answer.data?.['finishProviderLogin'] as { path: string };
  return {
    path,
    ticket: answer.headers[TICKET_HEADER] as string,
    session: await user.resolve(String(answer.headers[SESSION_HEADER] ?? 'none')),
  };
}

/** The complete login, as in a browser. */
async function logIn(input: object = {}, identity: Identity | null = null) {
  const { url, ticket } = await begin(input, identity);
  const { search } = await provider.visit(url);
  return finish(search.slice(1), ticket, identity);
}

const person = { firstname: 'Grace', lastname: 'Hopper', gender: 'f', acceptTerms: true };
const register = (ticket: string, more: object = {}) =>
  ask(REGISTER, { input: { ...person, ...more } }, ticket);

/** A player who registered by the provider. */
async function guestPlayer() {
  const token = tokenOf(await register((await logIn()).ticket));
  return (await user.resolve(token)) as Identity;
}

/** A player with a confirmed address. */
async function confirmed(more: object = {}) {
  const joined = await user.join(more as Record<string, unknown>);
  await user.service.deps.accounts.change(
    joined.identity.userId,
    () => ({ isConfirmed: true }),
    () => [],
  );
  return joined;
}

const viewer = async (identity: Identity) =>
  (await user.ask(identity, VIEWER)).data?.['viewer'] as Record<string, unknown>;

/** The failures that count against the limit. */
async function failures(): Promise<number> {
  const limits = user.service.backbone.mongo.collection('limits');
  const found = await limits.find({ _id: /^provider\// as never }).toArray();
  return found.reduce((sum, { count }) => sum + Number(count), 0);
}

describe('a new person', () => {
  test('completes the registration, and then has a confirmed account without a password', async () => {
    const { path, ticket, session } = await logIn({ returnTo: '/tabelle' });
    expect([path, session]).toEqual(['/anmelden/neu', null]);
    const { email } = provider.state.current as Person;
    const guest = { firstname: 'Grace', lastname: 'Hopper', email, isVerified: true, returnTo: '/tabelle' };
    expect((await ask(GUEST, {}, ticket)).data).toEqual({ providerGuest: guest });

    expect(errorOf(await register(ticket, { acceptTerms: false }))).toMatchObject({ field: 'acceptTerms' });
    expect(errorOf(await register(ticket, { gender: 'x' }))).toMatchObject({ field: 'gender' });
    expect(errorOf(await register(ticket, { firstname: ' ' }))).toMatchObject({ field: 'firstname' });
    const answer = await register(ticket, { email: 'anders@example.org' });
    const { id, ...rest } = (answer.data?.['registerGuest'] as { viewer: { id: number } }).viewer;
    expect(rest).toEqual({ email, isConfirmed: true, hasPassword: false, isLinked: true });
    expect(await user.resolve(tokenOf(answer))).toMatchObject({ userId: id, firstname: 'Grace' });
    expect(answer.headers[TICKET_HEADER]).toBe('');

    const again = await logIn({ returnTo: '/tipps' });
    expect([again.path, again.session?.userId]).toEqual(['/tipps', id]);
  });

  test('who presses the button twice gets one account', async () => {
    const { ticket } = await logIn();
    const [first, second] = [await register(ticket), await register(ticket)];
    const [one, other] = await Promise.all([first, second].map((answer) => user.resolve(tokenOf(answer))));
    expect(one?.userId).toBe(other?.userId);
  });

  test('is logged in by the same form for a minute only', async () => {
    const { ticket } = await logIn();
    await register(ticket);
    user.clock.set(new Date(NOW.getTime() + 60_000));
    expect((await register(ticket)).errors).toBeUndefined();
    user.clock.set(new Date(NOW.getTime() + 60_001));
    expect(errorOf(await register(ticket))).toMatchObject({
      field: 'ticket',
      message: providerMessages.expired,
    });
  });

  test('whose address the provider did not verify chooses one, which must be confirmed', async () => {
    provider.state.current = somebody({ email_verified: false });
    const { ticket } = await logIn();
    expect(errorOf(await register(ticket))).toMatchObject({ field: 'email' });
    const email = `wunsch${count}@example.org`;
    const answer = await register(ticket, { email });
    const { viewer: made } = answer.data?.['registerGuest'] as { viewer: Record<string, unknown> };
    expect(made).toMatchObject({ email, isConfirmed: false });
  });

  test('cannot take over a player’s address that the provider did not verify', async () => {
    const { email } = await confirmed();
    provider.state.current = somebody({ email, email_verified: false });
    const { path, ticket, session } = await logIn();
    expect([path, session]).toEqual(['/anmelden/neu', null]);
    expect(errorOf(await register(ticket, { email }))).toMatchObject({
      code: 'CONFLICT',
      message: accountMessages.emailTaken,
    });
  });

  test('who takes longer than half an hour has to start again', async () => {
    const { ticket } = await logIn();
    user.clock.set(new Date(NOW.getTime() + 31 * 60_000));
    expect((await ask(GUEST, {}, ticket)).data).toEqual({ providerGuest: null });
    expect(errorOf(await register(ticket))).toMatchObject({
      field: 'ticket',
      message: providerMessages.expired,
    });
  });
});

describe('a player with the same verified address', () => {
  test('is logged in and linked, and gets a mail', async () => {
    const { email, identity } = await confirmed();
    provider.state.current = somebody({ email: email.toUpperCase() });
    const { path, session } = await logIn();
    expect([path, session?.userId]).toEqual(['/', identity.userId]);
    expect(await viewer(identity)).toMatchObject({ isLinked: true, hasPassword: true });
    await user.service.drain();
    const mails = await user.service.deps.mails.of(identity.userId);
    expect(mails.map(({ kind }) => kind)).toContain('provider-linked');
  });

  test('that was never confirmed is not linked, because it may be a trap', async () => {
    const { email, identity, token } = await user.join();
    provider.state.current = somebody({ email });
    const { path, session } = await logIn();
    expect([path, session]).toEqual(['/anmelden/fehler/unbestaetigt', null]);
    expect(await viewer(identity)).toMatchObject({ isLinked: false, isConfirmed: false });
    expect(await user.resolve(token)).not.toBeNull();
  });

  test('can log in while locked, as with a password', async () => {
    const { identity, email } = await confirmed();
    await user.service.deps.accounts.change(
      identity.userId,
      () => ({ isLocked: true }),
      () => [],
    );
    provider.state.current = somebody({ email });
    expect((await logIn()).session).toMatchObject({ userId: identity.userId, isLocked: true });
  });

  test('can be linked to only one person of the provider', async () => {
    const { email } = await confirmed();
    provider.state.current = somebody({ email });
    await logIn();
    provider.state.current = somebody({ email });
    expect((await logIn()).path).toBe('/anmelden/fehler/anderes-konto');
  });
});

describe('the provider’s redirect', () => {
  test('is accepted only with the state of this browser', async () => {
    const mine = await begin();
    const other = await begin();
    const { search } = await provider.visit(mine.url);
    for (const ticket of [other.ticket, '', 'x.y.z', mine.ticket.slice(0, -2)])
      expect(await finish(search.slice(1), ticket)).toMatchObject({
        path: '/anmelden/fehler/abgelaufen',
        session: null,
      });
  });

  test('is accepted once', async () => {
    await guestPlayer();
    const { url, ticket } = await begin();
    const { search } = await provider.visit(url);
    expect((await finish(search.slice(1), ticket)).session).not.toBeNull();
    expect(await finish(search.slice(1), ticket)).toMatchObject({
      path: '/anmelden/fehler/abgelaufen',
      session: null,
    });
  });

  test('is accepted only with its own state, nonce and verifier', async () => {
    for (const secret of ['state', 'nonce', 'verifier'] as const) {
      const { url, ticket } = await begin();
      const { search } = await provider.visit(url);
      const { tickets, clock } = user.service.deps;
      const opened = await tickets.open('begun', ticket, clock.now());
      const forged = { ...(opened as NonNullable<typeof opened>), [secret]: 'x'.repeat(43) };
      const sealed = await tickets.seal('begun', forged, clock.now());
      expect(await finish(search.slice(1), sealed)).toMatchObject({
        path: '/anmelden/fehler/abgelaufen',
        session: null,
      });
    }
  });

  test('may say that the player cancelled', async () => {
    provider.state.current = null;
    const before = await failures();
    expect(await logIn()).toMatchObject({ path: '/anmelden/fehler/abgebrochen', ticket: '' });
    expect(await failures()).toBe(before);
  });

  test('is not said to be tried too often if the failures cannot be counted', async () => {
    const { ticket } = await begin();
    const { deps } = user.service;
    const limits = { of: () => ({ take: () => Promise.reject(new Error('no database')) }) as never };
    const request = { identity: null, requestId: 'test', clientIp: '', clientAgent: '' };
    const finishing = finishProviderLogin({ ...deps, limits }, request, { query: '', sealed: ticket });
    await expect(finishing).rejects.toThrow('no database');
  });

  test('leads only to our own pages', async () => {
    await guestPlayer();
    for (const returnTo of ['https://evil.example/', '//evil.example', '/\\evil.example'])
      expect((await logIn({ returnTo })).path).toBe('/');
  });
});

describe('linking', () => {
  test('lets a player with another address in, until it is removed', async () => {
    const { identity } = await confirmed();
    expect(await logIn({ link: true }, identity)).toMatchObject({ path: '/profil/3', session: null });
    expect((await logIn()).session).toMatchObject({ userId: identity.userId });
    expect((await user.ask(identity, UNLINK)).data).toEqual({
      unlinkProvider: { viewer: { isLinked: false } },
    });
    expect((await logIn()).path).toBe('/anmelden/neu');
  });

  test('is not removed by a login that a new password has ended', async () => {
    const { identity } = await confirmed();
    await logIn({ link: true }, identity);
    await user.service.deps.accounts.change(
      identity.userId,
      (account) => endLogins(account, ''),
      () => [],
    );
    expect(errorOf(await user.ask(identity, UNLINK)).code).toBe('UNAUTHENTICATED');
  });

  test('says that the login has ended if a new password ended it meanwhile', async () => {
    const { identity } = await confirmed();
    const { url, ticket } = await begin({ link: true }, identity);
    const { search } = await provider.visit(url);
    await user.service.deps.accounts.change(
      identity.userId,
      (account) => endLogins(account, ''),
      () => [],
    );
    expect((await finish(search.slice(1), ticket, identity)).path).toBe('/anmelden/fehler/abgemeldet');
  });

  test('requires a confirmed player who may write', async () => {
    const input = { link: true };
    const { identity } = await user.join();
    expect(errorOf(await ask(BEGIN, { input }, '', identity)).message).toBe(providerMessages.confirmFirst);
    expect(errorOf(await ask(BEGIN, { input }, '', { ...identity, isLocked: true })).code).toBe('FORBIDDEN');
    expect(errorOf(await ask(BEGIN, { input })).code).toBe('UNAUTHENTICATED');
  });

  test('works only for the player who began it', async () => {
    const [{ identity }, other] = [await confirmed(), await confirmed()];
    const { url, ticket } = await begin({ link: true }, identity);
    const query = (await provider.visit(url)).search.slice(1);
    expect((await finish(query, ticket, other.identity)).path).toBe('/anmelden/fehler/abgemeldet');
    expect(await viewer(other.identity)).toMatchObject({ isLinked: false });
  });

  test('does not take over another player’s person', async () => {
    await guestPlayer();
    const { identity } = await confirmed();
    expect((await logIn({ link: true }, identity)).path).toBe('/anmelden/fehler/vergeben');
    expect(await viewer(identity)).toMatchObject({ isLinked: false });
  });

  test('cannot be undone while it is the only login; setting a first password allows it', async () => {
    const identity = await guestPlayer();
    expect(errorOf(await user.ask(identity, UNLINK)).message).toBe(providerMessages.lastWayIn);
    const input = { password: PASSWORD, passwordRepeat: PASSWORD };
    const answer = await user.ask(identity, SET_PASSWORD, { input });
    expect(answer.data).toEqual({ changePassword: { viewer: { hasPassword: true } } });
    expect((await user.ask(identity, UNLINK)).errors).toBeUndefined();
    const { email } = await viewer(identity);
    expect((await user.login({ email, password: PASSWORD })).errors).toBeUndefined();
  });

  test('an account without a password accepts no password', async () => {
    const { email } = await viewer(await guestPlayer());
    for (const password of ['', ' ', 'geheim1'])
      expect(errorOf(await user.login({ email, password }, '10.9.0.1')).code).not.toBe('RATE_LIMITED');
    expect((await user.login({ email, password: 'geheim1' }, '10.9.0.1')).data).toBeNull();
  });
});

test.each([false, true])(
  'a player who takes over the own address (confirmed: %s) by a new password locks out the stranger who opened the account',
  async (isConfirmed) => {
    provider.state.current = somebody({ email_verified: false });
    const email = `opfer${count}@example.org`;
    const identity = (await user.resolve(
      tokenOf(await register((await logIn()).ticket, { email })),
    )) as Identity;
    const { deps } = user.service;
    if (isConfirmed)
      await deps.accounts.change(
        identity.userId,
        () => ({ isConfirmed }),
        () => [],
      );
    const { secret: token, token: link } = newMailToken(
      'reset',
      { userId: identity.userId, email, resetCount: 0 },
      NOW,
    );
    await deps.tokens.insert(link);
    const input = { token, password: PASSWORD, passwordRepeat: PASSWORD };
    const reset = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { changed } }';
    expect((await user.ask(null, reset, { input })).errors).toBeUndefined();
    expect(await viewer(identity)).toMatchObject({ isConfirmed: true, isLinked: false });
    expect((await logIn()).path).toBe('/anmelden/neu');
  },
);

describe('the provider’s picture', () => {
  const PICTURE = '{ viewer { socialPicture } }';
  const pictureOf = async (identity: Identity) => {
    const { socialPicture } = (await user.ask(identity, PICTURE)).data?.['viewer'] as {
      socialPicture: string | null;
    };
    return socialPicture && readSocialPicture(TEST_IDENTITY_SECRET, socialPicture);
  };

  test('is given to its player, and marked if it is on the operators’ own provider', async () => {
    for (const [picture, isIssuers] of [
      [`${provider.issuer}/picture`, true],
      ['https://pictures.example/a.jpg', false],
      [`https://${new URL(provider.issuer).host}/picture`, false],
    ] as const) {
      provider.state.current = somebody({ picture });
      const identity = await guestPlayer();
      expect(await pictureOf(identity)).toEqual({ userId: identity.userId, url: picture, isIssuers });
    }
  });

  test.each(['http://pictures.example/a.jpg', 'http://127.0.0.1:1/a.jpg', 'file:///etc/passwd', 'x', ''])(
    'is null for %j',
    async (picture) => {
      provider.state.current = somebody({ picture });
      expect(await pictureOf(await guestPlayer())).toBeNull();
    },
  );
});

describe('a provider that is down', () => {
  test.each(['failing', 'hanging'] as const)('(%s) is said to be, and nobody else waits', async (mood) => {
    const { url, ticket } = await begin();
    const { search } = await provider.visit(url);
    provider.state.mood = mood;
    const counted = await failures();
    const visits = Array.from({ length: 30 }, () => finish(search.slice(1), ticket));
    const input = form();
    const before = performance.now();
    expect((await user.register(input)).errors).toBeUndefined();
    const took = performance.now() - before;
    const paths = (await Promise.all(visits)).map(({ path }) => path);
    expect(new Set(paths)).toEqual(new Set(['/anmelden/fehler/nicht-erreichbar']));
    expect(performance.now() - before).toBeGreaterThan(mood === 'hanging' ? 1_000 : 0);
    expect(took).toBeLessThan(5_000);
    expect(await failures()).toBe(counted);
  });

  test('from the start is reported in the form, and works once it is back', async () => {
    const late = await startProvider('http://localhost:8080/anmelden/zurueck');
    late.state.mood = 'failing';
    const other = await openUser({ ...late.env, OIDC_TIMEOUT_MS: '1500' });
    try {
      const refused = await other.ask(null, BEGIN, { input: {} });
      expect(errorOf(refused)).toEqual({
        code: 'UNAVAILABLE',
        message: providerMessages.away('Beispiel-ID'),
        field: undefined,
      });
      late.state.mood = 'well';
      await until('the login begins', async () => !(await other.ask(null, BEGIN, { input: {} })).errors);
    } finally {
      await other.stop();
      await late.stop();
    }
  });
});

test('without settings there is no provider login', async () => {
  const other = await openUser();
  try {
    expect((await other.ask(null, '{ loginProvider { name } }')).data).toEqual({ loginProvider: null });
    expect(errorOf(await other.ask(null, BEGIN, { input: {} })).code).toBe('NOT_FOUND');
  } finally {
    await other.stop();
  }
});
