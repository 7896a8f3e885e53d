/** A one-to-one reordering of the numbers 0…size-1, computable both ways for any one of them in constant time. */
export type Permutation = {
  size: number;
  positionOf(number: number): number;
  numberAt(position: number): number;
  /** Writes the numbers at the positions from `from` on into `into`, as many as fit it: for passes over all. */
  fill(from: number, into: Uint32Array): void;
};

/** Numbers from 0 to 2³² - 1 that look random; the same call gives the same. @param count how many */
export type Chance = (count: number) => Uint32Array;

/** Each costs a pass over a million some two milliseconds; a test counts that nobody is met more often than others. */
const ROUNDS = 6;
/** The fewer cells a grid has, the more often it takes turning them until all that can come comes equally often. */
const ROUNDS_OF_FEW = 24;
const FEW = 4_096;

/**
 * A Feistel network over a grid of about as many rows as columns, which has room for `size` numbers and few more: in turns
 * each column is turned by a number that chance gave it, then each row. A number that lands in the room to spare goes
 * through once more (cycle walking): of a million numbers one in a thousand.
 * @param size how many numbers, from 0 on
 * @param chance decides all; asked once
 */
export function createPermutation(size: number, chance: Chance): Permutation {
  const rows = Math.ceil(Math.sqrt(size));
  const columns = rows && Math.ceil(size / rows);
  const rounds = size < FEW ? ROUNDS_OF_FEW : ROUNDS;
  const grid = { size, rows, columns, turns: readTurns(rows, columns, chance(rounds * rows)) };
  const one = new Uint32Array(1);
  return {
    size,
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

type Grid = { size: number; rows: number; columns: number; turns: Int32Array };

function forwards({ rows, columns, turns }: Grid, cell: number): number {
  let row = Math.floor(cell / columns);
  let column = cell - row * columns;
  for (let round = 0; round < turns.length; round += 2 * rows) {
    row = turned(row, turns[round + column] as number, rows);
    column = turned(column, turns[round + rows + row] as number, columns);
  }
  return row * columns + column;
}

/** In one function, as its loops are all that a pass over a million players takes. */
function fillBackwards({ size, rows, columns, turns }: Grid, from: number, into: Uint32Array): void {
  const last = turns.length - rows;
  for (let index = 0; index < into.length; index += 1) {
    let cell = from + index;
    do {
      let row = (cell / columns) | 0;
      let column = cell - row * columns;
      for (let round = last; round >= 0; round -= 2 * rows) {
        column = turnedBack(column, turns[round + row] as number, columns);
        row = turnedBack(row, turns[round - rows + column] as number, rows);
      }
      cell = row * columns + column;
    } while (cell >= size);
    into[index] = cell;
  }
}

/**
 * By how much each round turns: in even rounds column c by number c of that round, in odd rounds row r by number r. A
 * round has as many numbers as there are rows, and there are never more columns.
 */
function readTurns(rows: number, columns: number, given: Uint32Array): Int32Array {
  return Int32Array.from(given, (number, index) => number % (Math.floor(index / rows) % 2 ? columns : rows));
}

/** Without a branch, which no processor could foretell: `next >> 31` has all bits set below 0, none from 0 on. */
function turned(at: number, by: number, of: number): number {
  const next = at + by - of;
  return next + (of & (next >> 31));
}

function turnedBack(at: number, by: number, of: number): number {
  const next = at - by;
  return next + (of & (next >> 31));
}
