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

/** Everything that came to count on one match day. */
export type DayScored = readonly Scored[];

/**
 * The places of all players after each match day, as a few kilobytes: how many had how many points. A player's own
 * points tell the rest. Nothing of it is kept by player, so that a corrected result only means counting again.
 */
export type RankHistory = {
  days: readonly ScoredDay[];
  /** Per match day and number of points: how many players had more. */
  ahead: readonly Uint32Array[];
  /** Per match day: how many had a place. */
  ranked: readonly number[];
};

type ScoredDay = readonly Pass[];

/** So many players are counted without a pause, over all days: their sums stay in the processor's cache. */
const BLOCK = 2_048;

/**
 * Counts the places after each match day.
 * @param inactive 1 by player number for numbers without a player; higher numbers are nobody's either
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

export type DayPlace = {
  /** Among all with a tipp, equal points share it; 0 without a tipp so far. */
  ranking: number;
  /** All up to and with this day. */
  points: number;
  dayPoints: number;
};

/** The way of one player through the match days. @param player number of an active player, from 0 */
export function placesOf({ days, ahead }: RankHistory, player: number): DayPlace[] {
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
