import type { Identity } from '@tippspiel/shared/contracts/auth/identity';
import { indexesOf } from '@tippspiel/shared/platform/testing/explain';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openCatcher, tokenIn, type Catcher } from '../../../infra/local/testing-mail.ts';
import { messages } from '../src/app/messages.ts';
import { recommendationMessages } from '../src/app/recommendations/messages.ts';
import { errorOf, openUser, type UserFixture } from './user-fixture.ts';

/** Invitations: read from the real catcher, limited, once per player and address, and never again where that is wished. */
const SEND = `mutation ($input: SendRecommendationInput!) { sendRecommendation(input: $input) { accepted } }`;
const UNSUBSCRIBE = `mutation ($input: UnsubscribeInput!) { unsubscribe(input: $input) { unsubscribed } }`;
const ACCEPTED = { sendRecommendation: { accepted: true } };

let catcher: Catcher;
let user: UserFixture;

beforeAll(async () => {
  catcher = await openCatcher();
  user = await openUser({
    ...{ SMTP_URL: catcher.smtpUrl, PUBLIC_URL: 'https://tippspiel.example' },
    ...{ RECOMMEND_MAILS_PER_HOUR: '5', RECOMMEND_MAILS_PER_HOUR_PER_ADDRESS: '12' },
    RECOMMEND_MAILS_PER_DAY_TO: '4',
  });
});
afterAll(async () => {
  await user.stop();
  await catcher.stop();
});

let friends = 0;
let networks = 0;
const friend = () => `freund${++friends}@example.org`;
/** From a separate network, unless the test is about networks. */
const send = (who: Identity | null, email: unknown, more: object = {}, ip = `10.1.0.${++networks}`) =>
  user.ask(who, SEND, { input: { email, ...more } }, ip);
const unsubscribe = (token: string) => user.ask(null, UNSUBSCRIBE, { input: { token } });

async function caught(address: string) {
  await user.service.drain();
  return catcher.caught(address);
}

describe('an invitation', () => {
  test('names the player, links to the registration, and can be unsubscribed in one click', async () => {
    const { identity } = await user.join({ firstname: 'Ada', lastname: 'Lovelace' });
    const { recommendGuid } = (await user.service.deps.accounts.find(identity.userId))!;
    const to = friend();
    expect((await send(identity, ` ${to.toUpperCase()} `)).data).toEqual(ACCEPTED);
    const [mail] = await catcher.of(to);
    expect(mail!.subject).toBe('Ada Lovelace lädt Dich zum Tippspiel ein');
    expect(tokenIn(mail!, 'registrieren')).toBe(recommendGuid);
    const link = `https://tippspiel.example/abbestellen/${tokenIn(mail!, 'abbestellen')}`;
    expect(mail!.html).toContain(link);
    expect(mail!.headers).toMatchObject({
      'list-unsubscribe': `<${link}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
  });

  test('into a group links to the group', async () => {
    const { identity } = await user.join({ firstname: 'Ada', lastname: 'Lovelace' });
    const { recommendGuid } = (await user.service.deps.accounts.find(identity.userId))!;
    const to = friend();
    await send(identity, to, { groupLink: '0123456789abcdef' });
    const [mail] = await catcher.of(to);
    expect(mail!.subject).toBe('Ada Lovelace lädt Dich in eine Spielergruppe ein');
    // It also names the inviting player, to credit the registration.
    expect(mail!.text).toContain(
      `https://tippspiel.example/spielergruppe/0123456789abcdef?von=${recommendGuid}`,
    );
  });

  test('omits a name that is not one, so that it cannot be used for advertising', async () => {
    const { identity } = await user.join({ firstname: 'Gewinne jetzt: casino.example', lastname: 'x' });
    const to = friend();
    await send(identity, to);
    const [mail] = await catcher.of(to);
    expect(`${mail!.subject} ${mail!.html} ${mail!.text}`).not.toContain('casino');
    expect(mail!.subject).toMatch(/^Jemand, der schon mitspielt, lädt Dich/);
  });

  test('goes out once per player and address, however often it is sent', async () => {
    const [{ identity: ada }, { identity: bob }] = await Promise.all([user.join(), user.join()]);
    const to = friend();
    const answers = await Promise.all([send(ada, to), send(ada, to), send(ada, to)]);
    expect(answers.map(({ data }) => data)).toEqual([ACCEPTED, ACCEPTED, ACCEPTED]);
    expect(await caught(to)).toHaveLength(1);
    await send(bob, to);
    await send(ada, to);
    expect(await caught(to)).toHaveLength(2);
  });

  test('never reaches a player, and does not reveal that', async () => {
    const [{ identity }, { email }] = await Promise.all([user.join(), user.join()]);
    expect((await send(identity, email)).data).toEqual(ACCEPTED);
    expect((await caught(email)).map(({ subject }) => subject)).toEqual([
      'Bitte bestätige Deine E-Mail-Adresse',
    ]);
  });

  test('to a player writes as much as one to a stranger, so that the time reveals nothing', async () => {
    const [{ identity }, { email }] = await Promise.all([user.join(), user.join()]);
    const links = user.service.backbone.mongo.collection('unsubscribed');
    for (const to of [friend(), email]) {
      const before = await links.countDocuments();
      await send(identity, to);
      expect(await links.countDocuments()).toBe(before + 1);
    }
  });

  test('keeps no address once it is sent, and is deleted with its player', async () => {
    const { identity } = await user.join();
    const to = friend();
    await send(identity, to);
    await catcher.of(to);
    await user.service.drain();
    const { mongo } = user.service.backbone;
    for (const { name } of await mongo.db!.listCollections().toArray())
      expect(JSON.stringify(await mongo.collection(name).find().toArray())).not.toContain(to);
    await user.service.deps.recommendations.removeOf(identity.userId);
    expect(await mongo.collection('recommendations').countDocuments({ userId: identity.userId })).toBe(0);
  });
});

describe('nie wieder', () => {
  test('applies to the address for every player, and may be repeated', async () => {
    const [{ identity: ada }, { identity: bob }] = await Promise.all([user.join(), user.join()]);
    const to = friend();
    await send(ada, to);
    const [mail] = await catcher.of(to);
    const token = tokenIn(mail!, 'abbestellen');
    for (const _time of [1, 2])
      expect((await unsubscribe(token)).data).toEqual({ unsubscribe: { unsubscribed: true } });
    expect((await send(bob, to)).data).toEqual(ACCEPTED);
    expect(await caught(to)).toHaveLength(1);
    await send(bob, to.replace('@', '+x@'));
    expect(await caught(to.replace('@', '+x@'))).toEqual([]);
    const other = friend();
    await send(bob, other);
    expect(await catcher.of(other)).toHaveLength(1);
  });

  test.each(['', 'x', 'x'.repeat(43), 'x'.repeat(10_000)])(
    'is not accepted from another link (%#)',
    async (token) => {
      expect(errorOf(await unsubscribe(token))).toMatchObject({
        code: 'BAD_USER_INPUT',
        message: messages.badLink,
      });
    },
  );

  test('finds its address by an index', async () => {
    expect(indexesOf(await user.service.deps.unsubscribed.byLink('x').explain())).toEqual(['links']);
  });
});

describe('refused invitations', () => {
  test('from visitors and locked players, to the own address, and to an invalid one', async () => {
    const { identity, email } = await user.join();
    expect(errorOf(await send(null, friend())).code).toBe('UNAUTHENTICATED');
    expect(errorOf(await send({ ...identity, isLocked: true }, friend())).code).toBe('FORBIDDEN');
    expect(errorOf(await send(identity, email))).toMatchObject({ message: recommendationMessages.self });
    for (const bad of ['', 'ada', 'a@example.org, b@example.org', 'a@example.org\r\nBcc: b@example.org'])
      expect(errorOf(await send(identity, bad))).toMatchObject({ code: 'BAD_USER_INPUT', field: 'email' });
    for (const groupLink of ['../agb', 'a?b=c&d', 'x'])
      expect(errorOf(await send(identity, friend(), { groupLink }))).toMatchObject({ field: 'groupLink' });
  });

  test('more than the hourly limit by one player, or from one network', async () => {
    const { identity } = await user.join();
    for (let count = 0; count < 5; count++) expect((await send(identity, friend())).errors).toBeUndefined();
    expect(errorOf(await send(identity, friend()))).toMatchObject({ code: 'RATE_LIMITED' });
    const pub = '10.9.9.9';
    for (let count = 0; count < 12; count++) await send((await user.join()).identity, friend(), {}, pub);
    const late = (await user.join()).identity;
    expect(errorOf(await send(late, friend(), {}, pub))).toMatchObject({ code: 'RATE_LIMITED' });
  });

  test('more than the daily limit to one address, from all players together', async () => {
    const to = friend();
    for (let count = 0; count < 4; count++)
      await send((await user.join()).identity, to.replace('@', `+${count}@`));
    expect(errorOf(await send((await user.join()).identity, to))).toMatchObject({
      code: 'RATE_LIMITED',
      message: recommendationMessages.tooManyToAddress,
    });
    expect(await caught(to)).toEqual([]);
    expect(await caught(to.replace('@', '+3@'))).toHaveLength(1);
  });
});

test('the number of invitations reveals nothing about an address: players and unsubscribed addresses count like strangers', async () => {
  const { email } = await user.join();
  const unwilling = friend();
  await send((await user.join()).identity, unwilling);
  await unsubscribe(tokenIn((await catcher.of(unwilling))[0]!, 'abbestellen'));
  const { identity } = await user.join();
  const codes: (string | undefined)[] = [];
  for (const to of [email, unwilling]) {
    const groups = to === email ? 5 : 4; // One was already sent there.
    const { identity: sender } = await user.join();
    for (let group = 0; group < groups; group++) {
      const groupLink = `gruppe-${to === email ? 'a' : 'b'}-${group}`;
      // A repetition counts once.
      if (group === 0) await send(sender, to, { groupLink });
      const who = group === groups - 1 ? identity : sender;
      const { errors } = await send(who, to, { groupLink });
      codes.push(errors?.[0]?.extensions?.['code'] as string | undefined);
    }
  }
  const refused = [...Array(4), 'RATE_LIMITED', ...Array(3), 'RATE_LIMITED'];
  expect(codes).toEqual(refused);
  expect((await caught(email)).filter(({ subject }) => subject.includes('Spielergruppe'))).toEqual([]);
});

test('anybody can read the name behind an invite link, and nothing else', async () => {
  const { identity } = await user.join({ firstname: 'Ada', lastname: 'Lovelace' });
  const { deps } = user.service;
  const { recommendGuid } = (await deps.accounts.find(identity.userId))!;
  const nameOf = async (guid: string) =>
    (await user.ask(null, 'query ($guid: String!) { recommenderName(recommendGuid: $guid) }', { guid })).data;
  expect(await nameOf(recommendGuid)).toEqual({ recommenderName: 'Ada Lovelace' });
  for (const guid of ['', 'unbekannt', 'x'.repeat(10_000)])
    expect(await nameOf(guid)).toEqual({ recommenderName: null });
  await deps.accounts.change(
    identity.userId,
    () => ({ isLocked: true }),
    () => [],
  );
  expect(await nameOf(recommendGuid)).toEqual({ recommenderName: null });
});
