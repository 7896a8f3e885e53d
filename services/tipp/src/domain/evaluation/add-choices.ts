import { choiceCell, type ChoiceColumn } from '../columns/choice-column.ts';

/** A choice of any option in `right` earns the points. */
export type ScoredChoices = { choices: ChoiceColumn; right: readonly number[]; points: number };

/** One right option of a column. A word holds the cells of four players, so one comparison checks all four. */
type Search = { choices: ChoiceColumn; words: Int32Array; cell: number; pattern: number; worth: number };

/** A player's sums stay in one byte until they are added to the points. */
const MAX_BYTE = 255;
/** Players per block: their sums fit the L1 cache. */
const BLOCK = 1 << 14;
const CELLS = 4;

/**
 * Adds the points for choices, or subtracts them. With a million players and some twenty columns this must be fast: one
 * step compares four cells, and one pass handles four columns. The pauses let the process do other work.
 */
export function* addChoices(
  all: readonly ScoredChoices[],
  points: Int32Array,
  sign: 1 | -1,
): Generator<void> {
  for (const group of groupByByteSum(all.flatMap(searchesOf))) yield* addGroup(group, points, sign);
}

function searchesOf({ choices, right, points }: ScoredChoices): Search[] {
  // Words begin at multiples of four.
  const { buffer, byteOffset } = choices.byteOffset % CELLS === 0 ? choices : choices.slice();
  const words = new Int32Array(buffer, byteOffset, Math.floor(choices.length / CELLS));
  return right.map(choiceCell).map((cell) => {
    return { choices, words, cell, pattern: Math.imul(cell, 0x01010101), worth: points };
  });
}

/** Groups searches so that a player who earns all of a group stays within a byte. */
function groupByByteSum(searches: Search[]): Search[][] {
  const groups: Search[][] = [];
  let sum = MAX_BYTE + 1;
  for (const search of searches) {
    sum += search.worth;
    if (sum > MAX_BYTE) {
      groups.push([]);
      sum = search.worth;
    }
    groups.at(-1)?.push(search);
  }
  return groups;
}

function* addGroup(group: Search[], points: Int32Array, sign: 1 | -1): Generator<void> {
  const fours = Array.from({ length: Math.ceil(group.length / 4) }, (_none, index) =>
    group.slice(index * 4, index * 4 + 4),
  );
  // Points above 255 and players beyond the shortest of four columns are added one by one.
  const isTooMuch = group.some(({ worth }) => worth > MAX_BYTE);
  const shared = fours.map((four) => (isTooMuch ? 0 : Math.min(...four.map(({ words }) => words.length))));
  const sums = new Int32Array(BLOCK / CELLS);
  const end = Math.max(...shared) * CELLS;
  for (let from = 0; from < end; from += BLOCK) {
    const to = Math.min(from + BLOCK, end);
    sums.fill(0);
    for (const [index, four] of fours.entries())
      addFour(four, sums, from / CELLS, Math.min(to / CELLS, shared[index] as number));
    addSums(sums, points, from, to, sign);
    yield;
  }
  for (const [index, four] of fours.entries())
    for (const search of four) {
      addOneByOne(search, (shared[index] as number) * CELLS, points, sign);
      yield;
    }
}

/** @param sums a byte per player, from player `from` on */
function addSums(sums: Int32Array, points: Int32Array, from: number, to: number, sign: 1 | -1): void {
  const sumOf = new Uint8Array(sums.buffer);
  for (let player = from; player < to; player += 1)
    points[player] = (points[player] as number) + sign * (sumOf[player - from] as number);
}

/** With fewer than four searches the first stands in for the missing ones, with a worth of 0. */
function addFour([a, b, c, d]: Search[], sums: Int32Array, from: number, to: number): void {
  if (!a) return;
  const [words0, pattern0, worth0] = [a.words, a.pattern, a.worth];
  const [words1, pattern1, worth1] = [(b ?? a).words, (b ?? a).pattern, b?.worth ?? 0];
  const [words2, pattern2, worth2] = [(c ?? a).words, (c ?? a).pattern, c?.worth ?? 0];
  const [words3, pattern3, worth3] = [(d ?? a).words, (d ?? a).pattern, d?.worth ?? 0];
  for (let word = from; word < to; word += 1) {
    const found0 = Math.imul(zeroBytes((words0[word] as number) ^ pattern0), worth0);
    const found1 = Math.imul(zeroBytes((words1[word] as number) ^ pattern1), worth1);
    const found2 = Math.imul(zeroBytes((words2[word] as number) ^ pattern2), worth2);
    const found3 = Math.imul(zeroBytes((words3[word] as number) ^ pattern3), worth3);
    sums[word - from] = ((sums[word - from] as number) + found0 + found1 + found2 + found3) | 0;
  }
}

/** 1 in each byte of the word that is zero, 0 in the others. */
const zeroBytes = (word: number): number => ~(((word & 0x7f7f7f7f) + 0x7f7f7f7f) | word | 0x7f7f7f7f) >>> 7;

function addOneByOne({ choices, cell, worth }: Search, from: number, points: Int32Array, sign: 1 | -1): void {
  for (let player = from; player < choices.length; player += 1)
    if (choices[player] === cell) points[player] = (points[player] as number) + sign * worth;
}
