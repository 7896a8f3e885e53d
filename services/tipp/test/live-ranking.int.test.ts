import type { Identity } from '@tippspiel/shared/contracts/auth/identity';
import type { EventData, EventType } from '@tippspiel/shared/contracts/events/catalogue';
import { createEvent } from '@tippspiel/shared/contracts/events/envelope';
import { player } from '@tippspiel/shared/platform/testing/subgraph';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { buildService, type TippService } from '../src/server.ts';
import { BEFORE, FIRST_KICKOFF, openTipp, until, type TippFixture } from './tipp-fixture.ts';

const ROW = `user { id } ranking rankingBefore points
  tipps { match { id } goalsTeam1 goalsTeam2 isJoker points } nextGoals { matchId team ranking points }`;
const GROUP = 7;
const members = [3, 4, 6];
const anna = player(2);

type Tipp = { match: { id: number }; goalsTeam1: number | null; goalsTeam2: number | null; points: number };
type Row = {
  user: { id: number };
  ranking: number;
  rankingBefore: number;
  points: number;
  tipps: Tipp[];
  nextGoals: { matchId: number; team: number; ranking: number; points: number }[];
};
type Live = {
  matches: { id: number; goalsTeam1: number | null; minute: number }[];
  rows: Row[];
  own: Row | null;
  ownPageNumber: number;
  highlights: Row[];
};

let tipp: TippFixture;
let second: TippService | undefined;

const tell = <Type extends EventType>(type: Type, data: EventData<Type>) =>
  tipp.service.backbone.bus.publish(
    createEvent(type, data, { now: BEFORE, requestId: 'test' }) as Parameters<
      TippService['backbone']['bus']['publish']
    >[0],
  );

beforeEach(async () => {
  tipp = await openTipp();
  await tipp.register(1, 2, 3, 4, 5, 6, 7, 8);
  // Germany – Scotland 1:0 earns six, three, none; then Hungary – Switzerland. 7 and 8 have tipped nothing.
  const tipps: [userId: number, matchId: number, goals1: number, goals2: number, isJoker?: boolean][] = [
    [2, 1, 1, 0],
    [3, 1, 2, 0],
    [4, 1, 0, 1],
    [5, 1, 1, 0],
    [6, 1, 0, 3],
    [2, 2, 0, 1],
    [3, 2, 1, 1],
    [4, 2, 1, 0, true],
    [6, 2, 2, 0],
  ];
  for (const [userId, matchId, goalsTeam1, goalsTeam2, isJoker] of tipps)
    await tipp.saveTipp(player(userId), { matchId, goalsTeam1, goalsTeam2, isJoker: isJoker ?? false });
  tipp.clock.set(new Date(FIRST_KICKOFF.getTime() + 10 * 60_000));
  await tipp.service.freezer.freeze();
  await tipp.enterResult(1, 1, 0);
  await tipp.evaluate();
});
afterEach(async () => {
  await second?.close();
  second = undefined;
  await tipp.service.close();
});

const askLive = (args: string, who: Identity | null = anna) =>
  tipp.ask(
    who,
    `{ ranking(provisional: true${args}) { totalCount items { id } own { id } blocked visible
       live { matches { id goalsTeam1 minute } rows { ${ROW} } own { ${ROW} } ownPageNumber highlights { ${ROW} } } } }`,
  );

async function live(args = '', who?: Identity): Promise<Live> {
  const { data, errors } = await askLive(args, who);
  expect(errors).toBeUndefined();
  return (data?.['ranking'] as { live: Live }).live;
}

const shortly = ({ user, ranking, rankingBefore, points }: Row): string =>
  `${user.id}: ${ranking} (${rankingBefore}) ${points}`;
const order = async (args = '') => (await live(args)).rows.map(shortly);

/** Starts the second match and waits until its tipps are frozen. */
async function startSecondMatch(goals1 = 0, goals2 = 0): Promise<void> {
  tipp.clock.set('2024-06-15T13:20:00Z');
  await tipp.service.freezer.freeze();
  await tipp.enterResult(2, goals1, goals2, true);
}

test('without a running match the order is the ranking’s, and no tipp is visible', async () => {
  const { matches, rows } = await live();
  expect(matches).toEqual([]);
  expect(rows.map(shortly)).toEqual([
    '2: 1 (1) 6',
    '5: 1 (1) 6',
    '3: 3 (3) 3',
    '4: 4 (4) 0',
    '6: 4 (4) 0',
    '1: 0 (0) 0',
    '7: 0 (0) 0',
    '8: 0 (0) 0',
  ]);
  expect(rows.every(({ tipps, nextGoals }) => !tipps.length && !nextGoals.length)).toBe(true);
});

test('the order follows every goal, also a removed one, with everybody’s tipps', async () => {
  await startSecondMatch(0, 0);
  // A tipp of 1:1 earns the difference.
  expect((await order()).slice(0, 3)).toEqual(['2: 1 (1) 6', '5: 1 (1) 6', '3: 1 (3) 6']);
  await tipp.enterResult(2, 1, 0, true);
  expect((await order()).slice(0, 5)).toEqual([
    '4: 1 (4) 10',
    '2: 2 (1) 6',
    '5: 2 (1) 6',
    '3: 4 (3) 3',
    '6: 5 (4) 2',
  ]);
  const { matches, rows } = await live();
  expect(matches).toEqual([{ id: 2, goalsTeam1: 1, minute: 21 }]);
  expect(rows[0]).toMatchObject({
    tipps: [{ match: { id: 2 }, goalsTeam1: 1, goalsTeam2: 0, isJoker: true, points: 10 }],
    nextGoals: [
      { matchId: 2, team: 1, ranking: 4, points: 4 },
      { matchId: 2, team: 2, ranking: 4, points: 0 },
    ],
  });
  expect(rows[2]?.tipps).toEqual([
    { match: { id: 2 }, goalsTeam1: null, goalsTeam2: null, isJoker: false, points: 0 },
  ]);
  await tipp.enterResult(2, 0, 0, true);
  expect((await order()).slice(0, 3)).toEqual(['2: 1 (1) 6', '5: 1 (1) 6', '3: 1 (3) 6']);
});

test('the predicted effect of the next goal equals its real effect', async () => {
  await startSecondMatch(0, 0);
  const before = (await live()).rows;
  for (const [team, goals1, goals2] of [
    [1, 1, 0],
    [2, 0, 1],
  ] as const) {
    await tipp.enterResult(2, goals1, goals2, true);
    for (const row of (await live()).rows) {
      const told = before
        .find(({ user }) => user.id === row.user.id)
        ?.nextGoals.find((goal) => goal.team === team);
      expect(told).toEqual({ matchId: 2, team, ranking: row.ranking, points: row.points });
    }
  }
});

test('the top three, oneself with both neighbours, and the last are highlighted', async () => {
  await startSecondMatch(1, 0);
  const { highlights, own, ownPageNumber } = await live(', page: { pageSize: 2 }', player(7));
  expect(highlights.map(({ user }) => user.id)).toEqual([4, 2, 5, 6, 1, 7, 8]);
  expect(own).toMatchObject({ user: { id: 7 }, ranking: 0 });
  expect(ownPageNumber).toBe(4);
  expect((await live(', page: { pageNumber: 2, pageSize: 3 }')).rows.map(({ user }) => user.id)).toEqual([
    3, 6, 1,
  ]);
  expect((await live(', page: { search: "müller4" }')).rows.map(shortly)).toEqual(['4: 1 (4) 10']);
});

test('who registers during a match finds the own row at the end at once', async () => {
  await startSecondMatch(1, 0);
  await live();
  await tipp.register(9);
  const { highlights, own, ownPageNumber } = await live('', player(9));
  expect(highlights.map(({ user }) => user.id)).toEqual([4, 2, 5, 6, 9]);
  expect(own).toMatchObject({ user: { id: 9 }, ranking: 0, points: 0, tipps: [{ goalsTeam1: null }] });
  expect(ownPageNumber).toBe(0);
  expect((await live(', onlyFavorites: true', player(9))).highlights).toEqual([]);
});

test('a group has its own places, only for its members', async () => {
  await tell('group.group.saved.v1', { groupId: GROUP, version: 1, name: 'Runde', ownerId: 3 });
  for (const userId of members) await tell('group.member.joined.v1', { groupId: GROUP, userId, version: 1 });
  for (const userId of members) await until(() => tipp.service.deps.rosters.has(GROUP, userId));
  await startSecondMatch(1, 0);
  const { rows, own } = await live(`, groupId: ${GROUP}`, player(3));
  expect(rows.map(shortly)).toEqual(['4: 1 (2) 10', '3: 2 (1) 3', '6: 3 (2) 2']);
  expect(own?.nextGoals).toEqual([
    { matchId: 2, team: 1, ranking: 3, points: 3 },
    { matchId: 2, team: 2, ranking: 1, points: 8 },
  ]);
  for (const [groupId, who] of [
    [GROUP, anna],
    [GROUP, tipp.admin],
    [99, player(3)],
    [-1, player(3)],
  ] as const)
    expect(await askLive(`, groupId: ${groupId}`, who)).toMatchObject({
      errors: [{ extensions: { code: 'NOT_FOUND' } }],
    });
});

test('the own list keeps the overall places', async () => {
  await tipp.service.deps.favorites.save([{ userId: 2, version: 1, favorites: [3, 4] }]);
  await startSecondMatch(1, 0);
  const { rows } = await live(', onlyFavorites: true');
  expect(rows.map(shortly)).toEqual(['4: 1 (4) 10', '3: 4 (3) 3']);
});

test('no tipp is visible before its match’s lock, nor after the kick-off is postponed', async () => {
  tipp.clock.set('2024-06-15T12:59:59Z');
  expect(await live()).toMatchObject({ matches: [], rows: expect.not.arrayContaining([{ tipps: [{}] }]) });
  expect((await live()).rows.flatMap(({ tipps }) => tipps)).toEqual([]);
  await startSecondMatch(1, 0);
  expect((await live()).rows.flatMap(({ tipps }) => tipps)).toHaveLength(8);
  // The time of a postponed kick-off: before it the match is open again.
  tipp.clock.set('2024-06-15T12:59:59Z');
  const { matches, rows } = await live();
  expect({ matches, tipps: rows.flatMap(({ tipps }) => tipps) }).toEqual({ matches: [], tipps: [] });
});

test('a finished match counts until it is evaluated; then the order is the ranking’s', async () => {
  await startSecondMatch(1, 0);
  const running = await order();
  await tipp.enterResult(2, 1, 0);
  expect(await live()).toMatchObject({ matches: [] });
  expect(await order()).toEqual(running);
  await tipp.evaluate();
  const { data } = await tipp.ask(anna, '{ ranking { items { id ranking points } live { ownPageNumber } } }');
  const { items, live: without } = data?.['ranking'] as { items: object[]; live: null };
  expect(without).toBeNull();
  expect((await live()).rows.map(({ user, ranking, points }) => ({ ...user, ranking, points }))).toEqual(
    items,
  );
});

test('a second process soon has the same order after a goal', async () => {
  second = await buildService(tipp.env, { clock: tipp.clock });
  await second.app.ready();
  await startSecondMatch(1, 0);
  const expected = await order();
  const latest = async () => {
    const { standing } = await (second as TippService).deps.provisional.latest();
    return standing && [...(await standing.list()).order].map((each) => each + 1);
  };
  await until(async () => (await latest())?.[0] === 4);
  expect(await latest()).toEqual(expected.map((row) => Number(row.split(':')[0])));
});

test('a deleted player is in no row any more', async () => {
  await startSecondMatch(1, 0);
  await tell('user.account.deleted.v1', { userId: 5, version: 9 });
  await until(async () => (await live()).rows.length === 7);
  expect((await order()).slice(0, 3)).toEqual(['4: 1 (3) 10', '2: 2 (1) 6', '3: 3 (2) 3']);
});

test('visitors and invalid pages are rejected in German', async () => {
  const codeOf = async (args: string, who: Identity | null = anna) =>
    (await askLive(args, who)).errors?.[0]?.extensions?.['code'];
  expect(await codeOf('', null)).toBe('UNAUTHENTICATED');
  expect(await codeOf(', onlyLocked: true')).toBe('FORBIDDEN');
  expect(await codeOf(', page: { pageSize: 101 }')).toBe('BAD_USER_INPUT');
  expect(await codeOf(', page: { pageNumber: 1000000000 }')).toBe('BAD_USER_INPUT');
  const { errors } = await tipp.ask(anna, '{ ranking(groupId: 7) { totalCount } }');
  expect(errors?.[0]).toMatchObject({
    message: 'Die Rangliste einer Gruppe gibt es hier nur mit dem vorläufigen Stand.',
    extensions: { code: 'BAD_USER_INPUT', field: 'groupId' },
  });
});
