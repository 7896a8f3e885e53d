import { Buffer } from 'node:buffer';
import { foldText } from '@tippspiel/shared/text/fold';
import type { Names, Players } from './players.ts';
import { inSlices, type Steps } from '@tippspiel/shared/clock/slices';

export type Wanted = {
  /** As it was typed; empty for all. */
  search: string;
  onlyLocked: boolean;
};

export type NameSearch = {
  /**
   * Those of the order (player numbers) whose name has every word of the search in it, whatever its case and accents.
   * One search at a time, in slices: the others wait in a queue, requests that search nothing pass them.
   */
  find(players: Players, order: Uint32Array, wanted: Wanted): Promise<Uint32Array>;
};

export function createNameSearch(): NameSearch {
  let last: Promise<unknown> = Promise.resolve();
  return {
    find(players, order, wanted) {
      const found = last.then(() => inSlices(search(players, order, wanted)));
      last = found.catch(() => undefined);
      return found;
    },
  };
}

/** One bit per word. */
const MAX_WORDS = 31;
const BLOCK = 16_384;
/** Bytes of names that are searched without a pause. */
const WINDOW = 1 << 18;

function* search(players: Players, order: Uint32Array, { search, onlyLocked }: Wanted): Steps<Uint32Array> {
  const words = [...new Set(foldText(search).split(' ').filter(Boolean))];
  let found = order;
  if (onlyLocked) found = yield* filter(found, (block, into) => keepLocked(players, block, into));
  for (let from = 0; from < words.length; from += MAX_WORDS) {
    const some = words.slice(from, from + MAX_WORDS);
    const has = yield* wordsInNames(players.names, some);
    const all = 2 ** some.length - 1;
    found = yield* filter(found, (block, into) => keepNamed(players.names, has, all, block, into));
  }
  return found;
}

/** @param keep writes those of a block that stay to the front of `into`, and says how many they are */
function* filter(
  order: Uint32Array,
  keep: (block: Uint32Array, into: Uint32Array) => number,
): Steps<Uint32Array> {
  const kept = new Uint32Array(order.length);
  let count = 0;
  for (let start = 0; start < order.length; start += BLOCK) {
    count += keep(order.subarray(start, start + BLOCK), kept.subarray(count));
    yield;
  }
  return kept.subarray(0, count);
}

function keepLocked(players: Players, block: Uint32Array, into: Uint32Array): number {
  let count = 0;
  for (let index = 0; index < block.length; index++) {
    const player = block[index] as number;
    if (players.isLocked(player + 1)) into[count++] = player;
  }
  return count;
}

/** A word has no blank in it, and so stands in the first name or in the last: never across both. */
function keepNamed(
  names: Names,
  has: Uint32Array,
  all: number,
  block: Uint32Array,
  into: Uint32Array,
): number {
  const [first, last] = [names.first(), names.last()];
  let count = 0;
  for (let index = 0; index < block.length; index++) {
    const player = block[index] as number;
    const found = (has[first[player] as number] as number) | (has[last[player] as number] as number);
    if (found === all) into[count++] = player;
  }
  return count;
}

/** For every folded name, a bit for each word that stands in it. A name that comes during the search has none yet. */
function* wordsInNames({ folded }: Names, words: string[]): Steps<Uint32Array> {
  const size = folded.size();
  const has = new Uint32Array(size);
  for (const [bit, word] of words.entries()) {
    const needle = Buffer.from(word);
    let id = 0;
    for (let from = 0; from < folded.offset(size);) {
      // Pauses come between windows only: the pool may have moved its bytes by then.
      const until = Math.min(from + WINDOW, folded.offset(size));
      const bytes = folded.bytes().subarray(0, Math.min(until + needle.length - 1, folded.offset(size)));
      for (;;) {
        const at = bytes.indexOf(needle, from);
        if (at < 0) break;
        id = lineOf(folded.offset, id, size, at);
        has[id] = (has[id] as number) | (1 << bit);
        from = folded.offset(++id);
        if (from >= until) break;
      }
      from = Math.max(from, until);
      yield;
    }
  }
  return has;
}

/** The text, among those from `low` on, that covers a byte. */
function lineOf(offset: (id: number) => number, low: number, high: number, at: number): number {
  let [from, to] = [low, high - 1];
  while (from < to) {
    const middle = (from + to + 1) >> 1;
    if (offset(middle) <= at) from = middle;
    else to = middle - 1;
  }
  return from;
}
