import type { Identity } from '@tippspiel/shared/contracts/auth/identity';
import { askSubgraph, player, type GraphAnswer } from '@tippspiel/shared/platform/testing/subgraph';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildService } from '../src/server.ts';
import { BEFORE, FIRST_KICKOFF, openTipp, until, type TippFixture } from './tipp-fixture.ts';

const [admin, anna, ben, cleo] = [player(1, { isAdmin: true }), player(2), player(3), player(4)];
const [dora, eve, finn, idle] = [player(5), player(6), player(7), player(8)];
const SECOND_DAY = new Date('2024-06-15T21:30:00Z');
let tipp: TippFixture;

beforeAll(async () => {
  tipp = await openTipp();
  await tipp.register(1, 2, 3, 4, 5, 6, 7, 8);
  tipp.clock.set(BEFORE);
  const tipps: [Identity, number, number, number, boolean][] = [
    [anna, 1, 5, 1, false],
    [ben, 1, 2, 1, true],
    [cleo, 1, 2, 1, false],
    [dora, 1, 5, 1, false],
    [eve, 1, 5, 1, false],
    [finn, 1, 5, 1, false],
    [anna, 2, 0, 1, false],
    [ben, 2, 1, 3, false],
    [cleo, 3, 2, 0, false],
  ];
  for (const [who, matchId, goalsTeam1, goalsTeam2, isJoker] of tipps)
    expect((await tipp.saveTipp(who, { matchId, goalsTeam1, goalsTeam2, isJoker })).errors).toBeUndefined();
});
afterAll(() => tipp.service.close());

const PLACE = 'user { id ranking } ranking points isBest';
const RANKING = `day { number state countedCount matches { id } } totalCount blocked ownPageNumber
  items { ${PLACE} } own { ${PLACE} } best { users { id } totalCount points }`;
type Place = { user: { id: number }; ranking: number; points: number; isBest: boolean };
type Ranking = { items: Place[]; own: Place; totalCount: number } & Record<string, unknown>;

async function ranking(args: string, who: Identity = anna): Promise<Ranking> {
  const answer = await tipp.ask(who, `{ matchDayRanking(${args}) { ${RANKING} } }`);
  expect(answer.errors).toBeUndefined();
  return answer.data?.['matchDayRanking'] as Ranking;
}
async function period(name: string, who: Identity = anna): Promise<Ranking> {
  const query = `{ periodRanking(period: ${name}) { ${RANKING.replace('day {', 'days {')} } }`;
  const answer = await tipp.ask(who, query);
  expect(answer.errors).toBeUndefined();
  return answer.data?.['periodRanking'] as Ranking;
}
/** Player, place, points of the day; a star for the best. */
const rows = ({ items }: Ranking) =>
  items.map(
    ({ user, ranking: place, points, isBest }) => `${user.id} ${place} ${points}${isBest ? '*' : ''}`,
  );
const states = async () => {
  const { data } = await tipp.ask(null, '{ matchDays { number state countedCount matches { id } } }');
  return (data?.['matchDays'] as { state: string; countedCount: number }[])
    .slice(0, 3)
    .map(({ state, countedCount }) => `${state} ${countedCount}`);
};
/** By player number, the points of the last counted match day. */
const lastDayPoints = async () => {
  const { data } = await tipp.ask(anna, '{ ranking { items { id lastDayPoints } } }');
  const { items } = data?.['ranking'] as { items: { id: number; lastDayPoints: number | null }[] };
  return Object.fromEntries(items.map((item) => [item.id, item.lastDayPoints]));
};
/** Matches, then by player exact hits and 'tipp points' of each match; a star for the joker. */
const recent = async (...userIds: number[]) => {
  const query = `query ($userIds: [Int!]!) { recentTipps(userIds: $userIds) { matches { id }
    rows { userId exactCount tipps { match { id } goalsTeam1 goalsTeam2 isJoker points } } } }`;
  type Tipp = { goalsTeam1: number | null; goalsTeam2: number; isJoker: boolean; points: number };
  type Recent = {
    matches: { id: number }[];
    rows: { userId: number; exactCount: number; tipps: Tipp[] }[];
  };
  const { data, errors } = await tipp.ask(anna, query, { userIds });
  expect(errors).toBeUndefined();
  const { matches, rows: found } = data?.['recentTipps'] as Recent;
  const said = ({ goalsTeam1, goalsTeam2, isJoker, points }: Tipp) =>
    goalsTeam1 === null ? '-' : `${goalsTeam1}:${goalsTeam2}${isJoker ? '*' : ''} ${points}`;
  return [
    matches.map(({ id }) => id).join(' '),
    ...found.map(
      ({ userId, exactCount, tipps }) => `${userId} (${exactCount}): ${tipps.map(said).join(', ')}`,
    ),
  ];
};
const refusal = ({ errors }: GraphAnswer) => `${errors?.[0]?.extensions.code} ${errors?.[0]?.message}`;

test('one millisecond before the first lock every day is open, and nobody is listed', async () => {
  tipp.clock.set(new Date(FIRST_KICKOFF.getTime() - 1));
  expect(await states()).toEqual(['OPEN 0', 'OPEN 0', 'OPEN 0']);
  expect(await ranking('day: 1')).toMatchObject({
    day: { number: 1, state: 'OPEN', matches: [{ id: 1 }] },
    items: [],
    totalCount: 0,
    best: null,
    own: { user: { id: 2 }, ranking: 0, points: 0, isBest: false },
    ownPageNumber: 0,
  });
  expect((await lastDayPoints())[2]).toBeNull();
  expect(await recent(2)).toEqual(['', '2 (0): ']);
});

test('between the lock and the evaluation the day is running, and still nobody is listed', async () => {
  tipp.clock.set(new Date(FIRST_KICKOFF.getTime() + 30_000));
  await tipp.service.freezer.freeze();
  await tipp.enterResult(1, 5, 1, true);
  expect((await states())[0]).toBe('RUNNING 0');
  expect(await ranking('day: 1')).toMatchObject({ items: [], best: null });
});

describe('after the first day', () => {
  beforeAll(async () => {
    await tipp.enterResult(1, 5, 1);
    await tipp.evaluate();
  });

  test('players are ranked by the points of the day, equal points share a place, and the best are named', async () => {
    expect(await states()).toEqual(['DECIDED 1', 'OPEN 0', 'OPEN 0']);
    const day = await ranking('day: 1', ben);
    expect(rows(day)).toEqual(['2 1 6*', '5 1 6*', '6 1 6*', '7 1 6*', '3 5 5', '4 6 3']);
    expect(day).toMatchObject({
      totalCount: 6,
      best: { users: [{ id: 2 }, { id: 5 }, { id: 6 }], totalCount: 4, points: 6 },
      own: { user: { id: 3, ranking: 5 }, ranking: 5, points: 5, isBest: false },
      ownPageNumber: 1,
      blocked: false,
    });
    expect((await ranking('day: 1', idle)).own).toMatchObject({ ranking: 0, points: 0, isBest: false });
  });

  test('it is the last day, also for players without a tipp, and its match is the latest', async () => {
    expect(await lastDayPoints()).toEqual({ 1: 0, 2: 6, 3: 5, 4: 3, 5: 6, 6: 6, 7: 6, 8: 0 });
    expect(await recent(3, 99, 2, 8)).toEqual(['1', '3 (0): 2:1* 5', '2 (1): 5:1 6', '8 (0): -']);
    const many = Array.from({ length: 101 }, (_none, index) => index);
    const { errors } = await tipp.ask(anna, `{ recentTipps(userIds: [${many}]) { rows { userId } } }`);
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(refusal(await tipp.ask(null, '{ recentTipps(userIds: [2]) { rows { userId } } }'))).toContain(
      'UNAUTHENTICATED',
    );
  });

  test('supports a page, a name, and the page of one’s own place', async () => {
    const second = await ranking('day: 1, page: { pageNumber: 2, pageSize: 4 }', cleo);
    expect(rows(second)).toEqual(['3 5 5', '4 6 3']);
    expect(second).toMatchObject({ totalCount: 6, ownPageNumber: 2, best: { totalCount: 4 } });
    expect(rows(await ranking('day: 1, page: { search: "müller4" }'))).toEqual(['4 6 3']);
    expect(rows(await ranking('day: 1, page: { search: "müller8" }'))).toEqual([]);
    expect(await ranking('day: 1, page: { pageNumber: 1000000 }')).toMatchObject({
      items: [],
      totalCount: 6,
    });
    expect(rows(await ranking('day: 1, onlyLocked: true', admin))).toEqual([]);
  });

  test('the own list has its players with their overall places, and its own best', async () => {
    await tipp.service.deps.favorites.save([{ userId: 3, version: 1, favorites: [4, 8] }]);
    const list = await ranking('day: 1, onlyFavorites: true', ben);
    expect(rows(list)).toEqual(['4 6 3*']);
    expect(list).toMatchObject({ totalCount: 1, best: { users: [{ id: 4 }], totalCount: 1, points: 3 } });
    expect(await ranking('day: 1, onlyFavorites: true', idle)).toMatchObject({ items: [], best: null });
  });

  test('a player who registers afterwards is in no list, and can read it', async () => {
    await tipp.register(9);
    const day = await ranking('day: 1', player(9));
    expect(day.totalCount).toBe(6);
    expect(day.own).toMatchObject({ user: { id: 9 }, ranking: 0, points: 0 });
  });
});

describe('on the second day', () => {
  beforeAll(async () => {
    tipp.clock.set(SECOND_DAY);
    await tipp.enterResult(2, 1, 3);
    await tipp.enterResult(3, 2, 0, true);
    await tipp.evaluate();
  });

  test('only matches with a result count, and the first day does not change', async () => {
    expect(await states()).toEqual(['DECIDED 1', 'RUNNING 1', 'OPEN 0']);
    expect(rows(await ranking('day: 2'))).toEqual(['3 1 5*', '2 2 2']);
    expect(rows(await ranking('day: 1'))).toHaveLength(6);
    expect(await lastDayPoints()).toMatchObject({ 2: 2, 3: 5, 4: 0 });
    expect(await recent(2, 3)).toEqual(['1 2', '2 (1): 5:1 6, 0:1 2', '3 (1): 2:1* 5, 1:3 5']);
    // The day is still running, so nobody has won it.
    const { data } = await tipp.ask(anna, '{ playerStatistic(userId: 3) { daysWon streak } }');
    expect(data).toEqual({ playerStatistic: { daysWon: [], streak: 2 } });
    expect(await ranking('day: 3')).toMatchObject({ day: { state: 'OPEN' }, items: [], best: null });
  });

  test('a counted result that is taken back is shown beside its points until the next evaluation', async () => {
    const recent = async () => {
      const { data } = await tipp.ask(
        anna,
        '{ recentTipps(userIds: []) { scores { goalsTeam1 goalsTeam2 } matches { goalsTeam1 } } }',
      );
      return data?.['recentTipps'];
    };
    const counted = [
      { goalsTeam1: 5, goalsTeam2: 1 },
      { goalsTeam1: 1, goalsTeam2: 3 },
    ];
    await tipp.saveMatch({ matchId: 2, goalsTeam1: null, goalsTeam2: null });
    // The match itself has its present score: pages keep one score for each match.
    const matches = [{ goalsTeam1: 5 }, { goalsTeam1: null }];
    expect(await recent()).toEqual({ scores: counted, matches });
    await tipp.enterResult(2, 1, 3);
  });

  test('ties are ordered by more exact tipps, then by registration', async () => {
    await tipp.enterResult(3, 2, 0);
    await tipp.enterResult(4, 2, 1);
    await tipp.evaluate();
    expect((await states())[1]).toBe('DECIDED 3');
    expect(rows(await ranking('day: 2'))).toEqual(['3 1 5*', '4 1 5*', '2 3 2']);
  });

  test('the form table adds up the last days; the second half has not begun', async () => {
    const form = await period('FORM');
    expect(rows(form)).toEqual(['3 1 10*', '2 2 8', '4 2 8', '5 4 6', '6 4 6', '7 4 6']);
    expect(form).toMatchObject({ days: [{ number: 1 }, { number: 2 }], totalCount: 6 });
    expect(await period('SECOND_HALF')).toMatchObject({ items: [], totalCount: 0, best: null });
    const { data } = await tipp.ask(anna, '{ playerStatistic(userId: 3) { daysWon streak } }');
    expect(data).toEqual({ playerStatistic: { daysWon: [2], streak: 0 } });
  });

  test('a corrected result changes its day, in another process too', async () => {
    await tipp.enterResult(2, 2, 2);
    await tipp.evaluate();
    const corrected = ['4 1 5*', '2 2 0', '3 2 0'];
    expect(rows(await ranking('day: 2'))).toEqual(corrected);
    const second = await buildService(tipp.env, { clock: tipp.clock });
    try {
      const { data } = await askSubgraph(second.app, anna, `{ matchDayRanking(day: 2) { ${RANKING} } }`);
      expect(rows(data?.['matchDayRanking'] as Ranking)).toEqual(corrected);
    } finally {
      await second.close();
    }
  });

  test('a day without points has no best', async () => {
    await tipp.enterResult(3, 0, 3);
    await tipp.evaluate();
    const day = await ranking('day: 2');
    expect(rows(day)).toEqual(['2 1 0', '3 1 0', '4 1 0']);
    expect(day.best).toBeNull();
  });
});

test('concurrent requests for all days return the right ones', async () => {
  const query = [1, 2, 3, 4, 5, 6]
    .map((day) => `d${day}: matchDayRanking(day: ${day}) { totalCount }`)
    .join(' ');
  const { data } = await tipp.ask(anna, `{ ${query} }`);
  expect(Object.values(data ?? {})).toMatchObject([6, 3, 0, 0, 0, 0].map((totalCount) => ({ totalCount })));
});

test('while operators block the ranks nobody is listed', async () => {
  const block = (isBlocked: boolean) =>
    tipp.ask(admin, `mutation { blockRanking(input: { isBlocked: ${isBlocked} }) { evaluation { isDue } } }`);
  await block(true);
  for (const list of ['', ', onlyFavorites: true'])
    expect(await ranking(`day: 1${list}`)).toMatchObject({
      blocked: true,
      items: [],
      totalCount: 0,
      own: null,
      ownPageNumber: 0,
      best: null,
    });
  expect(await recent(2)).toEqual(['']);
  await block(false);
  await until(async () => rows(await ranking('day: 1')).length === 6);
});

describe('is refused', () => {
  test.each([
    ['day 0', 'day: 0', 'NOT_FOUND Diesen Spieltag gibt es nicht.'],
    ['day -1', 'day: -1', 'NOT_FOUND Diesen Spieltag gibt es nicht.'],
    ['day 99', 'day: 99', 'NOT_FOUND Diesen Spieltag gibt es nicht.'],
    ['page 0', 'day: 1, page: { pageNumber: 0 }', 'BAD_USER_INPUT Diese Seite gibt es nicht.'],
    ['page 10^9', 'day: 1, page: { pageNumber: 1000000000 }', 'BAD_USER_INPUT Diese Seite gibt es nicht.'],
    ['a page of 10^9', 'day: 1, page: { pageSize: 1000000000 }', 'BAD_USER_INPUT Eine Seite hat 1 bis 100 Einträge.'],
    ['a search of 10,000 letters', `day: 1, page: { search: "${'ä'.repeat(10_000)}" }`, 'BAD_USER_INPUT Der Suchbegriff darf höchstens 100 Zeichen haben.'],
  ])('%s', async (_what, args, message) => {
    expect(refusal(await tipp.ask(anna, `{ matchDayRanking(${args}) { totalCount } }`))).toBe(message);
  }); // prettier-ignore

  test('a visitor, and a player who asks for locked players', async () => {
    const ask = async (who: Identity | null, args: string) =>
      refusal(await tipp.ask(who, `{ matchDayRanking(${args}) { totalCount } }`));
    expect(await ask(null, 'day: 1')).toContain('UNAUTHENTICATED');
    expect(await ask(null, 'day: 99')).toContain('UNAUTHENTICATED');
    expect(await ask(anna, 'day: 1, onlyLocked: true')).toContain('FORBIDDEN');
  });
});
