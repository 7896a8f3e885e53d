import { addPass, POINTS, TIPPED, takenOut, toAhead, worthOf, type Pass } from '../evaluation/passes.ts';
import type { Totals } from '../evaluation/score-column.ts';

type Base = Pick<Totals, 'points' | 'tipped'>;

/**
 * The places there would be if all stayed as it stands: the totals of the last evaluation, what has come since, and how
 * many players had how many points then. A few kilobytes beside what is in memory anyway, for any number of players.
 */
export type Provisional = {
  base: Base;
  since: readonly Pass[];
  /** By number of points: how many players would have more. */
  ahead: Uint32Array;
};

/** So many players are counted without a pause: their sums stay in the processor's cache. */
const BLOCK = 2_048;

/**
 * Counts the places in one walk over all players.
 * @param base the last evaluation, as long as it likes
 * @param out what it counted and what would not count any more
 * @param into what would count beside it
 * @param inactive 1 by player number for numbers without a player; higher numbers are nobody's either
 */
export function* countProvisional(
  base: Base,
  { out, into }: { out: readonly Pass[]; into: readonly Pass[] },
  inactive: Uint8Array,
): Generator<void, Provisional> {
  const since = [...out.map(takenOut), ...into];
  const counts: number[] = [];
  const sums = new Int32Array(BLOCK);
  for (let from = 0; from < inactive.length; from += BLOCK) {
    const to = Math.min(from + BLOCK, inactive.length);
    fill(sums, base, from, to);
    for (const pass of since) addPass(pass, sums, from, to);
    count(counts, sums, inactive, from, to);
    yield;
  }
  // One more, so that points nobody has have an end too.
  return { base, since, ahead: toAhead(Uint32Array.from([...counts, 0])) };
}

/** @returns place and points; place 0 for who would have no tipp that counts */
export function placeIfSo(
  { base, since, ahead }: Provisional,
  player: number,
): { ranking: number; points: number } {
  let sum = sumOf(base, player);
  for (const pass of since) sum += worthOf(pass, player);
  const points = sum & POINTS;
  return { ranking: sum < TIPPED ? 0 : 1 + (ahead[points] ?? 0), points };
}

const sumOf = ({ points, tipped }: Base, player: number): number =>
  (points[player] ?? 0) + TIPPED * (tipped[player] ?? 0);

function fill(sums: Int32Array, { points, tipped }: Base, from: number, to: number): void {
  sums.fill(0);
  const end = Math.min(to, points.length);
  for (let player = from; player < end; player += 1)
    sums[player - from] = (points[player] as number) + TIPPED * (tipped[player] as number);
}

function count(counts: number[], sums: Int32Array, inactive: Uint8Array, from: number, to: number): void {
  for (let player = from; player < to; player += 1) {
    const sum = sums[player - from] as number;
    if (sum < TIPPED || inactive[player]) continue;
    const points = sum & POINTS;
    while (counts.length <= points) counts.push(0);
    counts[points] = (counts[points] as number) + 1;
  }
}
