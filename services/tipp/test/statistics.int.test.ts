import { player, type GraphAnswer } from '@tippspiel/shared/platform/testing/subgraph';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BEFORE, FIRST_KICKOFF, openTipp, type TippFixture } from './tipp-fixture.ts';

const [admin, anna, ben, cleo] = [player(1, { isAdmin: true }), player(2), player(3), player(4)];
const SECOND_DAY = new Date('2024-06-15T21:30:00Z');
let tipp: TippFixture;

beforeAll(async () => {
  tipp = await openTipp();
  await tipp.register(1, 2, 3, 4);
  tipp.clock.set(BEFORE);
  const tipps: [typeof anna, number, number, number, boolean][] = [
    [anna, 1, 5, 1, false],
    [ben, 1, 2, 1, true],
    [cleo, 1, 2, 1, false],
    [anna, 2, 0, 1, false],
    [ben, 2, 1, 3, false],
  ];
  for (const [who, matchId, goalsTeam1, goalsTeam2, isJoker] of tipps)
    expect((await tipp.saveTipp(who, { matchId, goalsTeam1, goalsTeam2, isJoker })).errors).toBeUndefined();
  for (const [who, mark, teamKZ] of [
    [anna, 'P1', 'ESP'],
    [ben, 'P1', 'ESP'],
    [cleo, 'P1', 'GER'],
    [anna, 'WB', 'ITA'],
  ] as const)
    expect((await tipp.ask(who, SAVE_WINNER, { input: { mark, teamKZ } })).errors).toBeUndefined();
});
afterAll(() => tipp.service.close());

const SAVE_WINNER =
  'mutation ($input: SaveWinnerTippInput!) { saveWinnerTipp(input: $input) { winnerTipp { id } } }';
const FIELDS =
  'isVisible playerCount tippCount jokerCount randomCount tipps { key value } hits { pointsInternal value } own { goalsTeam1 goalsTeam2 points }';
const LIST = 'totalCount visible items { user { id } tipp { goalsTeam1 goalsTeam2 isJoker points } }';
const ALL = `{
  matchStatistic(matchId: 1) { match { id } ${FIELDS} }
  hits: matchStatisticPlayers(matchId: 1, filterOption: 2) { ${LIST} }
  tipps: tippStatisticPlayers(matchId: 1, tippValue: "2:1") { ${LIST} }
  winners: winnerStatistic(kind: "P1") { mark isVisible playerCount tippCount teams { team { teamKZ } value } own { teamKZ } }
  groups: winnerStatistic(kind: "G") { mark isVisible tippCount teams { value } own { teamKZ } }
  chosen: winnerStatisticPlayers(kind: "P1", teamKZ: "ESP") { ${LIST} }
  playerStatistic { days { number ranking points dayPoints rankedCount } hits { pointsInternal value } allHits { value } }
}`;

const data = async (who = anna, query = ALL) => {
  const answer = await tipp.ask(who, query);
  expect(answer.errors).toBeUndefined();
  return answer.data as Record<string, unknown>;
};
const refusal = ({ errors }: GraphAnswer) => `${errors?.[0]?.extensions.code} ${errors?.[0]?.message}`;

test('one millisecond before the lock everything is hidden: counts, names, even whether anybody tipped', async () => {
  tipp.clock.set(new Date(FIRST_KICKOFF.getTime() - 1));
  const list = { totalCount: 0, visible: false, items: [] };
  const nothing = { isVisible: false, playerCount: 0, tippCount: 0 };
  expect(await data()).toMatchObject({
    matchStatistic: {
      ...nothing,
      match: { id: 1 },
      jokerCount: 0,
      randomCount: 0,
      tipps: [],
      hits: [],
      own: null,
    },
    hits: list,
    tipps: list,
    winners: [{ ...nothing, mark: 'P1', teams: [], own: null }],
    groups: ['WA', 'WB', 'WC', 'WD', 'WE', 'WF'].map((mark) => ({
      mark,
      isVisible: false,
      teams: [],
      own: null,
    })),
    chosen: list,
    playerStatistic: { days: [], hits: [], allHits: [] },
  });
});

describe('from the lock on', () => {
  beforeAll(async () => {
    tipp.clock.set(new Date(FIRST_KICKOFF.getTime() + 30_000));
    await tipp.service.freezer.freeze();
  });

  test('the first match is visible, the second is not', async () => {
    const { matchStatistic, tipps, hits, chosen, winners, groups } = await data();
    expect(matchStatistic).toMatchObject({
      isVisible: true,
      playerCount: 4,
      tippCount: 3,
      jokerCount: 1,
      randomCount: 0,
      tipps: [
        { key: '2:1', value: 2 },
        { key: '5:1', value: 1 },
      ],
      hits: [],
      own: { goalsTeam1: 5, goalsTeam2: 1, points: null },
    });
    const trends =
      '{ one: match(id: 1) { trend { team1 draw team2 } } two: match(id: 2) { trend { draw } } }';
    expect((await tipp.ask(anna, trends)).data).toEqual({
      one: { trend: { team1: 3, draw: 0, team2: 0 } },
      two: { trend: null },
    });
    expect((await tipp.ask(null, trends)).data).toEqual({ one: { trend: null }, two: { trend: null } });
    expect(tipps).toMatchObject({
      visible: true,
      totalCount: 2,
      items: [{ user: { id: 3 } }, { user: { id: 4 } }],
    });
    expect(hits).toMatchObject({ visible: true, totalCount: 0 });
    expect(chosen).toMatchObject({
      totalCount: 2,
      items: [{ user: { id: 2 }, tipp: null }, { user: { id: 3 } }],
    });
    expect(winners).toMatchObject([
      { isVisible: true, playerCount: 4, tippCount: 3, own: { teamKZ: 'ESP' } },
    ]);
    expect((winners as { teams: unknown[] }[])[0]?.teams.slice(0, 2)).toEqual([
      { team: { teamKZ: 'ESP' }, value: 2 },
      { team: { teamKZ: 'GER' }, value: 1 },
    ]);
    // Group A locked with the first match, the others did not.
    expect((groups as { isVisible: boolean }[]).map(({ isVisible }) => isVisible)).toEqual([
      true, false, false, false, false, false,
    ]); // prettier-ignore
    const second = `{ matchStatistic(matchId: 2) { ${FIELDS} } tippStatisticPlayers(matchId: 2, tippValue: "0:1") { ${LIST} } }`;
    expect(await data(anna, second)).toMatchObject({
      matchStatistic: { isVisible: false, tippCount: 0, tipps: [], own: null },
      tippStatisticPlayers: { visible: false, items: [] },
    });
  });

  test('filters select the counts, a page and a name limit the list', async () => {
    const query = `{
      matchStatistic(matchId: 1, onlyJoker: true) { tippCount tipps { key value } }
      random: matchStatistic(matchId: 1, onlyRandom: true) { tipps { key } }
      joker: tippStatisticPlayers(matchId: 1, tippValue: "2:1", onlyJoker: true) { ${LIST} }
      second: tippStatisticPlayers(matchId: 1, tippValue: "2:1", page: { pageNumber: 2, pageSize: 1 }) { ${LIST} }
      named: tippStatisticPlayers(matchId: 1, tippValue: "2:1", page: { search: "müller4" }) { ${LIST} }
      favorites: tippStatisticPlayers(matchId: 1, tippValue: "2:1", onlyFavorites: true) { ${LIST} }
    }`;
    expect(await data(anna, query)).toMatchObject({
      matchStatistic: { tippCount: 3, tipps: [{ key: '2:1', value: 1 }] },
      random: { tipps: [] },
      joker: { totalCount: 1, items: [{ user: { id: 3 }, tipp: { isJoker: true } }] },
      second: { totalCount: 2, items: [{ user: { id: 4 } }] },
      named: { totalCount: 1, items: [{ user: { id: 4 } }] },
      favorites: { visible: true, totalCount: 0, items: [] },
    });
  });

  test('hits follow the result, also a corrected one', async () => {
    const hits = `{
      matchStatistic(matchId: 1) { hits { pointsInternal value } own { points } }
      exact: matchStatisticPlayers(matchId: 1) { ${LIST} }
      wrong: matchStatisticPlayers(matchId: 1, filterOption: 0) { ${LIST} }
    }`;
    await tipp.enterResult(1, 2, 1);
    expect(await data(anna, hits)).toMatchObject({
      matchStatistic: {
        hits: [{ pointsInternal: 5, value: 2 }, { value: 0 }, { pointsInternal: 2, value: 1 }, { value: 0 }],
      },
      exact: { totalCount: 2 },
      wrong: { totalCount: 0 },
    });
    await tipp.enterResult(1, 5, 1);
    expect(await data(anna, hits)).toMatchObject({
      matchStatistic: { hits: [{ value: 1 }, { value: 0 }, { value: 2 }, { value: 0 }] },
      exact: { totalCount: 1, items: [{ user: { id: 2 }, tipp: { goalsTeam1: 5, points: 6 } }] },
    });
  });

  test('a player’s last day in the history equals the place in the ranking', async () => {
    tipp.clock.set(SECOND_DAY);
    await tipp.enterResult(2, 1, 3);
    await tipp.evaluate();
    const way = `{ playerStatistic { days { number ranking points dayPoints rankedCount } hits { pointsInternal value }
      allHits { value } } ranking { own { ranking points } } }`;
    expect(await data(ben, way)).toEqual({
      playerStatistic: {
        days: [
          { number: 1, ranking: 2, points: 5, dayPoints: 5, rankedCount: 3 },
          { number: 2, ranking: 1, points: 10, dayPoints: 5, rankedCount: 3 },
        ],
        hits: [
          { pointsInternal: 5, value: 1 },
          { pointsInternal: 3, value: 0 },
          { pointsInternal: 2, value: 1 },
          { pointsInternal: 0, value: 0 },
        ],
        allHits: [{ value: 2 }, { value: 0 }, { value: 3 }, { value: 0 }],
      },
      ranking: { own: { ranking: 1, points: 10 } },
    });
    // A corrected result moves the days behind it too.
    await tipp.enterResult(1, 0, 0);
    await tipp.evaluate();
    expect(await data(ben, way)).toMatchObject({
      playerStatistic: {
        days: [
          { ranking: 1, points: 0, dayPoints: 0 },
          { ranking: 1, points: 5 },
        ],
      },
      ranking: { own: { ranking: 1, points: 5 } },
    });
  });

  test('every player may see another’s history, which is hidden while ranks are blocked', async () => {
    const way = `{ playerStatistic(userId: ${ben.userId}) { days { ranking } blocked } }`;
    const block = (isBlocked: boolean) =>
      data(admin, `mutation { blockRanking(input: { isBlocked: ${isBlocked} }) { evaluation { isDue } } }`);
    expect(await data(anna, way)).toEqual({
      playerStatistic: { days: [{ ranking: 1 }, { ranking: 1 }], blocked: false },
    });
    await block(true);
    expect(await data(anna, way)).toEqual({ playerStatistic: { days: [], blocked: true } });
    await block(false);
    expect(await data(anna, way)).toMatchObject({ playerStatistic: { days: [{}, {}], blocked: false } });
  });

  test('the latest match is selected without a number', async () => {
    expect(await data(anna, '{ matchStatistic { match { id } isVisible } }')).toMatchObject({
      matchStatistic: { match: { id: 4 }, isVisible: true },
    });
  });
});

describe('is refused', () => {
  test.each([
    ['an unknown match', 'matchStatistic(matchId: 999) { tippCount }', 'NOT_FOUND Dieses Spiel gibt es nicht.'],
    ['an unknown filter', 'matchStatisticPlayers(matchId: 1, filterOption: 4) { totalCount }', 'BAD_USER_INPUT Diesen Filter gibt es nicht.'],
    ['a tipp of 16 goals', 'tippStatisticPlayers(matchId: 1, tippValue: "16:0") { totalCount }', 'BAD_USER_INPUT Einen Tipp schreibst Du so: 2:1, mit 0 bis 15 Toren.'],
    ['a tipp of letters', 'tippStatisticPlayers(matchId: 1, tippValue: "__proto__") { totalCount }', 'BAD_USER_INPUT Einen Tipp schreibst Du so: 2:1, mit 0 bis 15 Toren.'],
    ['an unknown kind', 'winnerStatistic(kind: "P3") { mark }', 'BAD_USER_INPUT Diese Art von Sieger-Tipp gibt es nicht.'],
    ['an unknown team', 'winnerStatisticPlayers(teamKZ: "BRA") { totalCount }', 'BAD_USER_INPUT Diese Mannschaft gibt es nicht.'],
    ['a page of a billion', 'winnerStatisticPlayers(teamKZ: "GER", page: { pageSize: 1000000000 }) { totalCount }', 'BAD_USER_INPUT Eine Seite hat 1 bis 100 Einträge.'],
    ['an unknown player', 'playerStatistic(userId: 999) { days { number } }', 'NOT_FOUND Diesen Spieler gibt es nicht.'],
  ])('%s', async (_what, query, message) => {
    expect(refusal(await tipp.ask(admin, `{ ${query} }`))).toBe(message);
  }); // prettier-ignore

  test.each(['matchStatistic', 'winnerStatistic', 'playerStatistic'])('%s for a visitor', async (field) => {
    expect(refusal(await tipp.ask(null, `{ ${field} { __typename } }`))).toContain('UNAUTHENTICATED');
  });
});
