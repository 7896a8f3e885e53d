import { choiceCell } from '../columns/choice-column.ts';
import { cellValues, validTipps } from '../columns/column-cell.ts';
import { cellsOf } from '../columns/column.ts';
import { score } from '../tipps/scoring.ts';
import type { Scored } from './score-column.ts';

/**
 * A scored column, ready to be summed in blocks of players. `worth` maps a cell to its points, plus TIPPED for a valid
 * tipp and EXACT for an exact one.
 */
export type Pass = { cells: Uint8Array | Uint16Array; worth: Int32Array };

/** The packed sums, updated by one addition: points (15 bits), valid tipps (8 bits), exact tipps. */
export const TIPPED = 1 << 15;
export const EXACT = 1 << 23;
export const POINTS = TIPPED - 1;

export const exactOf = (sum: number): number => sum >>> 23;

export function toPass(scored: Scored): Pass {
  if ('choices' in scored) {
    const worth = new Int32Array(256);
    for (const choice of scored.right) worth[choiceCell(choice)] = scored.points;
    return { cells: scored.choices, worth };
  }
  const worth = new Int32Array(cellValues);
  for (const { tipp, cells } of validTipps) {
    const { category, points } = score(tipp, scored.scoring.result, scored.scoring);
    for (const cell of cells) worth[cell] = points + TIPPED + (category === 'exact' ? EXACT : 0);
  }
  return { cells: cellsOf(scored.column), worth };
}

/** The negated pass: subtracts what was counted before. */
export const negate = ({ cells, worth }: Pass): Pass => ({ cells, worth: worth.map((each) => -each) });

/** Adds what the players `from` to `to` earn to `sums`, whose first entry is player `from`. */
export function addPass({ cells, worth }: Pass, sums: Int32Array, from: number, to: number): void {
  const end = Math.min(to, cells.length);
  for (let player = from; player < end; player += 1)
    sums[player - from] = (sums[player - from] as number) + (worth[cells[player] as number] as number);
}

/** What one player earns; 0 beyond the end. */
export const worthOf = ({ cells, worth }: Pass, player: number): number =>
  player < cells.length ? (worth[cells[player] as number] as number) : 0;

/** @param counts number of players by points @returns by points, how many players have more */
export function toAhead(counts: Uint32Array): Uint32Array {
  const ahead = new Uint32Array(counts.length);
  for (let points = counts.length - 2; points >= 0; points -= 1)
    ahead[points] = (ahead[points + 1] as number) + (counts[points + 1] as number);
  return ahead;
}

/** The most points that one player can earn with it. */
export function mostPoints({ worth }: Pass): number {
  let most = 0;
  for (let cell = 0; cell < worth.length; cell += 1) {
    const points = (worth[cell] as number) & POINTS;
    if (points > most) most = points;
  }
  return most;
}
