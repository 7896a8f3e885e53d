/** A permutation of the numbers 0…size-1. Both directions take constant time for a single number. */
export type Permutation = {
  positionOf(number: number): number;
  numberAt(position: number): number;
  /** Writes the numbers at the positions from `from` on, until `into` is full. Fast enough for a full pass. */
  fill(from: number, into: Uint32Array): void;
};

/** Pseudorandom numbers from 0 to 2³² - 1; the same call returns the same numbers. @param count how many */
export type Chance = (count: number) => Uint32Array;

/** Each round costs about two milliseconds per million players. A test checks that all opponents are equally likely. */
const ROUNDS = 6;
/** A small grid needs more rounds until all permutations are equally likely. */
const SMALL_GRID_ROUNDS = 24;
const SMALL_GRID = 4_096;

/**
 * A Feistel network on a nearly square grid with slightly more cells than `size`. Each round rotates every column, or
 * every row, by a random amount. A number that lands in a surplus cell goes through the network again (cycle walking),
 * about one in a thousand for a million numbers.
 * @param size count of numbers, from 0 on
 * @param chance the source of all randomness, called once
 */
export function createPermutation(size: number, chance: Chance): Permutation {
  const rows = Math.ceil(Math.sqrt(size));
  const columns = rows && Math.ceil(size / rows);
  const rounds = size < SMALL_GRID ? SMALL_GRID_ROUNDS : ROUNDS;
  const grid = { size, rows, columns, rotations: toRotations(rows, columns, chance(rounds * rows)) };
  const one = new Uint32Array(1);
  return {
    positionOf(number) {
      let position = forwards(grid, number);
      while (position >= size) position = forwards(grid, position);
      return position;
    },
    numberAt(position) {
      fillBackwards(grid, position, one);
      return one[0] as number;
    },
    fill: (from, into) => fillBackwards(grid, from, into),
  };
}

type Grid = { size: number; rows: number; columns: number; rotations: Int32Array };

function forwards({ rows, columns, rotations }: Grid, cell: number): number {
  let row = Math.floor(cell / columns);
  let column = cell - row * columns;
  for (let round = 0; round < rotations.length; round += 2 * rows) {
    row = rotate(row, rotations[round + column] as number, rows);
    column = rotate(column, rotations[round + rows + row] as number, columns);
  }
  return row * columns + column;
}

/** One function with nested loops, because they take nearly all the time of a pass over a million players. */
function fillBackwards({ size, rows, columns, rotations }: Grid, from: number, into: Uint32Array): void {
  const last = rotations.length - rows;
  for (let index = 0; index < into.length; index += 1) {
    let cell = from + index;
    do {
      let row = (cell / columns) | 0;
      let column = cell - row * columns;
      for (let round = last; round >= 0; round -= 2 * rows) {
        column = rotateBack(column, rotations[round + row] as number, columns);
        row = rotateBack(row, rotations[round - rows + column] as number, rows);
      }
      cell = row * columns + column;
    } while (cell >= size);
    into[index] = cell;
  }
}

/**
 * The rotations of each round: in even rounds number c rotates column c, in odd rounds number r rotates row r. A round
 * has as many numbers as rows; there are never more columns than rows.
 */
function toRotations(rows: number, columns: number, given: Uint32Array): Int32Array {
  return Int32Array.from(given, (number, index) => number % (Math.floor(index / rows) % 2 ? columns : rows));
}

/** Branch-free, as a branch would be unpredictable: `next >> 31` sets all bits if `next` is negative, else none. */
function rotate(at: number, by: number, of: number): number {
  const next = at + by - of;
  return next + (of & (next >> 31));
}

function rotateBack(at: number, by: number, of: number): number {
  const next = at - by;
  return next + (of & (next >> 31));
}
