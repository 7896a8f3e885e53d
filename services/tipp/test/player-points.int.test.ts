import { player } from '@tippspiel/shared/platform/testing/subgraph';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTipp, type TippFixture } from './tipp-fixture.ts';

const [anna, ben] = [player(2), player(3)];
let tipp: TippFixture;

const WINNER = `mutation ($input: SaveWinnerTippInput!) { saveWinnerTipp(input: $input) { isConflict } }`;
const POINTS = `query ($userId: Int) { playerPoints(userId: $userId) {
  user { id fullname } total blocked
  tipps { match { id goalsTeam1 goalsTeam2 } goalsTeam1 goalsTeam2 points pointsInternal factor patriotBonus }
  winnerTipps { mark team { teamKZ } points }
  bonus { id question points }
} }`;
const pointsOf = (userId?: number, who = anna) => tipp.ask(who, POINTS, { userId });

beforeAll(async () => {
  tipp = await openTipp();
  await tipp.register(1, 2, 3);
  await tipp.saveTipp(anna, { matchId: 1, goalsTeam1: 3, goalsTeam2: 2, isJoker: true });
  await tipp.saveTipp(anna, { matchId: 2, goalsTeam1: 0, goalsTeam2: 1 });
  await tipp.saveTipp(ben, { matchId: 1, goalsTeam1: 1, goalsTeam2: null });
  for (const [mark, teamKZ] of [
    ['LA', 'SCO'],
    ['WA', 'HUN'],
  ])
    expect((await tipp.ask(anna, WINNER, { input: { mark, teamKZ } })).errors).toBeUndefined();
  // Group A is finished, and Scotland is its last.
  tipp.clock.set('2024-06-23T22:00:00Z');
  await tipp.service.freezer.freeze();
  for (const [matchId, goals1, goals2] of [
    [1, 1, 0],
    [2, 1, 3],
    [14, 2, 0],
    [15, 1, 1],
    [25, 1, 1],
    [26, 0, 1],
  ] as const)
    await tipp.enterResult(matchId, goals1, goals2);
  await tipp.evaluate();
});
afterAll(() => tipp.service.close());

test('the parts add up to the total, and each names its source', async () => {
  const decided = await tipp.ask(anna, '{ winnerTipps { mark points } viewer { points } }');
  const worth = (decided.data?.['winnerTipps'] as { mark: string; points: number | null }[]).filter(
    ({ points }) => points,
  );
  expect(worth).toHaveLength(1);
  const { data, errors } = await pointsOf(0);
  expect(errors).toBeUndefined();
  const sum = 7 + 2 + worth.reduce((all, { points }) => all + (points ?? 0), 0);
  expect(data?.['playerPoints']).toEqual({
    user: { id: 2, fullname: 'Zoë Müller2' },
    total: sum,
    blocked: false,
    tipps: [
      {
        ...{ match: { id: 1, goalsTeam1: 1, goalsTeam2: 0 }, goalsTeam1: 3, goalsTeam2: 2 },
        ...{ points: 7, pointsInternal: 3, factor: 2, patriotBonus: 1 },
      },
      {
        ...{ match: { id: 2, goalsTeam1: 1, goalsTeam2: 3 }, goalsTeam1: 0, goalsTeam2: 1 },
        ...{ points: 2, pointsInternal: 2, factor: 1, patriotBonus: 0 },
      },
    ],
    winnerTipps: worth.map(({ mark, points }) => ({ mark, team: { teamKZ: 'SCO' }, points })),
    bonus: [],
  });
  expect(decided.data?.['viewer']).toEqual({ points: sum });
});

test('other players see the same, and incomplete tipps earn nothing', async () => {
  expect((await pointsOf(2, ben)).data).toEqual((await pointsOf(0)).data);
  expect((await pointsOf(3)).data).toMatchObject({ playerPoints: { total: 0, tipps: [], winnerTipps: [] } });
});

test('contains nothing of an open match', async () => {
  await tipp.saveTipp(anna, { matchId: 40, goalsTeam1: 1, goalsTeam2: 0 });
  const { data } = await pointsOf(2, ben);
  const { tipps } = data?.['playerPoints'] as { tipps: { match: { id: number } }[] };
  expect(tipps.map(({ match }) => match.id)).toEqual([1, 2]);
});

test('a correction before its evaluation changes neither the total nor its parts nor their scores', async () => {
  const before = (await pointsOf(2)).data;
  await tipp.enterResult(1, 3, 2);
  expect((await pointsOf(2)).data).toEqual(before);
});

test('visitors and unknown players are rejected, and blocked ranks reveal nothing', async () => {
  const codeOf = async (userId: number, who: typeof anna | null) =>
    (await tipp.ask(who, POINTS, { userId })).errors?.[0]?.extensions?.['code'];
  expect(await codeOf(0, null)).toBe('UNAUTHENTICATED');
  expect(await codeOf(99, anna)).toBe('NOT_FOUND');
  expect(await codeOf(-1, anna)).toBe('NOT_FOUND');
  await tipp.ask(
    tipp.admin,
    'mutation { blockRanking(input: { isBlocked: true }) { evaluation { isRankingBlocked } } }',
  );
  expect((await pointsOf(2)).data).toMatchObject({ playerPoints: { total: 0, tipps: [], blocked: true } });
});
