import { decodeCell, encodeCell } from './column-cell.ts';
import type { ColumnTipp } from './column-cell.ts';

/**
 * The frozen tipps of one match: two bytes (little endian) per player number 0…N-1. Two megabytes hold a million
 * players, so that evaluation, statistics and duels never read the players' own slips.
 */
export type Column = Uint8Array;

export const bytesPerPlayer = 2;

export type ColumnEntry = { player: number; tipp: ColumnTipp };

/**
 * Builds a column from whatever order the entries come in; players without an entry are not present.
 * @param players number of player numbers given so far (N)
 * @throws RangeError for a player number outside 0…N-1 or goals outside 0…15
 */
export function buildColumn(players: number, entries: Iterable<ColumnEntry>): Column {
  const column = new Uint8Array(players * bytesPerPlayer);
  for (const { player, tipp } of entries) writeCell(column, player, encodeCell(tipp));
  return column;
}

/** @returns how many player numbers the column covers. */
export function columnLength(column: Column): number {
  return column.length / bytesPerPlayer;
}

/** The tipp of one player; of a number the column does not cover: not present. */
export function tippAt(column: Column, player: number): ColumnTipp {
  return decodeCell(player >= 0 && player < columnLength(column) ? cellAt(column, player) : 0);
}

/** The raw cell of a player the column covers. */
export function cellAt(column: Column, player: number): number {
  const offset = player * bytesPerPlayer;
  return (column[offset] as number) | ((column[offset + 1] as number) << 8);
}

function writeCell(column: Column, player: number, cell: number): void {
  if (!Number.isInteger(player) || player < 0 || player >= columnLength(column)) {
    throw new RangeError(`Player number ${player} is outside of the column`);
  }
  column[player * bytesPerPlayer] = cell & 0xff;
  column[player * bytesPerPlayer + 1] = cell >> 8;
}
