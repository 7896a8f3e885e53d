import type { EventData } from '@tippspiel/shared/contracts/events/catalogue';
import { createEvent } from '@tippspiel/shared/contracts/events/envelope';
import { player } from '@tippspiel/shared/platform/testing/subgraph';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { buildService, type TippService } from '../src/server.ts';
import { REMINDINGS } from '../src/store/reminders/remindings.ts';
import { dieAtWork } from './dying.ts';
import { FIRST_KICKOFF, openTipp, until, type TippFixture } from './tipp-fixture.ts';

const HOUR_MS = 3_600_000;
const before = (hours: number) => new Date(FIRST_KICKOFF.getTime() - hours * HOUR_MS);
const EARLY = before(30);

let tipp: TippFixture;
let second: TippService;
let told: EventData<'tipp.reminders.due.v1'>[];

beforeEach(async () => {
  tipp = await openTipp(EARLY);
  second = await buildService(tipp.env, { clock: tipp.clock });
  told = [];
  await tipp.service.backbone.bus.consume({
    name: 'test',
    types: ['tipp.reminders.due.v1'],
    handle: async (events) => void told.push(...events.map(({ data }) => data)),
  });
});
afterEach(async () => {
  await tipp.service.backbone.mongo.dropDatabase();
  await Promise.all([tipp.service.close(), second.close()]);
});

async function setReminder(userId: number, hours: number, version = 2): Promise<void> {
  const data = { userId, version, hours, goalAlert: 'OFF' as const };
  const cause = { now: EARLY, requestId: 'test' };
  await tipp.service.backbone.bus.publish(createEvent('user.reminder.changed.v2', data, cause));
  await until(
    async () => (await tipp.service.deps.reminderSettings.after(hours, userId - 1, 1))[0] === userId,
  );
}
/** Otherwise the lease of a process that died ends after six seconds. */
async function endLeases(): Promise<void> {
  const leases = tipp.service.backbone.mongo.collection('leases');
  const ended = { $set: { 'state.until': new Date(0) } };
  expect((await leases.updateMany({ 'state.kind': 'running' }, ended)).matchedCount).toBe(1);
}
/** The players reminded of the first match. */
const remindedOf = (hours: number) =>
  told
    .filter((each) => each.hours === hours && each.kickoff === FIRST_KICKOFF.toISOString())
    .flatMap(({ players }) => players.map(({ userId }) => userId));

test('players who lack a tipp are reminded at the wanted time, once, by either of two processes', async () => {
  await tipp.register(2, 3, 4, 5);
  for (const [userId, hours] of [[2, 12], [3, 12], [4, 8], [5, 12]] as const) await setReminder(userId, hours); // prettier-ignore
  await tipp.saveTipp(player(3), { matchId: 1, goalsTeam1: 2, goalsTeam2: 1 });
  await tipp.saveTipp(player(5), { matchId: 1, goalsTeam1: 2 }); // Half a tipp is none.
  tipp.clock.set(before(12.1));
  await Promise.all([tipp.service.reminder.run(), second.reminder.run()]);
  tipp.clock.set(before(12));
  await until(() => remindedOf(12).length > 0);
  await Promise.all([tipp.service.reminder.run(), second.reminder.run()]);
  tipp.clock.set(before(8));
  await until(() => remindedOf(8).length > 0);
  await tipp.service.reminder.run();
  expect({ 24: remindedOf(24), 12: remindedOf(12), 8: remindedOf(8) }).toEqual({
    24: [],
    12: [2, 5],
    8: [4],
  });
  const [first] = told.filter(({ hours }) => hours === 12);
  expect(first).toMatchObject({
    matches: [{ matchId: 1, pageNumber: 1, team1: 'Deutschland', team2: 'Schottland' }],
    players: [{ userId: 2, missing: [1] }, { userId: 5, missing: [1] }], // prettier-ignore
  });
});

test('hundreds are reminded in batches, each once; a start after a crash continues after the last batch', async () => {
  const many = Array.from({ length: 1_200 }, (_none, index) => 100 + index);
  await tipp.service.deps.reminderSettings.save(
    many.map((userId) => ({ userId, version: 1, hours: 24, goalAlert: 'OFF' as const })),
  );
  const id = `${FIRST_KICKOFF.toISOString()}/24/1`;
  // The state after a process died behind the first batch, whose event is on its way.
  const { progress: start } = await tipp.service.deps.remindings.progress(id, [1]);
  await tipp.service.deps.remindings.advance(id, start, { after: 599, isDone: false }, []);
  const inserts = [tipp.service, second].map(({ backbone }) =>
    jest.spyOn(backbone.mongo.model(REMINDINGS).collection, 'insertOne'),
  );
  tipp.clock.set(before(23));
  await until(() => remindedOf(24).length === 700);
  await second.reminder.run();
  expect(remindedOf(24).toSorted((a, b) => a - b)).toEqual(many.slice(500));
  expect(told.filter(({ hours }) => hours === 24).map(({ players }) => players.length)).toEqual([500, 200]);
  for (const insert of inserts) expect(insert).not.toHaveBeenCalled();
});

test('a reminding stops while many of its events cannot be published, so that its document stays small', async () => {
  await tipp.register(2);
  await setReminder(2, 24);
  const { remindings } = tipp.service.deps;
  const stored = tipp.service.backbone.mongo.model(REMINDINGS).collection;
  const id = `${FIRST_KICKOFF.toISOString()}/24/1`;
  await remindings.progress(id, [1]);
  // Refused events stay in the document, like all events while NATS is away.
  const outbox = Array.from({ length: 21 }, (_none, index) => ({ id: `${index}`, type: 'refused' }));
  await stored.updateOne({ _id: id as never }, { $set: { outbox } });
  tipp.clock.set(before(23));
  for (const { reminder } of [tipp.service, second]) await reminder.run();
  expect(await remindings.progress(id, [1])).toMatchObject({ progress: { isDone: false }, waiting: 21 });
  await stored.updateOne({ _id: id as never }, { $set: { outbox: [] } });
  await until(() => remindedOf(24).length === 1);
});

test.each(['reminder', 'second part'] as const)(
  'kill -9 of the working process (%s): another one continues, and nobody is skipped or reminded twice',
  async (job) => {
    const many = Array.from({ length: 1_200 }, (_none, index) => 100 + index);
    await tipp.service.deps.reminderSettings.save(
      many.map((userId) => ({ userId, version: 1, hours: 24, goalAlert: 'OFF' as const })),
    );
    // The clocks of these two are still before the due time.
    await dieAtWork(tipp, job, before(23));
    await endLeases();
    tipp.clock.set(before(23));
    await until(() => remindedOf(24).length >= many.length);
    await Promise.all([tipp.service.reminder.run(), second.reminder.run()]);
    expect(remindedOf(24).toSorted((a, b) => a - b)).toEqual(many);
    expect(told.filter(({ hours }) => hours === 24).length).toBe(3);
  },
);

test('only the newest setting counts, and nobody is reminded after the kick-off', async () => {
  await tipp.register(2);
  await setReminder(2, 8, 4);
  await setReminder(2, 12, 5);
  tipp.clock.set(before(-0.01));
  await tipp.service.reminder.run();
  expect(remindedOf(12)).toEqual([]);
  expect(await tipp.service.deps.reminderSettings.after(8, 0, 10)).toEqual([]);
});
