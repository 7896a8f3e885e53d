import { createEvent } from '@tippspiel/shared/contracts/events/envelope';
import { player } from '@tippspiel/shared/platform/testing/subgraph';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { buildService, type TippService } from '../src/server.ts';
import { BEFORE, FIRST_KICKOFF, openTipp, registered, until, type TippFixture } from './tipp-fixture.ts';

let tipp: TippFixture;
let second: TippService;

beforeEach(async () => {
  tipp = await openTipp();
  second = await buildService(tipp.env, { clock: tipp.clock });
});
afterEach(async () => {
  await tipp.service.backbone.mongo.dropDatabase();
  await Promise.all([tipp.service.close(), second.close()]);
});

const left = (userId: number, version = 2) =>
  createEvent('user.account.deleted.v1', { userId, version }, { now: BEFORE, requestId: 'test' });
const view = (service: TippService) => service.deps.projection.current();
const rowsOf = (service: TippService) => {
  const { order, ranks, points } = view(service).ranks;
  return [...order].map((at) => ({ id: at + 1, rank: ranks[at], points: points[at] }));
};
const slipOf = (userId: number) => tipp.service.deps.slips.find(userId);
const tell = (event: Parameters<TippService['backbone']['bus']['publish']>[0]) =>
  tipp.service.backbone.bus.publish(event);

const tipped: [userId: number, goals1: number][] = [[2, 5], [3, 1], [4, 2], [5, 1]]; // prettier-ignore

test('a deleted player is in no list of any process, even after a recount; others keep points and duels', async () => {
  await tipp.register(2, 3, 4, 5);
  for (const [userId, goalsTeam1] of tipped)
    await tipp.saveTipp(player(userId), { matchId: 1, goalsTeam1, goalsTeam2: goalsTeam1 === 5 ? 1 : 0 });
  tipp.clock.set(new Date(FIRST_KICKOFF.getTime() + 60_000));
  await tipp.enterResult(1, 5, 1);
  await tipp.evaluate();
  await until(() => view(second).ranks.version > 0);
  expect(rowsOf(tipp.service)[0]).toMatchObject({ id: 2, rank: 1 });
  const duels = (userId: number) => {
    const { points, played } = view(second).ranks.duels;
    return [points[userId - 1], played[userId - 1]];
  };
  const duelsBefore = [3, 4, 5].map(duels);

  await tell(left(2));
  for (const service of [tipp.service, second]) await until(() => rowsOf(service).length === 3);
  const rows = rowsOf(tipp.service);
  expect(rowsOf(second)).toEqual(rows);
  expect(rows.map(({ rank }) => rank)).toEqual([1, 1, 1]);
  expect([3, 4, 5].map(duels)).toEqual(duelsBefore);
  await until(async () => (await slipOf(2)) === null);
  const page = await tipp.ask(player(3), '{ ranking { totalCount items { id fullname ranking } } }');
  expect(page.errors).toBeUndefined();
  expect(page.data).toMatchObject({ ranking: { totalCount: 3 } });
  const tippsOf = await tipp.ask(player(3), '{ userTipps(userId: 2, pageNumber: 1) { currentPageNumber } }');
  expect(tippsOf.errors).toHaveLength(1);

  await tipp.enterResult(1, 1, 0);
  await tipp.evaluate();
  await until(() => view(second).ranks.version === view(tipp.service).ranks.version);
  expect(rowsOf(second)).toEqual(rowsOf(tipp.service));
  expect(rowsOf(second).map(({ id }) => id)).toEqual([3, 5, 4]);
  const third = await buildService(tipp.env, { clock: tipp.clock });
  try {
    expect(rowsOf(third)).toEqual(rowsOf(second));
  } finally {
    await third.close();
  }
});

test('late events restore nobody, and a number is not reused', async () => {
  await tell(left(7, 9));
  await until(async () => (await tipp.service.deps.departures.among([7])).has(7));
  await tell(registered(7));
  await tell(left(7, 9));
  await tipp.register(8);
  const { players } = view(tipp.service);
  expect({ seven: players.has(7), eight: players.has(8), count: players.count() }).toEqual({
    ...{ seven: false, eight: true, count: 1 },
  });
  const reference = '[{ __typename: "User", id: 7 }]';
  const named = await tipp.ask(
    player(8),
    `{ _entities(representations: ${reference}) { ... on User { fullname } } }`,
  );
  expect(named.data).toEqual({ _entities: [{ fullname: 'Mitspieler' }] });
  await until(async () => (await slipOf(8)) !== null);
  expect(await slipOf(7)).toBeNull();
  // A save that a gateway accepted before the hint reached it.
  const saved = await tipp.saveTipp(player(7), { matchId: 1, goalsTeam1: 1, goalsTeam2: 0 });
  expect(saved.errors).toHaveLength(1);
  expect(await slipOf(7)).toBeNull();
  const [stored] = await tipp.service.backbone.mongo
    .collection('players')
    .find({ _id: 7 as never })
    .toArray();
  expect(stored).toMatchObject({ version: 9, isGone: true, firstname: '', lastname: '', city: '' });
});

test('a save while the slip is removed is rejected like one by an unknown player', async () => {
  await tipp.register(2);
  let isOver = false;
  const save = async (): Promise<string[]> => {
    const codes: string[] = [];
    while (!isOver) {
      const { errors } = await tipp.saveTipp(player(2), { matchId: 1, goalsTeam1: 1 });
      codes.push(errors?.[0]?.extensions.code ?? 'saved');
    }
    return codes;
  };
  const saving = Array.from({ length: 8 }, save);
  for (let times = 0; times < 300; times++) await tipp.service.deps.slips.remove(2);
  isOver = true;
  const codes = new Set((await Promise.all(saving)).flat());
  expect([...codes].filter((code) => code !== 'saved' && code !== 'UNAUTHENTICATED')).toEqual([]);
  expect(codes).toContain('UNAUTHENTICATED');
});
