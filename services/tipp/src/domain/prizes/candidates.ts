import { cellValues, validTipps } from '../columns/column-cell.ts';

/** Players handled between two pauses: some tenths of a millisecond. */
const BLOCK = 1 << 14;

/** By cell: 1 for a tipp with both goals. */
const isValid = new Uint8Array(cellValues);
for (const { cells } of validTipps) for (const cell of cells) isValid[cell] = 1;

/**
 * The candidates of a drawing by player number 0…N-1, ascending: players who may win and have a valid tipp in one of
 * the columns. Callers may pause at each `yield`.
 * @param columns cells of the frozen matches, by player number
 * @param mayWin takes a player number
 */
export function* findCandidates(
  columns: readonly Uint16Array[],
  players: number,
  mayWin: (player: number) => boolean,
): Generator<void, Uint32Array> {
  const found = new Uint32Array(players);
  let count = 0;
  for (let from = 0; from < players; from += BLOCK) {
    const to = Math.min(from + BLOCK, players);
    for (let player = from; player < to; player += 1)
      if (mayWin(player) && hasTipp(columns, player)) found[count++] = player;
    yield;
  }
  return found.subarray(0, count);
}

function hasTipp(columns: readonly Uint16Array[], player: number): boolean {
  for (const cells of columns) if (player < cells.length && isValid[cells[player] as number]) return true;
  return false;
}

/** Encodes candidates compactly: one bit per player number 0…N-1, the most significant bit of each byte first. */
export function toBits(players: Uint32Array): Uint8Array {
  const last = players.at(-1);
  const bits = new Uint8Array(last === undefined ? 0 : (last >> 3) + 1);
  for (const player of players) bits[player >> 3] = (bits[player >> 3] as number) | (0x80 >> (player & 7));
  return bits;
}

/** Decodes the player numbers, in ascending order. */
export function fromBits(bits: Uint8Array): Uint32Array {
  const players = new Uint32Array(bits.length * 8);
  let count = 0;
  for (let index = 0; index < bits.length; index += 1) {
    const byte = bits[index] as number;
    for (let bit = 0; byte && bit < 8; bit += 1) if (byte & (0x80 >> bit)) players[count++] = index * 8 + bit;
  }
  return players.subarray(0, count);
}
