import { cellValues, decodeCell } from './column-cell.ts';
import { cellAt, columnLength } from './column.ts';
import type { Column } from './column.ts';
import { explain, isValid } from './scoring.ts';
import type { ScoringContext } from './scoring.ts';
import type { Result } from './tournament.ts';

/** Sums over the scored matches; index = player number. */
export type Totals = {
  points: Int32Array;
  /** Number of exact tipps. */
  exact: Uint8Array;
  /** Number of valid tipps. */
  tipped: Uint8Array;
};

/** How a match is scored. */
export type MatchScoring = ScoringContext & { result: Result };

export function emptyTotals(players: number): Totals {
  return { points: new Int32Array(players), exact: new Uint8Array(players), tipped: new Uint8Array(players) };
}

/** Adds the points of one match for all players of its column. @throws RangeError if the totals cover fewer players */
export function scoreColumn(column: Column, scoring: MatchScoring, into: Totals): void {
  addColumn(column, scoring, into, 1);
}

/** Takes the points of one match away again: before a corrected result is scored. */
export function unscoreColumn(column: Column, scoring: MatchScoring, from: Totals): void {
  addColumn(column, scoring, from, -1);
}

function addColumn(column: Column, scoring: MatchScoring, totals: Totals, sign: 1 | -1): void {
  const players = columnLength(column);
  if (totals.points.length < players) throw new RangeError('The totals cover fewer players than the column');
  const { points: allPoints, exact: allExact, tipped: allTipped } = totals;
  const { earned, exact, valid } = scoreTables(scoring, sign);
  for (let player = 0; player < players; player += 1) {
    const cell = cellAt(column, player);
    allPoints[player] = (allPoints[player] as number) + (earned[cell] as number);
    allExact[player] = (allExact[player] as number) + (exact[cell] as number);
    allTipped[player] = (allTipped[player] as number) + (valid[cell] as number);
  }
}

/** What each of the 8,192 possible cells earns, so that a pass over a million players only looks up. */
function scoreTables(scoring: MatchScoring, sign: 1 | -1) {
  const tables = {
    earned: new Int16Array(cellValues),
    exact: new Int8Array(cellValues),
    valid: new Int8Array(cellValues),
  };
  for (let cell = 0; cell < cellValues; cell += 1) {
    const tipp = decodeCell(cell);
    if (!isValid(tipp)) continue;
    const { category, points } = explain(tipp, scoring.result, scoring);
    tables.earned[cell] = sign * points;
    tables.exact[cell] = category === 'exact' ? sign : 0;
    tables.valid[cell] = sign;
  }
  return tables;
}
