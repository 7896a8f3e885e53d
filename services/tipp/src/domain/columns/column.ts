import { decodeCell, encodeCell } from './column-cell.ts';
import type { ColumnTipp } from './column-cell.ts';

/**
 * The frozen tipps of one match: two bytes (little endian) per player number 0…N-1. Two megabytes hold a million
 * players, so evaluation, statistics and duels never read slips.
 */
export type Column = Uint8Array;

const bytesPerPlayer = 2;

/** A column without any present player. @param players number of player numbers given so far (N) */
export function emptyColumn(players: number): Column {
  return new Uint8Array(players * bytesPerPlayer);
}

/**
 * Writes one player's tipp into its two bytes.
 * @throws RangeError for a player number outside 0…N-1 or goals outside 0…15
 */
export function writeTipp(column: Column, player: number, tipp: ColumnTipp): void {
  if (!Number.isInteger(player) || player < 0 || player >= columnLength(column)) {
    throw new RangeError(`Player number ${player} is outside of the column`);
  }
  const cell = encodeCell(tipp);
  column[player * bytesPerPlayer] = cell & 0xff;
  column[player * bytesPerPlayer + 1] = cell >> 8;
}

/** @returns how many player numbers the column covers. */
export function columnLength(column: Column): number {
  return column.length / bytesPerPlayer;
}

/** The tipp of one player; not present for a number beyond the column. */
export function tippAt(column: Column, player: number): ColumnTipp {
  return decodeCell(player >= 0 && player < columnLength(column) ? cellAt(column, player) : 0);
}

/** The column as 16-bit numbers. Its bytes are little-endian, like every machine that Node runs on. */
export function cellsOf(column: Column): Uint16Array {
  const { buffer, byteOffset } = column.byteOffset % bytesPerPlayer ? column.slice() : column;
  return new Uint16Array(buffer, byteOffset, columnLength(column));
}

function cellAt(column: Column, player: number): number {
  const offset = player * bytesPerPlayer;
  return (column[offset] as number) | ((column[offset + 1] as number) << 8);
}
