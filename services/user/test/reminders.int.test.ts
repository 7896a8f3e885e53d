import { createEvent } from '@tippspiel/shared/contracts/events/envelope';
import { until } from '@tippspiel/shared/platform/testing/until';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openCatcher, type Catcher } from '../../../infra/local/testing-mail.ts';
import { buildService, type UserService } from '../src/server.ts';
import { errorOf, NOW, openUser, type UserFixture } from './user-fixture.ts';

let catcher: Catcher;
let user: UserFixture;
let second: UserService;

beforeAll(async () => {
  catcher = await openCatcher();
  user = await openUser({ SMTP_URL: catcher.smtpUrl, PUBLIC_URL: 'https://tippspiel.example' });
  second = await buildService(user.env, { clock: user.clock });
});
afterAll(async () => {
  await second?.close();
  await user?.stop();
  await catcher?.stop();
});

const KICKOFF = new Date(NOW.getTime() + 12 * 3_600_000).toISOString();
const matches = [
  { matchId: 25, pageNumber: 3, team1: 'Schweiz', team2: 'Deutschland' },
  { matchId: 26, pageNumber: 3, team1: 'Schottland', team2: 'Ungarn' },
];
const due = (players: { userId: number; missing: number[] }[], kickoff = KICKOFF, of = matches) =>
  createEvent(
    'tipp.reminders.due.v1',
    { kickoff, hours: 12, matches: of, players },
    { now: NOW, requestId: 't' },
  );
const publishEvent = (event: ReturnType<typeof due>) => user.service.backbone.bus.publish(event);
const SAVE =
  'mutation ($input: SaveCommonProfileInput!) { saveCommonProfile(input: $input) { viewer { id } } }';
const OFF = 'mutation ($input: UnsubscribeInput!) { unsubscribe(input: $input) { unsubscribed } }';

async function join(reminder = 12) {
  const joined = await user.join();
  await user.ask(joined.identity, SAVE, { input: { reminder } });
  return { ...joined, userId: joined.identity!.userId };
}
const remindersOf = async (email: string) =>
  (await catcher.caught(email)).filter(({ html }) => html.includes('Keine Erinnerungen mehr'));

test('each player who wants it gets one mail with only the missing tipps, however often the event arrives', async () => {
  const [wants, later, locked] = [await join(), await join(8), await join()];
  await user.service.deps.accounts.change(locked.userId, () => ({ isLocked: true }), () => []); // prettier-ignore
  const players = [wants, later, locked].map(({ userId }) => ({ userId, missing: [26] }));
  await publishEvent(due(players));
  await publishEvent(due(players));
  await publishEvent(due([{ userId: wants.userId, missing: [25, 26] }]));
  const [mail] = await until('the reminder', async () => {
    const found = await remindersOf(wants.email);
    return found.length > 0 && found;
  });
  await publishEvent(due([{ userId: wants.userId, missing: [26] }]));
  const last = await join();
  await publishEvent(due([{ userId: last.userId, missing: [25, 26] }]));
  await until('the last event', async () => (await remindersOf(last.email)).length > 0);
  expect((await remindersOf(wants.email)).length).toBe(1);
  for (const { email } of [later, locked]) expect(await remindersOf(email)).toEqual([]);

  expect(mail!.subject).toBe('Dein Tipp fehlt noch: Schottland – Ungarn');
  expect(mail!.text).toContain('https://tippspiel.example/tipps?seite=3&spiel=26');
  expect(mail!.text).not.toContain('spiel=25');
  expect(mail!.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
});

test('a match at the same time whose teams become known later has a mail of its own', async () => {
  const { email, userId } = await join();
  for (const match of matches)
    await publishEvent(due([{ userId, missing: [match.matchId] }], KICKOFF, [match]));
  await until('both reminders', async () => (await remindersOf(email)).length === 2);
  const subjects = (await remindersOf(email)).map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual([
    'Dein Tipp fehlt noch: Schottland – Ungarn',
    'Dein Tipp fehlt noch: Schweiz – Deutschland',
  ]);
});

test('one click switches them off, any number of times; no other link does', async () => {
  const { email, userId } = await join();
  await publishEvent(due([{ userId, missing: [25] }]));
  const [mail] = await until('the reminder', async () => {
    const found = await remindersOf(email);
    return found.length > 0 && found;
  });
  const [, token] = /<https:\/\/tippspiel\.example\/abbestellen\/([^>]+)>/.exec(
    mail!.headers['list-unsubscribe']!,
  ) as unknown as [string, string];
  const reminderOf = async () => (await user.service.deps.accounts.find(userId))?.reminder;
  const stranger = await join();
  const forged = token.replace(`r${userId}-`, `r${stranger.userId}-`);
  for (const other of [forged, `r${userId}-`, `${token}x`])
    expect(errorOf(await user.ask(null, OFF, { input: { token: other } })).code).toBe('BAD_USER_INPUT');
  expect(await reminderOf()).toBe(12);
  // As if somebody else had got the number, in another tournament or after a restore.
  const accounts = user.service.backbone.mongo.collection<{ _id: number }>('accounts');
  const register = (dateActivated: Date) => accounts.updateOne({ _id: userId }, { $set: { dateActivated } });
  await register(new Date(NOW.getTime() + 1));
  expect(errorOf(await user.ask(null, OFF, { input: { token } })).code).toBe('BAD_USER_INPUT');
  expect(await reminderOf()).toBe(12);
  await register(NOW);
  for (let time = 1; time <= 2; time++)
    expect((await user.ask(null, OFF, { input: { token } })).data).toEqual({
      unsubscribe: { unsubscribed: true },
    });
  expect(await reminderOf()).toBe(0);
  await publishEvent(
    due([{ userId, missing: [26] }], new Date(NOW.getTime() + 13 * 3_600_000).toISOString()),
  );
  const last = await join();
  await publishEvent(due([{ userId: last.userId, missing: [26] }]));
  await until('the last event', async () => (await remindersOf(last.email)).length > 0);
  expect(await remindersOf(email)).toHaveLength(1);
});

test('nobody is reminded after the kick-off', async () => {
  const late = await join();
  await publishEvent(due([{ userId: late.userId, missing: [25] }], NOW.toISOString()));
  const last = await join();
  await publishEvent(due([{ userId: last.userId, missing: [25] }]));
  await until('the last event', async () => (await remindersOf(last.email)).length > 0);
  expect(await remindersOf(late.email)).toEqual([]);
});
