import {
  addPass,
  mostPoints,
  POINTS,
  TIPPED,
  toAhead,
  toPass,
  worthOf,
  type Pass,
} from '../evaluation/passes.ts';
import type { Scored } from '../evaluation/score-column.ts';

/** Everything that was scored on one match day. */
export type DayScored = readonly Scored[];

/**
 * The places after each match day in a few kilobytes: how many players had how many points. A player's own points give
 * the place. Nothing is stored by player, so a corrected result only needs a recount.
 */
export type RankHistory = {
  days: readonly ScoredDay[];
  /** By match day and points: how many players had more. */
  ahead: readonly Uint32Array[];
  /** By match day: how many players had a place. */
  ranked: readonly number[];
};

type ScoredDay = readonly Pass[];

/** Players handled between two pauses, over all days: their sums stay in the processor's cache. */
const BLOCK = 2_048;

/**
 * Counts the places after each match day.
 * @param inactive 1 for each number without a player; numbers beyond the end have no player either
 */
export function* countHistory(
  days: readonly DayScored[],
  inactive: Uint8Array,
): Generator<void, RankHistory> {
  const passes = days.map((day) => day.map(toPass));
  const highest = 1 + passes.flat().reduce((sum, pass) => sum + mostPoints(pass), 0);
  const counts = days.map(() => new Uint32Array(highest));
  yield;
  const sums = new Int32Array(BLOCK);
  for (let from = 0; from < inactive.length; from += BLOCK) {
    const to = Math.min(from + BLOCK, inactive.length);
    sums.fill(0);
    for (const [index, day] of passes.entries()) {
      for (const pass of day) addPass(pass, sums, from, to);
      countBlock(counts[index] as Uint32Array, sums, inactive, from, to);
    }
    yield;
  }
  const ahead = counts.map(toAhead);
  return { days: passes, ahead, ranked: counts.map((count) => count.reduce((sum, each) => sum + each, 0)) };
}

export type PlaceAfterDay = {
  /** Rank among all players with a tipp, shared by equal points; 0 without a tipp so far. */
  ranking: number;
  /** Total points up to and including this day. */
  points: number;
  dayPoints: number;
};

/** A player's places after each match day. @param player number of an active player, from 0 */
export function placesOf({ days, ahead }: RankHistory, player: number): PlaceAfterDay[] {
  let sum = 0;
  return days.map((day, index) => {
    const before = sum;
    for (const pass of day) sum += worthOf(pass, player);
    const points = sum & POINTS;
    const ranking = sum < TIPPED ? 0 : 1 + ((ahead[index] as Uint32Array)[points] as number);
    return { ranking, points, dayPoints: points - (before & POINTS) };
  });
}

function countBlock(
  counts: Uint32Array,
  sums: Int32Array,
  inactive: Uint8Array,
  from: number,
  to: number,
): void {
  for (let player = from; player < to; player += 1) {
    const sum = sums[player - from] as number;
    if (sum < TIPPED || inactive[player]) continue;
    const points = sum & POINTS;
    counts[points] = (counts[points] as number) + 1;
  }
}
