import { createHash } from 'node:crypto';
import { expect } from '@jest/globals';
import type { TestVisitor } from '../../rest-compat/test/visitor.ts';
import { duelTotals } from '../reference/duels.ts';
import type { Sheet } from '../reference/entries.ts';
import { placesOf, type Placed } from '../reference/places.ts';
import type { Player } from '../reference/players.ts';
import { sourcesIfSo, sourcesOf, totalOf, type Questions, type Source } from '../reference/points.ts';
import { ask } from './ask.ts';
import type { League } from './league.ts';

/** The reference's data about the game. */
export type Known = { league: League; players: Player[]; sheet: Sheet; questions: Questions };

type Row = {
  id: number;
  ranking: number;
  rankingBefore: number;
  points: number;
  duellRanking: number;
  duellPoints: number;
  duelsWon: number;
  duelsPlayed: number;
};

const ROW = 'id ranking rankingBefore points duellRanking duellPoints duelsWon duelsPlayed';
const PAGE_SIZE = 100;

/** A whole ranking, read page by page. */
async function allRows(visitor: TestVisitor, list: 'ranking' | 'duelRanking'): Promise<Row[]> {
  const query = `query ($page: PageInput) { ${list}(page: $page) { totalCount blocked items { ${ROW} } } }`;
  const rows: Row[] = [];
  for (let pageNumber = 1, total = 1; rows.length < total; pageNumber++) {
    const page = { pageNumber, pageSize: PAGE_SIZE };
    type Answer = { [key in typeof list]: { totalCount: number; items: Row[] } };
    const { [list]: answer } = await ask<Answer>(visitor, query, { page });
    if (!answer.items.length && answer.totalCount) throw new Error(`page ${pageNumber} of ${list} is empty`);
    rows.push(...answer.items);
    total = answer.totalCount;
  }
  return rows;
}

/** Ranks by player number. */
export type Ranks = Record<number, number>;

/**
 * Compares everybody's points and ranks in all lists, for the ranking and the duels.
 * @param before the ranks of the previous evaluation
 * @returns the current ranks
 */
export async function compareRanks(visitor: TestVisitor, known: Known, before: Ranks): Promise<Ranks> {
  const { league, players, sheet, questions } = known;
  const totals = totalsOf(known, sourcesOf(league.plan, sheet, questions));
  const places = placesOf(totals);
  const duels = duelTotals(league.plan, sheet, players, await seedsOf(visitor, known));
  const dueling = duels.filter(({ played }) => played > 0);
  const duelPlaces = placesOf(dueling.map((duel) => ({ ...duel, better: duel.won, counted: duel.played })));
  const rankIn = (list: Placed[], id: number) => list.find((place) => place.id === id)?.rank ?? 0;
  const row = (id: number): Row => {
    const duel = duels.find((one) => one.id === id);
    return {
      id,
      ranking: rankIn(places, id),
      rankingBefore: before[id] ?? 0,
      points: totals.find((total) => total.id === id)?.points ?? 0,
      duellRanking: rankIn(duelPlaces, id),
      duellPoints: duel?.points ?? 0,
      duelsWon: duel?.won ?? 0,
      duelsPlayed: duel?.played ?? 0,
    };
  };
  expect(await allRows(visitor, 'ranking')).toEqual(places.map(({ id }) => row(id)));
  expect(await allRows(visitor, 'duelRanking')).toEqual(duelPlaces.map(({ id }) => row(id)));
  return Object.fromEntries(places.map(({ id, rank }) => [id, rank]));
}

const totalsOf = ({ players }: Known, sources: Source[]) =>
  players.map((player) => {
    const { id, points, exact, tipped } = totalOf(sources, player);
    return { id, points, better: exact, counted: tipped };
  });

type IfSo = { id: number; ranking: number; points: number };

/** Everybody's points and rank if all scores stayed as they are, from top to bottom. */
export function allIfSo(known: Known): IfSo[] {
  const totals = totalsOf(known, sourcesIfSo(known.league.plan, known.sheet, known.questions));
  const points = new Map(totals.map((total) => [total.id, total.points]));
  return placesOf(totals).map(({ id, rank }) => ({ id, ranking: rank, points: points.get(id) ?? 0 }));
}

/** The whole provisional ranking as a player sees it, read page by page. */
export async function provisionalRows(visitor: TestVisitor): Promise<IfSo[]> {
  const query = `query ($page: PageInput) {
    ranking(page: $page, provisional: true) { totalCount live { rows { user { id } ranking points } } }
  }`;
  type Answer = { ranking: { totalCount: number; live: { rows: (IfSo & { user: { id: number } })[] } } };
  const rows: IfSo[] = [];
  for (let pageNumber = 1, total = 1; rows.length < total; pageNumber++) {
    const page = { pageNumber, pageSize: PAGE_SIZE };
    const { ranking } = await ask<Answer>(visitor, query, { page });
    total = ranking.totalCount;
    rows.push(...ranking.live.rows.map(({ user, ranking: place, points }) => ({ id: user.id, ranking: place, points }))); // prettier-ignore
    if (!ranking.live.rows.length) break;
  }
  return rows;
}

const PAGES = [1, 2, 3, 4];
type Draw = { matchId: number; seed: string | null; seedHash: string; isLate: boolean };

/** The published seeds of locked matches; each must match the hash that was published before. */
export async function seedsOf(visitor: TestVisitor, { league }: Known): Promise<Record<number, string>> {
  const pages = PAGES.map((page) => `p${page}: duels(pageNumber: ${page}) { ...Draws }`).join(' ');
  const draws = 'duels { draw { matchId seed seedHash isLate } }';
  const answers = await ask<Record<string, { duels: { draw: Draw }[] }>>(
    visitor,
    `{ ${pages} } fragment Draws on DuelPage { ${draws} }`,
  );
  const duels = Object.values(answers).flatMap((page) => page.duels);
  expect(duels).toHaveLength(league.plan.matches.length);
  const seeds: Record<number, string> = {};
  for (const { draw } of duels) {
    const { matchId, seed, seedHash, isLate } = draw;
    const isLocked = Date.parse(league.plan.matches[matchId - 1]?.kickoff as string) <= league.now();
    expect([matchId, seed !== null, isLate]).toEqual([matchId, isLocked, false]);
    if (seed === null) continue;
    expect(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')).toBe(seedHash);
    seeds[matchId] = seed;
  }
  return seeds;
}
