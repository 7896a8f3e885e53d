import { createHash } from 'node:crypto';
import type { Identity } from '@tippspiel/shared/contracts/auth/identity';
import { player, type GraphAnswer } from '@tippspiel/shared/platform/testing/subgraph';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createPermutation } from '../src/domain/duels/permutation.ts';
import { chanceOf } from '../src/projection/duels.ts';
import { buildService } from '../src/server.ts';
import { FIRST_KICKOFF, openTipp, type TippFixture } from './tipp-fixture.ts';

let tipp: TippFixture;
/** Three players, so that one of them has a bye, and one who registers later. */
const [anna, ben, clara, late] = [player(1), player(2), player(3), player(4)];
const everybody = [anna, ben, clara];

beforeAll(async () => {
  tipp = await openTipp();
  await tipp.register(1, 2, 3);
  await tipp.service.drawer.drawn();
  await tipp.saveTipp(anna, { matchId: 1, goalsTeam1: 5, goalsTeam2: 1, isJoker: true });
  await tipp.saveTipp(ben, { matchId: 1, goalsTeam1: 2, goalsTeam2: 0 });
});
afterAll(() => tipp.service.close());

const after = (ms: number) => new Date(FIRST_KICKOFF.getTime() + ms);
const refusal = ({ errors }: GraphAnswer) => `${errors?.[0]?.extensions.code} ${errors?.[0]?.message}`;

type TippRow = {
  goalsTeam1: number | null;
  goalsTeam2: number | null;
  isJoker: boolean;
  points: number | null;
};
type Duel = {
  id: string;
  match: { id: number };
  state: string;
  user2: { id: number } | null;
  tipp1: TippRow | null;
  tipp2: TippRow | null;
  outcome: string | null;
  points: number | null;
  draw: Draw | null;
};
type Draw = {
  matchId: number;
  seed: string | null;
  seedHash: string;
  isLate: boolean;
  participantCount: number | null;
};
type Page = {
  duels: Duel[];
  currentPageNumber: number;
  matchFromId: number;
  matchToId: number;
};
const DUELS = `query ($userId: Int, $pageNumber: Int) { duels(userId: $userId, pageNumber: $pageNumber) {
  currentPageNumber matchFromId matchToId
  duels { id match { id } state user1 { id } user2 { id } outcome points
    tipp1 { goalsTeam1 goalsTeam2 isJoker points } tipp2 { goalsTeam1 goalsTeam2 isJoker points }
    draw { matchId seed seedHash isLate participantCount } } } }`;
const askDuels = (who: Identity | null, userId = 0, pageNumber = 1) =>
  tipp.ask(who, DUELS, { userId, pageNumber });
async function pageOf(who: Identity, userId = 0, pageNumber = 1): Promise<Page> {
  const { data, errors } = await askDuels(who, userId, pageNumber);
  expect(errors).toBeUndefined();
  return data?.['duels'] as Page;
}
const firstOf = async (who: Identity, userId = 0) => (await pageOf(who, userId)).duels[0] as Duel;
/** The draws of all matches. */
async function draws(of: TippFixture = tipp): Promise<Draw[]> {
  const pages = [1, 2, 3, 4].map((pageNumber) => of.ask(anna, DUELS, { userId: 0, pageNumber }));
  const all = (await Promise.all(pages)).flatMap(({ data }) => (data?.['duels'] as Page).duels);
  return all.flatMap(({ draw }) => draw ?? []).sort((a, b) => a.matchId - b.matchId);
}
const NOTHING = { won: 0, level: 0, lost: 0 };
const askBalance = (who: Identity | null, userId: number) =>
  tipp.ask(who, 'query ($userId: Int!) { duelBalance(userId: $userId) { won level lost } }', { userId });
const balance = async (who: Identity, userId: number) =>
  (await askBalance(who, userId)).data?.['duelBalance'];
async function ranking(args = '') {
  const { data, errors } = await tipp.ask(
    anna,
    `{ duelRanking${args} { totalCount visible items { id duellRanking duellPoints duelsWon duelsPlayed } }
      duelRankingPageOfViewer(pageSize: 1) viewer { duellRanking duellPoints } }`,
  );
  expect(errors).toBeUndefined();
  return data as {
    duelRanking: { totalCount: number; visible: boolean; items: Record<string, number>[] };
    duelRankingPageOfViewer: number;
    viewer: { duellRanking: number; duellPoints: number };
  };
}

describe('before the first lock', () => {
  test('every match has published its hash in time, and no seed', async () => {
    tipp.clock.set(after(-1));
    const all = await draws();
    expect(all.map(({ matchId }) => matchId)).toEqual(
      Array.from({ length: 51 }, (_none, index) => index + 1),
    );
    for (const draw of all) {
      expect(draw.seedHash).toMatch(/^[0-9a-f]{64}$/);
      expect(draw).toMatchObject({ seed: null, isLate: false, participantCount: null });
    }
    expect(new Set(all.map(({ seedHash }) => seedHash)).size).toBe(51);
  });

  test('players see their own tipp without an opponent, and nothing of others', async () => {
    tipp.clock.set(after(-1));
    const own = await firstOf(anna);
    expect(own).toMatchObject({
      id: '1-1',
      state: 'OPEN',
      user2: null,
      tipp2: null,
      outcome: null,
      points: null,
    });
    expect(own.tipp1).toMatchObject({ goalsTeam1: 5, goalsTeam2: 1, isJoker: true });
    expect(await pageOf(ben, 1)).toMatchObject({ duels: [] });
    expect(await balance(ben, 1)).toEqual(NOTHING);
    const { data } = await tipp.ask(
      ben,
      '{ duel(userId: 1) { id } duelMarks(userId: 1) { matchId outcome } }',
    );
    expect(data).toEqual({ duel: null, duelMarks: [{ matchId: 1, outcome: null }] });
    expect((await ranking()).duelRanking).toEqual({ totalCount: 0, visible: false, items: [] });
  });
});

describe('from the lock on', () => {
  test('nobody has an opponent until the tipps are frozen; others’ tipps and the seed stay hidden', async () => {
    tipp.clock.set(FIRST_KICKOFF);
    for (const who of everybody)
      expect(await firstOf(ben, who.userId)).toMatchObject({
        state: 'DRAWING',
        user2: null,
        tipp2: null,
        tipp1: who === ben ? { goalsTeam1: 2 } : null,
        draw: { seed: null },
      });
  });

  test('a player who registers now has no duel, even before the tipps are frozen', async () => {
    await tipp.register(4);
    expect(await firstOf(late)).toMatchObject({ state: 'DRAWING', user2: null });
  });

  test('two players meet, the third has a bye, the seed fits its hash, and anybody can repeat the draw', async () => {
    tipp.clock.set(after(4_000));
    await tipp.service.freezer.frozen(['m1']);
    const met = await Promise.all(everybody.map(({ userId }) => firstOf(ben, userId)));
    expect(met.map(({ state }) => state).sort()).toEqual(['BYE', 'DRAWN', 'DRAWN']);
    for (const [index, duel] of met.entries()) {
      if (duel.state === 'BYE') expect(duel).toMatchObject({ user2: null, tipp2: null });
      else expect(met[(duel.user2?.id ?? 0) - 1]?.user2?.id).toBe(index + 1);
    }
    const [{ seed, seedHash, participantCount }, second] = (await draws()) as [Draw, Draw];
    expect(
      createHash('sha256')
        .update(Buffer.from(seed ?? '', 'hex'))
        .digest('hex'),
    ).toBe(seedHash);
    expect({ participantCount, next: second.seed }).toEqual({ participantCount: 3, next: null });
    const { positionOf } = createPermutation(3, chanceOf(seed as string));
    expect(met.map(({ state }) => state === 'BYE')).toEqual(
      [0, 1, 2].map((number) => positionOf(number) === 2),
    );
  });

  test('a running match has a provisional outcome; the next match shows nothing', async () => {
    tipp.clock.set(after(60_000));
    await tipp.enterResult(1, 5, 1, true);
    const own = await firstOf(anna);
    // A duel of a running match is not a victory yet.
    expect(await Promise.all([ben, clara].map(({ userId }) => balance(anna, userId)))).toEqual([
      NOTHING,
      NOTHING,
    ]);
    const { data } = await tipp.ask(
      anna,
      '{ duelMarks { matchId state outcome points isLocked isRunning } duel { match { id } outcome points } next: duel(matchId: 2) { state } }',
    );
    expect(own.outcome).not.toBeNull();
    // The draw is random: anna may have the bye.
    const state = own.outcome === 'BYE' ? 'BYE' : 'DRAWN';
    const points = { WON: 3, LEVEL: 1, LOST: 0, BYE: 1 }[own.outcome!];
    expect(data).toEqual({
      duelMarks: [
        { matchId: 1, state, outcome: own.outcome, points, isLocked: true, isRunning: true },
        { matchId: 2, state: 'OPEN', outcome: null, points: null, isLocked: false, isRunning: false },
      ],
      duel: { match: { id: 1 }, outcome: own.outcome, points },
      next: { state: 'OPEN' },
    });
    const { duels } = await pageOf(anna, 2);
    expect(duels[0]?.tipp1?.points).toBe(3);
    for (const duel of duels.slice(1))
      expect(duel).toMatchObject({
        state: 'OPEN',
        user2: null,
        tipp1: null,
        tipp2: null,
        draw: { seed: null },
      });
  });

  test('a player who registered later has no duel there', async () => {
    const { data } = await tipp.ask(late, '{ duelMarks { matchId state outcome } }');
    expect(data).toMatchObject({ duelMarks: [{ matchId: 1, state: 'NONE', outcome: null }, { matchId: 2 }] });
    expect(await firstOf(late)).toMatchObject({ state: 'NONE', user2: null, tipp1: null, outcome: null });
  });

  test('duel points follow from the points in the match, are ranked, and follow a corrected result', async () => {
    tipp.clock.set(after(2 * 3600_000));
    /** Anna 10 + 1, Ben 2 + 1 and Clara nothing; then Ben 10 + 1 and the others nothing. */
    for (const [goals1, goals2] of [
      [5, 1],
      [0, 1],
      [2, 0],
    ] as const) {
      await tipp.enterResult(1, goals1, goals2);
      await tipp.evaluate();
      const duels = await Promise.all(everybody.map(({ userId }) => firstOf(anna, userId)));
      // Both players of a duel have the same balance; the player with the bye has an empty one.
      for (const [index, duel] of duels.entries()) {
        const who = everybody[index] as Identity;
        for (const { userId } of everybody.filter((other) => other !== who)) {
          const outcome = duel.user2?.id === userId ? duel.outcome : null;
          expect(await balance(who, userId)).toEqual({
            won: Number(outcome === 'WON'),
            level: Number(outcome === 'LEVEL'),
            lost: Number(outcome === 'LOST'),
          });
        }
      }
      for (const duel of duels) {
        const [own, other] = [duel.tipp1?.points ?? 0, duel.tipp2?.points ?? 0];
        const played = own === other ? 1 : own > other ? 3 : 0;
        expect(duel.points).toBe(duel.state === 'BYE' ? 1 : played);
      }
      const { duelRanking, viewer } = await ranking();
      const points = duels.map((duel) => duel.points as number);
      const rankOf = (own: number) => 1 + points.filter((other) => other > own).length;
      expect(duelRanking).toMatchObject({ totalCount: 3, visible: true });
      expect([...duelRanking.items].sort((one, other) => (one['id'] ?? 0) - (other['id'] ?? 0))).toEqual(
        points.map((own, index) => ({
          id: index + 1,
          duellRanking: rankOf(own),
          duellPoints: own,
          duelsWon: Number(duels[index]?.outcome === 'WON'),
          duelsPlayed: 1,
        })),
      );
      expect(duelRanking.items.map(({ duellRanking }) => duellRanking)).toEqual(
        points.map(rankOf).sort((one, other) => one - other),
      );
      expect(viewer).toEqual({ duellRanking: rankOf(points[0] as number), duellPoints: points[0] });
    }
  });

  test('the ranking has pages, searches names, and knows the own page', async () => {
    const { duelRanking, duelRankingPageOfViewer: own } = await ranking(
      '(page: { pageNumber: 2, pageSize: 2 })',
    );
    expect(duelRanking).toMatchObject({ totalCount: 3 });
    expect(duelRanking.items).toHaveLength(1);
    const page = await ranking(`(page: { pageNumber: ${own}, pageSize: 1 })`);
    expect(page.duelRanking.items[0]?.['id']).toBe(1);
    expect((await ranking('(page: { search: "Müller2" })')).duelRanking.items.map(({ id }) => id)).toEqual([
      2,
    ]);
  });

  test('another process that starts now gives the same results', async () => {
    const before = await Promise.all(everybody.map(({ userId }) => firstOf(anna, userId)));
    const second = await buildService(tipp.env, { clock: tipp.clock });
    try {
      const { duels: pairings } = second.deps.projection;
      const pairing = await pairings.pairing(1);
      const met = everybody.map(({ userId }) => pairing?.meetingOf(userId - 1));
      expect(met.map((meeting) => (meeting?.kind === 'opponent' ? meeting.player + 1 : null))).toEqual(
        before.map(({ user2 }) => user2?.id ?? null),
      );
      const { ranks } = second.deps.projection.current();
      expect([...ranks.duels.points]).toEqual([...tipp.service.deps.projection.current().ranks.duels.points]);
    } finally {
      await second.close();
    }
  });
});

test('rejects visitors, unknown players and pages, and the filter of locked players', async () => {
  expect(refusal(await askDuels(null))).toContain('UNAUTHENTICATED');
  expect(refusal(await tipp.ask(null, '{ duelRanking { totalCount } }'))).toContain('UNAUTHENTICATED');
  expect(refusal(await askDuels(anna, 99))).toBe('NOT_FOUND Diesen Spieler gibt es nicht.');
  expect(refusal(await tipp.ask(anna, '{ duel(matchId: 52) { id } }'))).toContain('NOT_FOUND');
  expect(refusal(await tipp.ask(null, '{ duel { id } }'))).toContain('UNAUTHENTICATED');
  expect(refusal(await tipp.ask(null, '{ duelMarks { matchId } }'))).toContain('UNAUTHENTICATED');
  expect(refusal(await askBalance(null, 2))).toContain('UNAUTHENTICATED');
  for (const userId of [0, 99, anna.userId])
    expect(refusal(await askBalance(anna, userId))).toBe('NOT_FOUND Diesen Spieler gibt es nicht.');
  for (const page of [-1, 5, 1_000_000_000])
    expect(refusal(await askDuels(anna, 0, page))).toBe('BAD_USER_INPUT Diese Tippseite gibt es nicht.');
  for (const page of ['pageNumber: -1', 'pageSize: 101', `search: "${'x'.repeat(101)}"`])
    expect(refusal(await tipp.ask(anna, `{ duelRanking(page: { ${page} }) { totalCount } }`))).toContain(
      'BAD_USER_INPUT',
    );
  const locked = await tipp.ask(ben, '{ duelRanking(onlyLocked: true) { totalCount } }');
  expect(refusal(locked)).toContain('FORBIDDEN');
});

describe('the seeds', () => {
  test('are drawn once, even if two processes start at the same moment', async () => {
    const { MONGODB_DATABASE: database, NATS_NAMESPACE: namespace } = tipp.env;
    const env = { ...tipp.env, MONGODB_DATABASE: `${database}_draws`, NATS_NAMESPACE: `${namespace}draws` };
    const both = await Promise.all([1, 2].map(() => buildService(env, { clock: tipp.clock })));
    try {
      await Promise.all(both.map(({ drawer }) => drawer.drawn()));
      const [first, second] = await Promise.all(both.map(({ deps }) => deps.projection.duels.draws()));
      expect(first?.size).toBe(51);
      expect([...(first ?? [])]).toEqual([...(second ?? [])]);
    } finally {
      await both[0]?.backbone.mongo.dropDatabase();
      await Promise.all(both.map(({ close }) => close()));
    }
  });

  test('of matches that began while no process ran are drawn, and marked as late', async () => {
    const begun = await openTipp(after(24 * 3600_000));
    try {
      await begun.service.drawer.drawn();
      await begun.register(1);
      // The fourth locks at this very moment: its draw follows.
      await begun.service.freezer.frozen(['m1', 'm2', 'm3']);
      const all = await draws(begun);
      expect(all.filter(({ isLate }) => isLate).map(({ matchId }) => matchId)).toEqual([1, 2, 3, 4]);
      expect(all.filter(({ seed }) => seed).map(({ matchId }) => matchId)).toEqual([1, 2, 3]);
    } finally {
      await begun.service.close();
    }
  });
});
