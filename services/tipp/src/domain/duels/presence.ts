import { firstIndexWhere } from '../first-index-where.ts';
import { presentBit } from '../columns/column-cell.ts';
import { cellsOf, columnLength, type Column } from '../columns/column.ts';

/**
 * The players who were present when a match locked, numbered without gaps: each has a place 0…count-1. If everybody is
 * present, places equal player numbers. Otherwise an index finds them, with about a thousandth of the column's memory.
 */
export type Presence = {
  count: number;
  /** @returns null for a player who was not present */
  placeOf(player: number): number | null;
  /** @param place 0…count-1 */
  playerAt(place: number): number;
  /** The player numbers by place, in a new array, for passes over all. Null if places equal player numbers. */
  all(): Uint32Array | null;
};

/** Cells per index entry. Within a block cells are counted one by one. */
const BLOCK = 512;
/** Cells read between two pauses: some tenths of a millisecond. */
const AT_ONCE = 1 << 14;

/** Callers may pause at each `yield`. */
export function* readPresence(column: Column): Generator<void, Presence> {
  const cells = cellsOf(column);
  const players = columnLength(column);
  const isPresent = (player: number) => ((cells[player] ?? 0) & presentBit) !== 0;
  /** The number of present players before each block; the last entry is the total. */
  const before = new Uint32Array(Math.ceil(players / BLOCK) + 1);
  for (let from = 0, counted = 0; from < players; from += AT_ONCE) {
    for (let player = from; player < Math.min(from + AT_ONCE, players); player += 1) {
      if (isPresent(player)) counted += 1;
      before[Math.floor(player / BLOCK) + 1] = counted;
    }
    yield;
  }
  const count = before[before.length - 1] as number;
  const isDense = count === players;

  function placeOf(player: number): number | null {
    if (!isPresent(player)) return null;
    if (isDense) return player;
    const block = Math.floor(player / BLOCK);
    let place = before[block] as number;
    for (let other = block * BLOCK; other < player; other += 1) if (isPresent(other)) place += 1;
    return place;
  }

  function playerAt(place: number): number {
    if (isDense) return place;
    let player = blockOf(before, place) * BLOCK;
    for (let left = place - (before[player / BLOCK] as number); left > 0 || !isPresent(player); player += 1)
      if (isPresent(player)) left -= 1;
    return player;
  }

  function all(): Uint32Array | null {
    if (isDense) return null;
    const present = new Uint32Array(count);
    for (let player = 0, place = 0; player < players; player += 1)
      if (isPresent(player)) present[place++] = player;
    return present;
  }

  return { count, placeOf, playerAt, all };
}

/** The last block that starts at or before a place. That block is not empty. */
const blockOf = (before: Uint32Array, place: number): number =>
  firstIndexWhere(before.length, (block) => (before[block] as number) > place) - 1;
