import type { Identity } from '@tippspiel/shared/contracts/auth/identity';
import { player, type GraphAnswer } from '@tippspiel/shared/platform/testing/subgraph';
import { until } from '@tippspiel/shared/platform/testing/until';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { BEFORE, FIRST_KICKOFF, openTipp, type TippFixture } from './tipp-fixture.ts';

const GROUP_B_KICKOFF = new Date('2024-06-15T16:00:00Z');
let tipp: TippFixture;
beforeAll(async () => {
  tipp = await openTipp();
  await tipp.register(1, 2, 3);
});
beforeEach(() => tipp.clock.set(BEFORE));
afterAll(() => tipp.service.close());

/** Winner and last of each group. */
const groups: Record<string, [string, string]> = {
  A: ['GER', 'SCO'],
  B: ['ESP', 'ALB'],
  C: ['ENG', 'SRB'],
  D: ['FRA', 'POL'],
  E: ['BEL', 'UKR'],
  F: ['POR', 'GEO'],
};
const [anna, ben] = [player(2), player(3)];
const after = (date: Date, ms: number) => new Date(date.getTime() + ms);
const save = (who: Identity | null, mark: string, teamKZ: string | null): Promise<GraphAnswer> =>
  tipp.ask(
    who,
    `mutation ($input: SaveWinnerTippInput!) {
      saveWinnerTipp(input: $input) { winnerTipp { id mark team { teamKZ } isEnabled } viewer { winnerTippsAreComplete } }
    }`,
    { input: { mark, teamKZ } },
  );
type Row = {
  mark: string;
  team: { teamKZ: string } | null;
  isVisible: boolean;
  isEnabled: boolean;
  points: number | null;
};
async function sheet(who: Identity, userId = 0): Promise<Record<string, Row>> {
  const answer = await tipp.ask(
    who,
    `query ($userId: Int) { winnerTipps(userId: $userId) {
      mark team { teamKZ } isVisible isEnabled isLocked points maxPoints } }`,
    { userId },
  );
  expect(answer.errors).toBeUndefined();
  return Object.fromEntries((answer.data?.['winnerTipps'] as Row[]).map((row) => [row.mark, row]));
}
const refusal = ({ errors }: GraphAnswer) => {
  const error = errors?.[0];
  return `${error?.extensions.code} ${error?.message}`;
};
const teamAt = async (who: Identity, mark: string) => (await sheet(who))[mark]?.team?.teamKZ ?? null;

test('a winner tipp is stored, changed and removed', async () => {
  expect((await save(anna, 'P1', 'GER')).data).toEqual({
    saveWinnerTipp: {
      winnerTipp: { id: '2-P1', mark: 'P1', team: { teamKZ: 'GER' }, isEnabled: true },
      viewer: { winnerTippsAreComplete: false },
    },
  });
  await save(anna, 'P1', 'ESP');
  expect(await teamAt(anna, 'P1')).toBe('ESP');
  expect(await teamAt(ben, 'P1')).toBeNull();
  await save(anna, 'P1', '');
  expect(await teamAt(anna, 'P1')).toBeNull();
});

test('they are complete once every mark has a team', async () => {
  const isComplete = (answer: GraphAnswer) =>
    (answer.data?.['saveWinnerTipp'] as { viewer: { winnerTippsAreComplete: boolean } }).viewer
      .winnerTippsAreComplete;
  await save(ben, 'P1', 'GER');
  for (const [letter, [winner, last]] of Object.entries(groups)) {
    await save(ben, `W${letter}`, winner);
    expect(isComplete(await save(ben, `L${letter}`, last))).toBe(false);
  }
  expect(isComplete(await save(ben, 'P2', 'ESP'))).toBe(true);
});

describe('teams that swap places', () => {
  const swap = (mark: string, teamKZ: string | null, others: object[]) =>
    tipp.ask(
      anna,
      `mutation ($input: SaveWinnerTippInput!) {
        saveWinnerTipp(input: $input) { winnerTipp { mark team { teamKZ } } others { mark team { teamKZ } } } }`,
      { input: { mark, teamKZ, others } },
    );
  const places = async () => [await teamAt(anna, 'P1'), await teamAt(anna, 'P2')];
  const clear = async () => {
    tipp.clock.set(BEFORE);
    for (const mark of ['P1', 'P2', 'WA', 'LA']) await save(anna, mark, null);
  };
  afterAll(clear);
  beforeEach(async () => {
    await clear();
    await save(anna, 'P1', 'GER');
    await save(anna, 'P2', 'ESP');
  });

  test('are stored together', async () => {
    expect((await swap('P1', 'ESP', [{ mark: 'P2', teamKZ: 'GER' }])).data?.['saveWinnerTipp']).toEqual({
      winnerTipp: { mark: 'P1', team: { teamKZ: 'ESP' } },
      others: [{ mark: 'P2', team: { teamKZ: 'GER' } }],
    });
    expect((await swap('P1', null, [{ mark: 'P2', teamKZ: 'ESP' }])).errors).toBeUndefined();
    expect(await places()).toEqual([null, 'ESP']);
  });

  test('are not lost at the lock', async () => {
    tipp.clock.set(FIRST_KICKOFF);
    expect(refusal(await swap('P1', 'ESP', [{ mark: 'P2', teamKZ: 'GER' }]))).toContain('LOCKED');
    expect(await places()).toEqual(['GER', 'ESP']);
  });

  test('are all rejected if one is', async () => {
    await save(anna, 'WA', 'GER');
    await save(anna, 'LA', 'SCO');
    const refused = async (mark: string, teamKZ: string, other: object) => {
      const { errors } = await swap(mark, teamKZ, [other]);
      return [errors?.[0]?.extensions.code, errors?.[0]?.extensions.field];
    };
    expect(await refused('P1', 'ESP', { mark: 'P2', teamKZ: 'ESP' })).toEqual(['CONFLICT', 'P2']);
    expect(await refused('P1', 'ESP', { mark: 'WA', teamKZ: 'GER' })).toEqual(['BAD_USER_INPUT', 'others']);
    expect(await refused('P1', 'ESP', { mark: 'P1', teamKZ: 'GER' })).toEqual(['BAD_USER_INPUT', 'others']);
    expect(await refused('WA', 'SCO', { mark: 'LA', teamKZ: 'ESP' })).toEqual(['BAD_USER_INPUT', 'teamKZ']);
    expect(await places()).toEqual(['GER', 'ESP']);
    expect([await teamAt(anna, 'WA'), await teamAt(anna, 'LA')]).toEqual(['GER', 'SCO']);
  });
});

describe('is refused and changes nothing', () => {
  test.each([
    ['an unknown mark', 'P3', 'GER', 'NOT_FOUND Diesen Sieger-Tipp gibt es nicht.'],
    ['a mark of letters', '__proto__', 'GER', 'NOT_FOUND Diesen Sieger-Tipp gibt es nicht.'],
    ['an unknown team', 'P1', 'BRA', 'BAD_USER_INPUT Diese Mannschaft gibt es nicht.'],
    ['a team of another group', 'WB', 'GER', 'BAD_USER_INPUT Diese Mannschaft spielt nicht in Gruppe B.'],
  ])('%s', async (_what, mark, team, message) => {
    const before = await sheet(anna);
    expect(refusal(await save(anna, mark, team))).toBe(message);
    expect(await sheet(anna)).toEqual(before);
  });

  test('the same team twice on the podium, or at both ends of its group', async () => {
    await save(anna, 'P1', 'FRA');
    expect(refusal(await save(anna, 'P2', 'FRA'))).toBe(
      'CONFLICT Diese Mannschaft hast Du schon auf einem anderen Platz getippt.',
    );
    await save(anna, 'WD', 'FRA');
    expect(refusal(await save(anna, 'LD', 'FRA'))).toBe(
      'CONFLICT Eine Mannschaft kann nicht Sieger und Letzter ihrer Gruppe zugleich sein.',
    );
    expect([await teamAt(anna, 'P2'), await teamAt(anna, 'LD')]).toEqual([null, null]);
  });

  test('a visitor, and a locked player', async () => {
    expect(refusal(await save(null, 'P1', 'GER'))).toContain('UNAUTHENTICATED');
    expect(refusal(await save(player(2, { isLocked: true }), 'P1', 'GER'))).toContain('FORBIDDEN');
  });

  test('two concurrent requests cannot put one team on two places', async () => {
    for (let round = 0; round < 10; round++) {
      await save(anna, 'P1', null);
      await save(anna, 'P2', null);
      await Promise.all([save(anna, 'P1', 'ITA'), save(anna, 'P2', 'ITA')]);
      const { P1, P2 } = await sheet(anna);
      expect([P1?.team?.teamKZ, P2?.team?.teamKZ].filter((team) => team === 'ITA')).toHaveLength(1);
    }
  });
});

test('the federation reveals nothing of another player either', async () => {
  await save(anna, 'P1', 'GER');
  await save(ben, 'P1', null);
  const entities = (who: Identity) =>
    tipp.ask(
      who,
      `query ($representations: [_Any!]!) { _entities(representations: $representations) {
        ... on Viewer { id winnerTippsAreComplete jokerCount missingTippCount } ... on User { id points ranking } } }`,
      {
        representations: [
          { __typename: 'Viewer', id: 2 },
          { __typename: 'User', id: 2 },
        ],
      },
    );
  const before = await entities(ben);
  expect(before.errors).toBeUndefined();
  for (const [letter, [winner, last]] of Object.entries(groups)) {
    await save(anna, `W${letter}`, winner);
    await save(anna, `L${letter}`, last);
  }
  await save(anna, 'P2', 'ESP');
  expect((await entities(ben)).data).toEqual(before.data);
  for (const type of ['WinnerTipp', 'Tipp', 'Match']) {
    const representations = [{ __typename: type, id: '2-P1' }];
    const answer = await tipp.ask(
      ben,
      'query ($representations: [_Any!]!) { _entities(representations: $representations) { __typename } }',
      { representations },
    );
    expect(answer.errors).toBeDefined();
    expect(JSON.stringify(answer)).not.toContain('GER');
  }
});

describe('each mark locks by its own rule', () => {
  test('to the millisecond', async () => {
    tipp.clock.set(after(FIRST_KICKOFF, -1));
    expect((await save(anna, 'P1', 'POR')).errors).toBeUndefined();
    tipp.clock.set(FIRST_KICKOFF);
    for (const mark of ['P1', 'WA', 'LA'])
      expect(refusal(await save(anna, mark, mark === 'P1' ? 'GER' : 'SUI'))).toContain(
        'LOCKED Das erste Spiel',
      );
    tipp.clock.set(after(GROUP_B_KICKOFF, -1));
    expect((await save(anna, 'WB', 'CRO')).errors).toBeUndefined();
    tipp.clock.set(GROUP_B_KICKOFF);
    expect(refusal(await save(anna, 'WB', 'ESP'))).toBe(
      'LOCKED Das erste Spiel der Gruppe B hat bereits begonnen. Dein Sieger-Tipp kann nicht mehr geändert werden.',
    );
    const { P1, WB, WC } = await sheet(anna);
    expect([P1?.team?.teamKZ, WB?.team?.teamKZ]).toEqual(['POR', 'CRO']);
    expect([P1?.isEnabled, WB?.isEnabled, WC?.isEnabled]).toEqual([false, false, true]);
  });

  test('others see a tipp from its lock on and not before, late players as without one', async () => {
    tipp.clock.set(after(FIRST_KICKOFF, -1));
    for (const row of Object.values(await sheet(ben, 2)))
      expect(row).toMatchObject({ team: null, isVisible: false });
    // Another process is about to freeze: requests for the same column wait for it.
    const { leases } = tipp.service.deps;
    const other = await until('the job is free', () => leases.acquire('freeze'));
    tipp.clock.set(after(FIRST_KICKOFF, 4_000));
    const frozen = tipp.service.freezer.freeze();
    await tipp.register(4);
    await leases.release(other, { kind: 'done' });
    await frozen;
    const { P1, WB } = await sheet(ben, 2);
    expect(P1).toMatchObject({ team: { teamKZ: 'POR' }, isVisible: true, points: null });
    expect(WB).toMatchObject({ team: null, isVisible: false });
    expect((await sheet(ben, 4))['P1']).toMatchObject({ team: null, isVisible: true });
    expect(refusal(await tipp.ask(ben, '{ winnerTipps(userId: 99) { mark } }'))).toContain('NOT_FOUND');
    expect(refusal(await tipp.ask(null, '{ winnerTipps { mark } }'))).toContain('UNAUTHENTICATED');
  });
});

test('count once the group is decided, and follow a corrected result', async () => {
  tipp.clock.set('2024-06-24T12:00:00Z');
  const pointsOf = async () => {
    await tipp.evaluate();
    const { points } = tipp.service.deps.projection.current().ranks;
    return points[2];
  };
  // Germany wins group A, Scotland is last.
  const groupA: [number, number, number][] = [[1, 5, 1], [2, 1, 3], [14, 2, 0], [15, 1, 1], [25, 1, 1], [26, 0, 1]]; // prettier-ignore
  const before = await pointsOf();
  for (const [match, goals1, goals2] of groupA.slice(0, -1)) await tipp.enterResult(match, goals1, goals2);
  expect(await pointsOf()).toBe(before);
  for (const [match, goals1, goals2] of groupA) await tipp.enterResult(match, goals1, goals2);
  expect((await pointsOf()) as number).toBe((before as number) + 4 + 3);
  expect(await sheet(ben)).toMatchObject({ WA: { points: 4 }, LA: { points: 3 }, WB: { points: null } });
});
