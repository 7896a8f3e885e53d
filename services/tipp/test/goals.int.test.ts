import type { EventData } from '@tippspiel/shared/contracts/events/catalogue';
import { createEvent } from '@tippspiel/shared/contracts/events/envelope';
import { player } from '@tippspiel/shared/platform/testing/subgraph';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { beforeFirstGoal, beginAlert } from '../src/domain/goals/goal-alerts.ts';
import { matchById } from '../src/domain/tournament/tournament.ts';
import { buildService, type TippService } from '../src/server.ts';
import { GOAL_ALERTS } from '../src/store/goals/goal-alerts.ts';
import type { GoalAlert } from '../src/store/reminders/reminder-settings.ts';
import { BEFORE, FIRST_KICKOFF, openTipp, until, type TippFixture } from './tipp-fixture.ts';

const minutesIn = (minutes: number) => new Date(FIRST_KICKOFF.getTime() + minutes * 60_000);

let tipp: TippFixture;
let second: TippService;
let notified: EventData<'tipp.goal.alerted.v1'>[];

beforeEach(async () => {
  tipp = await openTipp(BEFORE);
  second = await buildService(tipp.env, { clock: tipp.clock });
  notified = [];
  await tipp.service.backbone.bus.consume({
    name: 'test',
    types: ['tipp.goal.alerted.v1'],
    handle: async (events) => void notified.push(...events.map(({ data }) => data)),
  });
});
afterEach(async () => {
  await tipp.service.backbone.mongo.dropDatabase();
  await Promise.all([tipp.service.close(), second.close()]);
});

async function setAlert(userId: number, goalAlert: GoalAlert): Promise<void> {
  const data = { userId, version: 2, hours: 0, goalAlert };
  await tipp.service.backbone.bus.publish(
    createEvent('user.reminder.changed.v2', data, { now: BEFORE, requestId: 'test' }),
  );
  await until(
    async () => (await tipp.service.deps.reminderSettings.withAlert(goalAlert, userId - 1, 1))[0] === userId,
  );
}
/** Enters a score and waits until the last player is notified. */
async function score(goals1: number, goals2: number): Promise<void> {
  const { errors } = await tipp.enterResult(1, goals1, goals2, true);
  expect(errors).toBeUndefined();
  await until(async () => {
    const { now, isDone } = (await tipp.service.deps.goalAlerts.of(1, '')).progress;
    return isDone && now.goals1 === goals1 && now.goals2 === goals2;
  });
}
/** Empties the match's result and waits until its goals are forgotten. */
async function emptyResult(isRunning: boolean): Promise<void> {
  const { errors } = await tipp.saveMatch({ matchId: 1, goalsTeam1: null, goalsTeam2: null, isRunning });
  expect(errors).toBeUndefined();
  await until(async () => {
    const { now, isDone } = (await tipp.service.deps.goalAlerts.of(1, '')).progress;
    return isDone && now.goals1 + now.goals2 === 0;
  });
}
/** Waits until both processes know the second team's goals and are idle: they request no more leases. */
async function bothHaveAlerted(goals2: number): Promise<void> {
  const lease = () =>
    tipp.service.backbone.mongo.collection('leases').findOne({ _id: 'alert-goals' as never });
  for (const { deps, goalAlerter } of [tipp.service, second]) {
    await until(() => deps.projection.current().board.states.get(1)?.goals2 === goals2);
    await until(async () => {
      const before = await lease();
      await goalAlerter.run();
      const after = await lease();
      // While the other process holds the lease, a run does nothing.
      const areIdle = [before, after].every((each) => each?.['state'].kind === 'idle');
      return areIdle && after?.['fence'] === before?.['fence'];
    });
  }
}
const notifiedOf = (number: number) =>
  notified
    .filter((each) => each.number === number)
    .flatMap(({ players }) => players.map(({ userId }) => userId))
    .toSorted((one, other) => one - other);

const scores = ({ number, before, now }: EventData<'tipp.goal.alerted.v1'>) =>
  `${number} ${before.goals1}:${before.goals2} ${now.goals1}:${now.goals2}`;

test('each goal notifies those who want it once, and so does a goal that is removed', async () => {
  await tipp.register(2, 3, 4, 5, 6);
  await setAlert(2, 'ALL');
  await setAlert(3, 'TIPPS');
  await setAlert(4, 'JOKERS');
  await setAlert(5, 'TIPPS'); // Without a tipp on this match.
  await setAlert(6, 'JOKERS'); // With a tipp, without a joker.
  await tipp.saveTipp(player(3), { matchId: 1, goalsTeam1: 2, goalsTeam2: 0 });
  await tipp.saveTipp(player(4), { matchId: 1, goalsTeam1: 1, goalsTeam2: 0, isJoker: true });
  await tipp.saveTipp(player(6), { matchId: 1, goalsTeam1: 1, goalsTeam2: 0 });
  tipp.clock.set(minutesIn(20));
  await score(0, 0);
  await score(1, 0);
  await Promise.all([tipp.service.goalAlerter.run(), second.goalAlerter.run()]);
  await until(() => notifiedOf(1).length === 3);
  await tipp.saveMatch({ matchId: 1, goalsTeam1: 0, goalsTeam2: 0, phase: 'HALF_TIME' });
  await until(() => notifiedOf(2).length === 3);
  await Promise.all([tipp.service.goalAlerter.run(), second.goalAlerter.run()]);
  expect({
    first: notifiedOf(1),
    second: notifiedOf(2),
    numbers: new Set(notified.map(({ number }) => number)),
  }).toEqual({
    ...{ first: [2, 3, 4], second: [2, 3, 4], numbers: new Set([1, 2]) },
  });
  expect(notified.flatMap(({ number, players }) => (number === 1 ? players : []))).toEqual(
    expect.arrayContaining([
      { userId: 2, tipp: null },
      { userId: 3, tipp: { goals1: 2, goals2: 0, isJoker: false, points: 3 } },
      { userId: 4, tipp: { goals1: 1, goals2: 0, isJoker: true, points: 11 } },
    ]),
  );
  expect(notified.find(({ number }) => number === 2)).toMatchObject({
    ...{ matchId: 1, team1: 'Deutschland', team2: 'Schottland', minute: 21, phase: 'HALF_TIME' },
    ...{ before: { goals1: 1, goals2: 0 }, now: { goals1: 0, goals2: 0 } },
  });
});

test('after a process dies while notifying hundreds, another one continues after its last batch', async () => {
  const many = Array.from({ length: 1_200 }, (_none, index) => 100 + index);
  const all = { version: 1, hours: 0, goalAlert: 'ALL' as const };
  await tipp.service.deps.reminderSettings.save(many.map((userId) => ({ userId, ...all })));
  const { goalAlerts } = tipp.service.deps;
  const at = minutesIn(20).toISOString();
  const begun = beginAlert(beforeFirstGoal(at), { now: { goals1: 1, goals2: 0 }, at, version: 1 });
  await goalAlerts.advance(1, (await goalAlerts.of(1, at)).progress, begun, []);
  // The event of the first batch is on its way.
  await goalAlerts.advance(1, begun, { ...begun, after: 599 }, []);
  const inserts = [tipp.service, second].map(({ backbone }) =>
    jest.spyOn(backbone.mongo.model(GOAL_ALERTS).collection, 'insertOne'),
  );
  tipp.clock.set(minutesIn(20));
  await score(1, 0);
  await until(() => notifiedOf(1).length === 700);
  expect(notifiedOf(1)).toEqual(many.slice(500));
  for (const insert of inserts) expect(insert).not.toHaveBeenCalled();
});

test('after a restart at the end of a match its last goal, if not too old, notifies the others', async () => {
  await setAlert(2, 'ALL');
  tipp.clock.set(minutesIn(95));
  await tipp.enterResult(1, 1, 0);
  const { goalAlerts } = tipp.service.deps;
  const at = minutesIn(95).toISOString();
  const begun = beginAlert(beforeFirstGoal(at), { now: { goals1: 1, goals2: 0 }, at, version: 1 });
  for (const service of [tipp.service, second]) await service.goalAlerter.run();
  await goalAlerts.advance(1, (await goalAlerts.of(1, at)).progress, begun, []);
  for (const [minutes, isDone] of [
    [106, false],
    [96, true],
  ] as const) {
    tipp.clock.set(minutesIn(minutes));
    const restarted = await buildService(tipp.env, { clock: tipp.clock });
    await restarted.goalAlerter.run();
    await restarted.close();
    expect((await goalAlerts.of(1, at)).progress).toMatchObject({ isDone });
  }
  await until(() => notifiedOf(1).length === 1);
});

test('a goal entered together with the end of its match notifies as well, and a later correction does not', async () => {
  await setAlert(2, 'ALL');
  tipp.clock.set(minutesIn(95));
  await score(0, 0);
  await Promise.all([tipp.service.goalAlerter.run(), second.goalAlerter.run()]);
  await tipp.enterResult(1, 0, 1);
  await until(() => notifiedOf(1).length === 1);
  await bothHaveAlerted(1);
  await tipp.enterResult(1, 0, 2);
  await bothHaveAlerted(2);
  expect((await tipp.service.deps.goalAlerts.of(1, '')).progress).toMatchObject({
    ...{ number: 1, now: { goals1: 0, goals2: 1 }, isDone: true },
  });
  // If the match is running again, goals notify again.
  await score(0, 0);
  await until(() => notifiedOf(2).length === 1);
});

test('an abandoned match starts anew: the first goal of its replay is a goal', async () => {
  await setAlert(2, 'ALL');
  tipp.clock.set(minutesIn(20));
  await score(1, 0);
  await emptyResult(false);
  await tipp.saveMatch({ matchId: 1, isRunning: true });
  await score(0, 0);
  await score(0, 1);
  await until(() => notified.length === 2);
  expect(notified.map(scores)).toEqual(['1 0:0 1:0', '2 0:0 0:1']);
});

test('a result that is emptied and entered anew after the match is a correction, not a goal', async () => {
  await setAlert(2, 'ALL');
  tipp.clock.set(minutesIn(95));
  await score(0, 1);
  await until(() => notified.length === 1);
  await tipp.enterResult(1, 0, 1);
  await bothHaveAlerted(1);
  await emptyResult(false);
  await tipp.enterResult(1, 0, 3);
  await bothHaveAlerted(3);
  expect((await tipp.service.deps.goalAlerts.of(1, '')).progress).toMatchObject({
    ...{ number: 1, now: { goals1: 0, goals2: 0 }, isDone: true },
  });
});

test('goals of a running match are taken back when its result is emptied', async () => {
  await setAlert(2, 'ALL');
  tipp.clock.set(minutesIn(20));
  await score(1, 0);
  await until(() => notified.length === 1);
  await emptyResult(true);
  await until(() => notified.length === 2);
  await score(1, 0);
  await until(() => notified.length === 3);
  expect(notified.map(scores)).toEqual(['1 0:0 1:0', '2 1:0 0:0', '3 0:0 1:0']);
});

test('a match that was abandoned while no process ran starts anew, too', async () => {
  await setAlert(2, 'ALL');
  const { goalAlerts } = tipp.service.deps;
  const at = minutesIn(20).toISOString();
  const begun = beginAlert(beforeFirstGoal(at), { now: { goals1: 1, goals2: 0 }, at, version: 1 });
  await goalAlerts.advance(1, (await goalAlerts.of(1, at)).progress, { ...begun, isDone: true }, []);
  await tipp.service.backbone.mongo
    .collection('matches')
    .insertOne({ _id: 1 as never, isRunning: false, goals1: null, goals2: null, version: 2 });
  const restarted = await buildService(tipp.env, { clock: tipp.clock });
  await restarted.goalAlerter.run();
  await restarted.close();
  expect((await goalAlerts.of(1, at)).progress).toMatchObject({
    ...{ number: 1, now: { goals1: 0, goals2: 0 }, isDone: true, version: 2 },
  });
});

test('a goal in the break and one in stoppage time say so in place of the minute', async () => {
  await setAlert(2, 'ALL');
  tipp.clock.set(minutesIn(50));
  await score(0, 0);
  await score(1, 0);
  await until(() => notifiedOf(1).length === 1);
  tipp.clock.set(minutesIn(107));
  await score(1, 1);
  await until(() => notifiedOf(2).length === 1);
  expect(notified.map(({ minute, phase, isStoppageTime }) => ({ minute, phase, isStoppageTime }))).toEqual([
    { minute: 45, phase: 'HALF_TIME', isStoppageTime: false },
    { minute: 90, phase: 'NONE', isStoppageTime: true },
  ]);
});

test('a goal in the extra time of a knock-out match says so, though no operator has said the phase', async () => {
  const { kickoff } = matchById(tipp.service.deps.projection.current().board.tournament, 41)!;
  const inMatch = (minutes: number) => tipp.clock.set(new Date(Date.parse(kickoff) + minutes * 60_000));
  await setAlert(2, 'ALL');
  for (const [minutes, goals1, goals2] of [
    [108, 1, 0],
    [112, 1, 1],
    [135, 2, 1],
    [140, 2, 2],
  ] as const) {
    inMatch(minutes);
    await tipp.enterResult(41, goals1, goals2, true);
    await until(() => notifiedOf(goals1 + goals2).length === 1);
  }
  expect(notified.map(({ now, phase }) => `${now.goals1}:${now.goals2} ${phase}`)).toEqual([
    '1:0 NONE',
    '1:1 NONE',
    '2:1 EXTRA_TIME',
    '2:2 EXTRA_TIME',
  ]);
});

test('the result of a finished match notifies nobody', async () => {
  await setAlert(2, 'ALL');
  tipp.clock.set(minutesIn(120));
  await tipp.enterResult(1, 3, 0);
  await until(() => tipp.service.deps.projection.current().board.states.get(1)?.goals1 === 3);
  await tipp.service.goalAlerter.run();
  expect((await tipp.service.deps.goalAlerts.of(1, '')).progress.number).toBe(0);
});
