import { cellValues, validTipps } from '../columns/column-cell.ts';
import { cellsOf, columnLength, type Column } from '../columns/column.ts';
import { score, type ScoringContext } from '../tipps/scoring.ts';
import type { Result } from '../tournament/tournament.ts';
import { addChoices, type ScoredChoices } from './add-choices.ts';

/** Sums over everything that is scored; index = player number. */
export type Totals = {
  points: Int32Array;
  /** Number of exact tipps. */
  exact: Uint8Array;
  /** Number of valid tipps. */
  tipped: Uint8Array;
};

export type MatchScoring = ScoringContext & { result: Result };
export type ScoredMatch = { column: Column; scoring: MatchScoring };
/** A match or a set of choices that earns points. */
export type Scored = ScoredMatch | ScoredChoices;

/** Points of all players over these matches and choices, in steps. @throws RangeError if a column covers more players */
export function scoreAll(players: number, all: Scored[]): Generator<void, Totals> {
  const none = { points: new Int32Array(), exact: new Uint8Array(), tipped: new Uint8Array() };
  return rescore(none, players, [], all);
}

/**
 * The totals after some scored columns were subtracted and others added; a corrected result is one of each. The pauses
 * let the process do other work.
 * @param players how many players the new totals cover, at least as many as the old
 * @throws RangeError if a column covers more players
 */
export function* rescore(
  before: Totals,
  players: number,
  minus: Scored[],
  plus: Scored[],
): Generator<void, Totals> {
  const points = new Int32Array(players);
  points.set(before.points);
  const counts = packCounts(before, players);
  yield;
  yield* add(minus, points, counts, -1);
  yield* add(plus, points, counts, 1);
  return { points, ...unpackCounts(counts) };
}

/** Exact and valid tipps as one number: two sums per player instead of three. 128 matches fit a byte. */
function packCounts({ exact, tipped }: Totals, players: number): Uint16Array {
  const counts = new Uint16Array(players);
  for (let player = 0; player < exact.length; player += 1)
    counts[player] = ((exact[player] as number) << 8) | (tipped[player] as number);
  return counts;
}

function unpackCounts(counts: Uint16Array): Pick<Totals, 'exact' | 'tipped'> {
  const totals = { exact: new Uint8Array(counts.length), tipped: new Uint8Array(counts.length) };
  for (let player = 0; player < counts.length; player += 1) {
    const count = counts[player] as number;
    totals.exact[player] = count >> 8;
    totals.tipped[player] = count & 0xff;
  }
  return totals;
}

/** @returns how many players a scored column covers */
export const playersOf = (scored: Scored): number =>
  'choices' in scored ? scored.choices.length : columnLength(scored.column);

function* add(all: Scored[], points: Int32Array, counts: Uint16Array, sign: 1 | -1): Generator<void> {
  if (all.some((scored) => points.length < playersOf(scored)))
    throw new RangeError('The totals cover fewer players than the column');
  const choices: ScoredChoices[] = [];
  for (const scored of all)
    if ('choices' in scored) choices.push(scored);
    else {
      addTipps(scored, points, counts, sign);
      yield;
    }
  yield* addChoices(choices, points, sign);
}

function addTipps(
  { column, scoring }: ScoredMatch,
  points: Int32Array,
  counts: Uint16Array,
  sign: 1 | -1,
): void {
  const players = columnLength(column);
  const cells = cellsOf(column);
  const { earned, counted } = scoreTables(scoring, sign);
  for (let player = 0; player < players; player += 1) {
    const cell = cells[player] as number;
    points[player] = (points[player] as number) + (earned[cell] as number);
    counts[player] = (counts[player] as number) + (counted[cell] as number);
  }
}

/** Precomputes the points of each cell, so that a pass over a million players only looks them up. */
function scoreTables(scoring: MatchScoring, sign: 1 | -1): { earned: Int32Array; counted: Int16Array } {
  const tables = { earned: new Int32Array(cellValues), counted: new Int16Array(cellValues) };
  for (const { tipp, cells } of validTipps) {
    const { category, points } = score(tipp, scoring.result, scoring);
    for (const cell of cells) {
      tables.earned[cell] = sign * points;
      tables.counted[cell] = sign * ((category === 'exact' ? 1 << 8 : 0) + 1);
    }
  }
  return tables;
}

/** The points of each possible cell in a match. */
export const pointsByCell = (scoring: MatchScoring): Int32Array => scoreTables(scoring, 1).earned;
