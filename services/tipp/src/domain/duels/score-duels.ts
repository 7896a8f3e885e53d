import { cellsOf, columnLength, type Column } from '../columns/column.ts';
import { pointsByCell, type MatchScoring } from '../evaluation/score-column.ts';
import type { Scoring } from '../tournament/tournament.ts';
import type { Pairing } from './pairing.ts';

/** Sums over all scored duels; index = player number. */
export type DuelTotals = {
  points: Int32Array;
  /** Number of duels won. */
  won: Uint8Array;
  /** Number of duels, including byes. */
  played: Uint8Array;
};

/** The duels of a match with a result. */
export type ScoredDuels = { column: Column; pairing: Pairing; scoring: MatchScoring };

/** The points of a duel (specification, chapter 9; rules of the game, duels). */
type Worth = Scoring['duel'];

export const noDuels = (players: number): DuelTotals => ({
  points: new Int32Array(players),
  won: new Uint8Array(players),
  played: new Uint8Array(players),
});

/**
 * The totals after some matches were subtracted and others added; a corrected result is one of each. Takes one pass
 * over the players per match. The pauses let the process do other work.
 * @param players how many players the new totals cover, at least as many as the old and every column
 */
export function* rescoreDuels(
  before: DuelTotals,
  players: number,
  minus: readonly ScoredDuels[],
  plus: readonly ScoredDuels[],
  worth: Worth,
): Generator<void, DuelTotals> {
  // All three sums of a player are packed into one number, so that a match needs one addition. 128 matches fit a byte.
  const sums = new Int32Array(players);
  for (let player = 0; player < before.points.length; player += 1)
    sums[player] = packed(
      before.points[player] as number,
      before.won[player] as number,
      before.played[player] as number,
    );
  for (const duels of minus) yield* addDuels(duels, sums, worth, -1);
  for (const duels of plus) yield* addDuels(duels, sums, worth, 1);

  const totals = noDuels(players);
  for (let player = 0; player < players; player += 1) {
    const sum = sums[player] as number;
    totals.points[player] = sum >> 16;
    totals.won[player] = (sum >> 8) & 0xff;
    totals.played[player] = sum & 0xff;
  }
  return totals;
}

/** Points have 16 bits, with their sign. */
export const MAX_DUEL_POINTS = (1 << 15) - 1;

const packed = (points: number, won: number, played: number): number => (points << 16) | (won << 8) | played;

/** The outcome of a player's duel; 0 for an absent player. */
const LOST = 1;
const LEVEL = 2;
const WON = 3;
const BYE = 4;

function* addDuels(
  { column, pairing, scoring }: ScoredDuels,
  sums: Int32Array,
  { loss, draw, win, bye }: Worth,
  sign: 1 | -1,
): Generator<void> {
  // The random access of the draw only touches one byte per player; everything else is read sequentially.
  const level = pointLevels(column, scoring);
  const outcomes = new Uint8Array(level.length);
  for (const drawn of pairing.drawn()) {
    pairNeighbours(drawn, level, outcomes);
    yield;
  }
  const effects = new Int32Array(5);
  effects[LOST] = sign * packed(loss, 0, 1);
  effects[LEVEL] = sign * packed(draw, 0, 1);
  effects[WON] = sign * packed(win, 1, 1);
  effects[BYE] = sign * packed(bye, 0, 1);
  for (let player = 0; player < outcomes.length; player += 1)
    sums[player] = (sums[player] as number) + (effects[outcomes[player] as number] as number);
  yield;
}

/** Each player's points in this match, as an index into the sorted distinct values: it fits a byte. */
function pointLevels(column: Column, scoring: MatchScoring): Uint8Array {
  const points = pointsByCell(scoring);
  const possible = [...new Set(points)].sort((one, other) => one - other);
  const places = new Uint8Array((possible.at(-1) ?? 0) + 1);
  for (const [place, number] of possible.entries()) places[number] = place;
  const byCell = new Uint8Array(points.length);
  for (let cell = 0; cell < points.length; cell += 1) byCell[cell] = places[points[cell] as number] as number;
  const cells = cellsOf(column);
  const level = new Uint8Array(columnLength(column));
  for (let player = 0; player < level.length; player += 1)
    level[player] = byCell[cells[player] as number] as number;
  return level;
}

/** Pairs neighbours; a player who is left over has a bye. */
function pairNeighbours(drawn: Uint32Array, level: Uint8Array, outcomes: Uint8Array): void {
  const pairs = drawn.length & ~1;
  for (let index = 0; index < pairs; index += 2) {
    const first = drawn[index] as number;
    const second = drawn[index + 1] as number;
    const lead = (level[first] as number) - (level[second] as number);
    // Branch-free, because the winner is unpredictable for the processor.
    const sign = (lead >> 31) + (-lead >>> 31);
    outcomes[first] = LEVEL + sign;
    outcomes[second] = LEVEL - sign;
  }
  if (pairs < drawn.length) outcomes[drawn[pairs] as number] = BYE;
}
