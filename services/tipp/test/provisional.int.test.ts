import { LIVE_HINT, type LiveNews } from '@tippspiel/shared/platform/nats/live';
import { player } from '@tippspiel/shared/platform/testing/subgraph';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createProvisionalCounter } from '../src/jobs/provisional.ts';
import { buildService, type TippService } from '../src/server.ts';
import { FIRST_KICKOFF, openTipp, until, type TippFixture } from './tipp-fixture.ts';

const PROVISIONAL = '{ viewer { ranking points provisional { ranking points } } }';
const LIVE = `query ($id: Int!) {
  runningMatches { id }
  liveMatch(matchId: $id) { match { id } tipp { goalsTeam1 goalsTeam2 points } exactFavorites { id } exactFavoritesCount }
}`;
const players = [2, 3, 4].map((id) => player(id));

let tipp: TippFixture;
let second: TippService | undefined;
let hints: string[];

beforeEach(async () => {
  tipp = await openTipp();
  hints = [];
  tipp.service.backbone.bus.onHint(LIVE_HINT, (data) => hints.push((data as LiveNews).topic));
  await tipp.register(1, 2, 3, 4);
  // Germany – Scotland: exact, goal difference, nothing; and the patriot point.
  for (const [index, goals] of [
    [2, 1],
    [1, 0],
    [0, 1],
  ].entries())
    // prettier-ignore
    await tipp.saveTipp(players[index] ?? null, { matchId: 1, goalsTeam1: goals[0], goalsTeam2: goals[1] });
  tipp.clock.set(new Date(FIRST_KICKOFF.getTime() + 10 * 60_000));
  await tipp.service.freezer.freeze();
});
afterEach(async () => {
  await second?.close();
  second = undefined;
  await tipp.service.close();
});

/** Provisional place and points of each player. */
const provisional = (service = tipp.service) =>
  players.map(({ userId }) => service.deps.provisional.of(service.deps.projection.current(), userId));
const score = (goals1: number, goals2: number, isRunning = true) =>
  tipp.enterResult(1, goals1, goals2, isRunning);

test('a running match has provisional places, until it is evaluated', async () => {
  expect(provisional()).toEqual([null, null, null]);
  await score(2, 1);
  await until(() => provisional()[0] !== null);
  expect(provisional()).toEqual([
    { ranking: 1, points: 6 },
    { ranking: 2, points: 4 },
    { ranking: 3, points: 0 },
  ]);
  await score(2, 2);
  await until(() => provisional()[0]?.points === 0);
  expect(provisional().map((place) => place?.ranking)).toEqual([1, 1, 1]);

  await score(0, 1, false);
  await until(() => provisional()[2]?.points === 6);
  const { data } = await tipp.ask(players[2] ?? null, PROVISIONAL);
  expect(data).toEqual({ viewer: { ranking: 0, points: 0, provisional: { ranking: 1, points: 6 } } });
  await tipp.evaluate();
  await until(() => provisional()[2] === null);
  expect((await tipp.ask(players[2] ?? null, PROVISIONAL)).data).toEqual({
    viewer: { ranking: 1, points: 6, provisional: null },
  });
});

test('while ranks are blocked nobody has a provisional place', async () => {
  const own = async () =>
    ((await tipp.ask(players[0] ?? null, PROVISIONAL)).data?.['viewer'] as { provisional: object | null })
      .provisional;
  const block = (isBlocked: boolean) =>
    tipp.ask(tipp.admin, `mutation { blockRanking(input: { isBlocked: ${isBlocked} }) { __typename } }`);
  await score(2, 1);
  await until(async () => (await own()) !== null);
  await block(true);
  expect(await own()).toBeNull();
  await block(false);
  expect(await own()).toEqual({ ranking: 1, points: 6 });
});

test('a corrected result counts before its evaluation, too', async () => {
  await score(2, 1, false);
  await tipp.evaluate();
  await score(0, 1, true);
  await until(() => provisional()[0] !== null);
  expect(provisional()).toEqual([
    { ranking: 2, points: 0 },
    { ranking: 2, points: 0 },
    { ranking: 1, points: 6 },
  ]);
});

test('a second process counts the same, and both announce it', async () => {
  second = await buildService(tipp.env, { clock: tipp.clock });
  hints.length = 0;
  await score(2, 1);
  await until(() => provisional(second)[0] !== null && provisional()[0] !== null);
  expect(provisional(second)).toEqual(provisional());
  await until(() => hints.filter((topic) => topic === 'places').length === 2);
  expect(new Set(hints)).toEqual(new Set(['matches', 'places']));
});

test('a process that starts during a match soon has the places', async () => {
  await score(2, 1);
  second = await buildService(tipp.env, { clock: tipp.clock });
  await until(() => provisional(second)[0]?.ranking === 1);
});

test('the places of a match that has just locked follow once its tipps are frozen', async () => {
  await tipp.saveTipp(players[0] ?? null, { matchId: 2, goalsTeam1: 1, goalsTeam2: 0 });
  // Hungary – Switzerland kicks off the next day at 13:00.
  tipp.clock.set('2024-06-15T13:00:01Z');
  await tipp.enterResult(2, 1, 0, true);
  expect(provisional()).toEqual([null, null, null]);
  // Meanwhile goals in another match count.
  await score(2, 1);
  await until(() => provisional()[0]?.points === 6);
  tipp.clock.set('2024-06-15T13:00:10Z');
  await until(() => provisional()[0]?.points === 11);
});

test('a failed count is tried again once, however many callers shared it', async () => {
  await score(2, 1);
  await until(() => provisional()[0] !== null);
  const { backbone, deps } = tipp.service;
  const column = async () => null;
  const counter = createProvisionalCounter({ ...deps, ...backbone, column, counted: () => undefined });
  const timers = jest.spyOn(globalThis, 'setTimeout');
  await Promise.all(players.map(() => counter.renew()));
  expect(timers.mock.calls.filter(([, ms]) => ms === 1_000)).toHaveLength(1);
  timers.mockRestore();
  counter.close();
});

test('a running match shows the own tipp and favourites with an exact tipp, an open one nothing', async () => {
  await score(2, 1);
  await until(() => provisional()[0] !== null);
  await tipp.service.deps.favorites.save([{ userId: 3, version: 1, favorites: [2, 4] }]);
  const { data } = await tipp.ask(players[1] ?? null, LIVE, { id: 1 });
  expect(data).toEqual({
    runningMatches: [{ id: 1 }],
    liveMatch: {
      match: { id: 1 },
      tipp: { goalsTeam1: 1, goalsTeam2: 0, points: 4 },
      exactFavorites: [{ id: 2 }],
      exactFavoritesCount: 1,
    },
  });
  for (const id of [5, 0, -1, 1_000]) {
    const open = await tipp.ask(players[1] ?? null, LIVE, { id });
    expect(open.data).toMatchObject({ liveMatch: null });
  }
  expect((await tipp.ask(null, LIVE, { id: 1 })).data).toMatchObject({ liveMatch: null });
});
