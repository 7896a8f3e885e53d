import {
  addPass,
  EXACT,
  exactOf,
  POINTS,
  TIPPED,
  negate,
  toAhead,
  worthOf,
  type Pass,
} from '../evaluation/passes.ts';
import type { Totals } from '../evaluation/score-column.ts';
import { rankSteps } from './ranking.ts';

/**
 * The ranking if all running matches ended with their current score: the last evaluation's totals, the changes since,
 * and the counts by points. It adds a few kilobytes to what is in memory anyway, for any number of players.
 */
export type Provisional = {
  base: Totals;
  since: readonly Pass[];
  /** By points: how many players would have more. */
  ahead: Uint32Array;
};

/** Players handled between two pauses: their sums stay in the processor's cache. */
const BLOCK = 2_048;

/**
 * Counts the places in one pass over all players.
 * @param base the last evaluation, of any length
 * @param minus what it counted and would not count any more
 * @param plus what would count in addition
 * @param inactive 1 for each number without a player; numbers beyond the end have no player either
 */
export function* countProvisional(
  base: Totals,
  { minus, plus }: { minus: readonly Pass[]; plus: readonly Pass[] },
  inactive: Uint8Array,
): Generator<void, Provisional> {
  const since = [...minus.map(negate), ...plus];
  const counts: number[] = [];
  for (const { sums, from, to } of blocksOf({ base, since }, inactive.length)) {
    count(counts, sums, inactive, from, to);
    yield;
  }
  return { base, since, ahead: aheadOf(counts) };
}

/** All player numbers in provisional order, first to last, by the rules of the ranking. */
export function* orderProvisional(
  provisional: Provisional,
  inactive: Uint8Array,
): Generator<void, Uint32Array> {
  const players = inactive.length;
  const standing = {
    points: new Int32Array(players),
    exact: new Uint8Array(players),
    tipped: new Uint8Array(players),
    inactive,
  };
  for (const { sums, from, to } of blocksOf(provisional, players)) {
    for (let player = from; player < to; player += 1) {
      const sum = sums[player - from] as number;
      standing.points[player] = sum & POINTS;
      standing.exact[player] = exactOf(sum);
      standing.tipped[player] = sum < TIPPED ? 0 : 1;
    }
    yield;
  }
  return (yield* rankSteps(standing)).order;
}

/**
 * Counts for placing some players among themselves: by points, how many of them would have more.
 * @param members player numbers
 */
export function* countAmong(members: Uint32Array, provisional: Provisional): Generator<void, Uint32Array> {
  const counts: number[] = [];
  for (let from = 0; from < members.length; from += BLOCK) {
    for (const player of members.subarray(from, from + BLOCK)) countOne(counts, sumOf(provisional, player));
    yield;
  }
  return aheadOf(counts);
}

/**
 * @param ahead the counts of the group to rank in: of all, or the result of `countAmong`
 * @returns place and points; place 0 for a player who would have no tipp that counts
 */
export function provisionalPlaceOf(
  provisional: Provisional,
  player: number,
  ahead = provisional.ahead,
): { ranking: number; points: number } {
  const sum = sumOf(provisional, player);
  const points = sum & POINTS;
  return { ranking: sum < TIPPED ? 0 : 1 + (ahead[points] ?? 0), points };
}

function sumOf({ base: { points, tipped, exact }, since }: Provisional, player: number): number {
  let sum = (points[player] ?? 0) + TIPPED * (tipped[player] ?? 0) + EXACT * (exact[player] ?? 0);
  for (const pass of since) sum += worthOf(pass, player);
  return sum;
}

/** The sums of all players, block by block. The array is reused. */
function* blocksOf({ base, since }: Pick<Provisional, 'base' | 'since'>, players: number) {
  const sums = new Int32Array(BLOCK);
  for (let from = 0; from < players; from += BLOCK) {
    const to = Math.min(from + BLOCK, players);
    fill(sums, base, from, to);
    for (const pass of since) addPass(pass, sums, from, to);
    yield { sums, from, to };
  }
}

function fill(sums: Int32Array, { points, tipped, exact }: Totals, from: number, to: number): void {
  sums.fill(0);
  const end = Math.min(to, points.length);
  for (let player = from; player < end; player += 1)
    sums[player - from] =
      (points[player] as number) + TIPPED * (tipped[player] as number) + EXACT * (exact[player] as number);
}

function count(counts: number[], sums: Int32Array, inactive: Uint8Array, from: number, to: number): void {
  for (let player = from; player < to; player += 1)
    if (!inactive[player]) countOne(counts, sums[player - from] as number);
}

function countOne(counts: number[], sum: number): void {
  if (sum < TIPPED) return;
  const points = sum & POINTS;
  while (counts.length <= points) counts.push(0);
  counts[points] = (counts[points] as number) + 1;
}

/** One more entry than the counts, so that points above the highest have an entry, too. */
const aheadOf = (counts: number[]): Uint32Array => toAhead(Uint32Array.from([...counts, 0]));
