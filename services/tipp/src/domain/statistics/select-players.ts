/** Players handled between two pauses: some tenths of a millisecond. */
const BLOCK = 1 << 14;

/** By cell: 1 if selected. */
export type WantedCells = Uint8Array;

/**
 * Selects the players of a list whose cell is wanted, in the order of the list. The empty cell means an absent player,
 * so it is never wanted.
 * @param most upper bound for the number of matches
 */
export function* selectPlayers(
  order: Uint32Array,
  cells: Uint8Array | Uint16Array,
  wanted: WantedCells,
  most: number,
): Generator<void, Uint32Array> {
  const kept = new Uint32Array(Math.min(most, order.length));
  let count = 0;
  for (let from = 0; from < order.length; from += BLOCK) {
    const to = Math.min(from + BLOCK, order.length);
    for (let at = from; at < to; at += 1) {
      const player = order[at] as number;
      if (player < cells.length && wanted[cells[player] as number]) kept[count++] = player;
    }
    yield;
  }
  return kept.subarray(0, count);
}

export function countWanted(counts: Uint32Array, wanted: WantedCells): number {
  let sum = 0;
  for (let cell = 0; cell < counts.length; cell += 1) if (wanted[cell]) sum += counts[cell] as number;
  return sum;
}
