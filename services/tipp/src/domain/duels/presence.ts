import { presentBit } from '../columns/column-cell.ts';
import { cellsOf, columnLength, type Column } from '../columns/column.ts';

/**
 * The players who were there when a match locked, as numbers without gaps: a place 0…count-1 for each player number of the
 * column that is present. Where all are, both are the same; else a thousandth of the column's memory finds the way.
 */
export type Presence = {
  count: number;
  /** @returns null for a player who was not there */
  placeOf(player: number): number | null;
  /** @param place 0…count-1 */
  playerAt(place: number): number;
  /** The player numbers by place, in memory of their own: for passes over all. Null where they are the places. */
  all(): Uint32Array | null;
};

/** Cells that are counted one by one, where somebody is missing. */
const BLOCK = 512;
/** Cells that are looked at without a pause: some tenths of a millisecond. */
const AT_ONCE = 1 << 14;

/** Each `yield` is a place to pause. */
export function* readPresence(column: Column): Generator<void, Presence> {
  const cells = cellsOf(column);
  const players = columnLength(column);
  const isPresent = (player: number) => ((cells[player] ?? 0) & presentBit) !== 0;
  /** How many are present before each block; the last entry is the count of all. */
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

/** The last block that begins at or before a place, among those with somebody in them. */
function blockOf(before: Uint32Array, place: number): number {
  let [from, to] = [0, before.length - 1];
  while (to - from > 1) {
    const middle = (from + to) >> 1;
    if ((before[middle] as number) <= place) from = middle;
    else to = middle;
  }
  return from;
}
