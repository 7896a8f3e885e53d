import { cellValues, decodeCell, type ColumnTipp } from '../columns/column-cell.ts';
import { cellsOf, type Column } from '../columns/column.ts';

/** The number of players with each of the 8,192 possible cells; sufficient for a match's statistics. */
export type CellCounts = Uint32Array;

/** Players counted between two pauses: some tenths of a millisecond. */
const BLOCK = 1 << 16;

/** Counts a match's column in one pass, with pauses. */
export function* countCells(column: Column): Generator<void, CellCounts> {
  const counts = new Uint32Array(cellValues);
  const cells = cellsOf(column);
  for (let from = 0; from < cells.length; from += BLOCK) {
    const to = Math.min(from + BLOCK, cells.length);
    for (let player = from; player < to; player += 1) {
      const cell = cells[player] as number;
      counts[cell] = (counts[cell] as number) + 1;
    }
    yield;
  }
  return counts;
}

/** Counts the cells of a column of choices, 0 to 255. */
export function* countChoices(column: Uint8Array): Generator<void, Uint32Array> {
  const counts = new Uint32Array(256);
  for (let from = 0; from < column.length; from += BLOCK) {
    const to = Math.min(from + BLOCK, column.length);
    for (let player = from; player < to; player += 1) {
      const cell = column[player] as number;
      counts[cell] = (counts[cell] as number) + 1;
    }
    yield;
  }
  return counts;
}

/** A cell that at least one player has, decoded. */
export type FilledCell = { tipp: ColumnTipp; count: number };

/** The few hundred cells that at least one player has. */
export function filledCells(counts: CellCounts): FilledCell[] {
  return Array.from(counts, (count, cell) => ({ count, cell }))
    .filter(({ count }) => count > 0)
    .map(({ count, cell }) => ({ tipp: decodeCell(cell), count }));
}
