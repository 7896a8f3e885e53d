import { firstIndexWhere } from '../first-index-where.ts';
import {
  addPass,
  exactOf,
  mostPoints,
  POINTS,
  toAhead,
  toPass,
  worthOf,
  type Pass,
} from '../evaluation/passes.ts';
import type { Scored } from '../evaluation/score-column.ts';
import { rankSteps, type Standing } from './ranking.ts';

/** The ranking of one match day. It contains players who tipped one of its matches or earned points on it. */
export type DayRanking = {
  /** Player numbers from first to last: by points, then exact tipps, then registration. */
  order: Uint32Array;
  /** By player number: points of the day plus 1; 0 without a place. */
  scores: Uint16Array;
  /** By points: how many players have more. */
  ahead: Uint32Array;
};

/** Players handled between two pauses: their sums stay in the processor's cache. */
const BLOCK = 4_096;

/**
 * Ranks all players by the points of one match day, by the rules of the ranking, with pauses.
 * @param day what was scored on it
 * @param inactive 1 for each number without a player; numbers beyond the end have no player either
 */
export function* rankDay(day: readonly Scored[], inactive: Uint8Array): Generator<void, DayRanking> {
  const players = inactive.length;
  const passes: Pass[] = [];
  for (const scored of day) {
    passes.push(toPass(scored));
    yield;
  }
  const standing = {
    points: new Int32Array(players),
    exact: new Uint8Array(players),
    tipped: new Uint8Array(players),
    inactive,
  };
  const counts = new Uint32Array(2 + passes.reduce((sum, pass) => sum + mostPoints(pass), 0));
  const scores = new Uint16Array(players);
  const sums = new Int32Array(BLOCK);
  for (let from = 0; from < players; from += BLOCK) {
    const to = Math.min(from + BLOCK, players);
    sums.fill(0);
    for (const pass of passes) addPass(pass, sums, from, to);
    write({ sums, standing, scores, counts }, from, to);
    yield;
  }
  const { order } = yield* rankSteps(standing);
  const placed = counts.reduce((sum, each) => sum + each, 0);
  return { order: order.slice(0, placed), scores, ahead: toAhead(counts) };
}

type Sums = {
  sums: Int32Array;
  standing: Required<Standing>;
  scores: Uint16Array;
  counts: Uint32Array;
};

function write({ sums, standing, scores, counts }: Sums, from: number, to: number): void {
  for (let player = from; player < to; player += 1) {
    const sum = sums[player - from] as number;
    // A player who only earned points with a winner tipp has a place, too.
    if (sum === 0 || standing.inactive[player]) continue;
    const own = sum & POINTS;
    standing.tipped[player] = 1;
    standing.points[player] = own;
    standing.exact[player] = exactOf(sum);
    scores[player] = own + 1;
    counts[own] = (counts[own] as number) + 1;
  }
}

export type DayPlace = {
  /** Equal points share it; 0 for a player without a place. */
  ranking: number;
  points: number;
};

/** A player's place and points of the day, zeros for an unknown player. @param player number, from 0 */
export function dayPlaceOf({ scores, ahead }: DayRanking, player: number): DayPlace {
  const score = scores[player] ?? 0;
  if (score === 0) return { ranking: 0, points: 0 };
  return { ranking: 1 + (ahead[score - 1] as number), points: score - 1 };
}

/** The number of players at the top who share the first place. @param order player numbers with a place, by points */
export const countFirst = ({ scores }: DayRanking, order: Uint32Array): number =>
  firstIndexWhere(order.length, (at) => scores[order[at] as number] !== scores[order[0] as number]);

/** By match day: the passes that make up its points, and the most points of any player. */
export type DayBests = readonly { number: number; passes: readonly Pass[]; points: number }[];

/**
 * Finds the most points of each match day, with pauses.
 * @param numbers of the match days
 * @param days what was scored on each of them
 * @param inactive as in `rankDay`
 */
export function* countBests(
  numbers: readonly number[],
  days: readonly (readonly Scored[])[],
  inactive: Uint8Array,
): Generator<void, DayBests> {
  const sums = new Int32Array(BLOCK);
  const bests: { number: number; passes: Pass[]; points: number }[] = [];
  for (const [index, day] of days.entries()) {
    const passes = day.map(toPass);
    let points = 0;
    for (let from = 0; from < inactive.length; from += BLOCK) {
      const to = Math.min(from + BLOCK, inactive.length);
      sums.fill(0);
      for (const pass of passes) addPass(pass, sums, from, to);
      for (let player = from; player < to; player += 1)
        if (!inactive[player]) points = Math.max(points, (sums[player - from] as number) & POINTS);
      yield;
    }
    bests.push({ number: numbers[index] as number, passes, points });
  }
  return bests;
}

/** The match days on which no player had more points than this one. */
export const daysWon = (bests: DayBests, player: number): number[] =>
  bests
    .filter(({ passes, points }) => {
      const own = passes.reduce((sum, pass) => sum + worthOf(pass, player), 0) & POINTS;
      return points > 0 && own === points;
    })
    .map(({ number }) => number);
