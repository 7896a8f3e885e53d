import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askSubgraph, player } from '@tippspiel/shared/platform/testing/subgraph';
import { until } from '@tippspiel/shared/platform/testing/until';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openCatcher, type Catcher } from '../local/testing-mail.ts';
import { openServices, type Five } from './five-services.ts';
import {
  logIn,
  change,
  keepSaving,
  loseReadModels,
  loseStreams,
  play,
  republish,
  settled,
} from './lose-streams.ts';

const PLAYERS = 30;
/** Germany – Scotland is over; the next matches kick off within a day. */
const AFTER_THE_FIRST = new Date('2024-06-15T00:00:00Z');
const admin = player(1, { isAdmin: true });

const REGISTER = `mutation ($input: RegisterInput!) { register(input: $input) { viewer { id } } }`;
const SUBSCRIBE =
  'mutation ($input: SavePushSubscriptionInput!) { savePushSubscription(input: $input) { viewer { id } } }';
const RESET =
  'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { requested } }';
const RECOMMEND =
  'mutation ($input: SendRecommendationInput!) { sendRecommendation(input: $input) { accepted } }';
const GO = 'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { deleted } }';
const LIKE = 'mutation ($input: ToggleLikeInput!) { toggleLike(input: $input) { likeCount } }';
const TIPP = 'mutation ($input: SaveTippInput!) { saveTipp(input: $input) { jokerCount } }';
const RESULT = 'mutation ($input: SaveMatchInput!) { saveMatch(input: $input) { match { id } } }';
const EVALUATE = 'mutation { startEvaluation { evaluation { matchCount } } }';

let catcher: Catcher;
/** A push service that counts its notifications. */
let pushed = 0;
const pushService = createServer((request, response) => {
  request.resume();
  pushed += 1;
  response.writeHead(201).end();
});
let five: Five;
let twins: Awaited<ReturnType<Five['twins']>>;

beforeAll(async () => {
  catcher = await openCatcher();
  await new Promise<void>((resolve) => pushService.listen(0, '127.0.0.1', resolve));
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const secret = Buffer.concat([Buffer.alloc(32), ecdh.getPrivateKey()]).subarray(-32);
  five = await openServices({
    SMTP_URL: catcher.smtpUrl,
    PUBLIC_URL: 'https://tippspiel.example',
    PUSH_PUBLIC_KEY: ecdh.getPublicKey('base64url'),
    PUSH_PRIVATE_KEY: secret.toString('base64url'),
    PUSH_SERVICES: originOf(),
  });
  twins = await five.twins();
});
afterAll(async () => {
  await five?.close();
  pushService.close();
  await catcher?.stop();
});

const originOf = () => `http://127.0.0.1:${(pushService.address() as AddressInfo).port}`;

async function ask(
  name: 'user' | 'feed' | 'group' | 'tipp',
  userId: number | null,
  query: string,
  variables = {},
) {
  const who = userId === null ? null : userId === 1 ? admin : player(userId);
  const { data, errors } = await askSubgraph(five.services[name].app, who, query, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return data as Record<string, unknown>;
}

async function register(email: string): Promise<number> {
  const person = { firstname: 'Ada', lastname: 'Lovelace', email, gender: 'f', acceptTerms: true };
  const input = { ...person, password: 'geheim1', passwordRepeat: 'geheim1' };
  const { register: done } = await ask('user', null, REGISTER, { input });
  return (done as { viewer: { id: number } }).viewer.id;
}

/** Causes one mail of each kind, a notification, propagated counts, and ranks. @returns the player who leaves later */
async function live(): Promise<number> {
  await play(five, PLAYERS);
  const leaving = await register('geht@example.org');
  await change(five, 'user', player(2), RECOMMEND, { email: 'freundin@example.org' });
  await logIn(five, leaving);
  await logIn(five, admin.userId);
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  await change(five, 'user', admin, SUBSCRIBE, {
    endpoint: `${originOf()}/browser`,
    p256dh: browser.getPublicKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
  });
  for (const userId of [2, 3, 4])
    await change(five, 'feed', player(userId), LIKE, { postId: 1, isLiked: true });
  await change(five, 'tipp', player(2), TIPP, { matchId: 1, goalsTeam1: 5, goalsTeam2: 1 });
  await change(five, 'tipp', player(3), TIPP, { matchId: 1, goalsTeam1: 2, goalsTeam2: 1 });
  five.clock.set(AFTER_THE_FIRST);
  await change(five, 'tipp', admin, RESULT, { matchId: 1, goalsTeam1: 5, goalsTeam2: 1 });
  await ask('tipp', 1, EVALUATE);
  // Reminders for the next day's matches go to the players who want them.
  const { mongo } = five.services.tipp.backbone;
  await until('all are reminded', async () => {
    const all = await mongo.collection('remindings').find().toArray();
    return all.length > 0 && all.every(({ isDone }) => isDone === true);
  });
  await sent();
  return leaving;
}

/** Waits until all events are consumed and their mails are sent: the last requested mail arrives last. */
async function sent(): Promise<void> {
  await settled(five);
  const before = (await catcher.caught('anna2@example.org')).length;
  await change(five, 'user', player(3), RESET, { email: 'anna2@example.org' });
  await catcher.of('anna2@example.org', before + 1);
  await five.services.user.drain();
  await twins.user.drain();
}

async function mails(): Promise<string[]> {
  const all = await catcher.caught();
  return all
    .map(({ to, subject }) => `${to[0]?.address}: ${subject}`)
    .filter((each) => !each.startsWith('anna2@'))
    .sort();
}

/** The propagated counts and everybody's ranks, except for the player who leaves. */
async function counted(leaving: number) {
  const { posts } = await ask('feed', 2, '{ posts { items { id likeCount commentCount } } }');
  const { groups } = await ask('group', 2, '{ groups { items { id memberCount } } }');
  const ranksOf = ({ deps }: Five['services']['tipp']) => {
    const { ranks } = deps.projection.current();
    return [...ranks.order].filter((at) => at !== leaving - 1).map((at) => [at + 1, ranks.points[at]]);
  };
  const accounts = await five.services.user.backbone.mongo
    .collection('accounts')
    .find({ _id: { $ne: leaving as never } }, { projection: { recommendCount: 1 } })
    .sort({ _id: 1 })
    .toArray();
  return { posts, groups, accounts, ranks: ranksOf(five.services.tipp), ofTwin: ranksOf(twins.tipp) };
}

test('republishing everything repeats no mail or notification, counts nothing twice, and changes no rank', async () => {
  const leaving = await live();
  const [mailsBefore, pushedBefore] = [await mails(), pushed];
  for (const what of ['Bitte bestätige', 'Dein Tipp fehlt noch: Spanien', 'freundin@'])
    expect(mailsBefore.join()).toContain(what);
  expect(pushedBefore).toBeGreaterThan(0);
  const before = await counted(leaving);
  expect(before.ranks[0]).toEqual([2, 6]);

  const endSaving = keepSaving(five);
  let gone: Promise<void> | undefined;
  const leave = () => {
    gone ??= change(five, 'user', player(leaving), GO, { delete: 'delete' });
  };
  // Two operators at once, and a player who leaves in between.
  await Promise.all([republish(five, leave), republish(five)]);
  await gone;
  // And again after the streams and read models are lost.
  await loseStreams(five);
  await loseReadModels(five);
  await republish(five);
  const { failures } = await endSaving();
  expect(failures).toEqual([]);
  await sent();
  expect(await mails()).toEqual(mailsBefore);
  expect(pushed).toBe(pushedBefore);
  const hasLeft = () =>
    [five.services.tipp, twins.tipp].every(({ deps }) => !deps.projection.current().players.has(leaving));
  await until('who left is gone', hasLeft);
  expect(await counted(leaving)).toEqual(before);
});
