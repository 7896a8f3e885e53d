import { Buffer } from 'node:buffer';
import { createBoundedQueue } from '@tippspiel/shared/platform/queue/bounded-queue';
import { searchedFor } from '@tippspiel/shared/platform/text/fold';
import type { Names, Players } from './players.ts';
import { SEGMENT, type TextPool } from './text-pool.ts';
import { inSlices, type Steps } from '@tippspiel/shared/platform/clock/slices';

export type SearchFilter = {
  /** The search text; empty for all. */
  search: string;
  onlyLocked?: boolean | null;
  /** Excludes player numbers. */
  without?: (player: number) => boolean;
};

export type PageRange = { skip: number; pageSize: number };
export type Found = {
  total: number;
  /** Player numbers of the page. */
  players: Uint32Array;
};

/** Viewers take turns. */
export type SearchTurn = {
  viewer: number;
  /** When the caller gives up, in real time: a search that would start later is skipped. */
  deadline?: Date;
};

export type NameSearch = {
  /**
   * Finds players of the order whose name contains every word of the search, ignoring case and accents. Searches run
   * one at a time, in slices; the others are queued. Among few players a search runs at once, by comparing names directly.
   * Without search and filter it is only a part of the order.
   * @throws AppError UNAVAILABLE for a skipped search, and at once if the queue is full; RATE_LIMITED if this viewer has
   * too many in it
   */
  find(
    players: Players,
    order: Uint32Array,
    wanted: SearchFilter & PageRange,
    turn: SearchTurn,
  ): Promise<Found>;
};

/** Buffers shared by all searches: allocating six megabytes for each would cause garbage collection pauses. */
type Scratch = { kept: Uint32Array; has: Uint32Array };

/** A full queue takes two or three seconds with a million names; further searches are rejected and may be retried. */
export const MAX_WAITING = 100;
/** An app has one under way, and the gateway may send a slow one again. */
export const MAX_WAITING_OF_ONE = 5;
const RETRY_AFTER_SECONDS = 3;

export function createNameSearch(): NameSearch {
  const scratch: Scratch = { kept: new Uint32Array(), has: new Uint32Array() };
  const queue = createBoundedQueue({
    concurrency: 1,
    maxQueued: MAX_WAITING,
    perKey: { concurrency: 1, maxQueued: MAX_WAITING_OF_ONE },
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
  return {
    async find(players, order, wanted, { viewer, deadline }) {
      const { skip, pageSize } = wanted;
      const pageOf = (all: Uint32Array) => ({ total: all.length, players: all.slice(skip, skip + pageSize) });
      if (!wanted.search && !wanted.onlyLocked && !wanted.without) return pageOf(order);
      if (order.length <= MAX_DIRECT) return pageOf(searchFew(players, order, wanted));
      return queue.run(async () => pageOf(await inSlices(searchSteps(players, order, wanted, scratch))), {
        key: viewer,
        deadline,
      });
    },
  };
}

/** Most groups and own lists are smaller; they are searched within a millisecond. */
export const MAX_DIRECT = 1_024;

function searchFew(
  { names, isLocked }: Players,
  few: Uint32Array,
  { search, onlyLocked, without }: SearchFilter,
): Uint32Array {
  const words = wordsOf(search);
  const { folded, first, last } = names;
  return few.filter((player) => {
    if ((onlyLocked && !isLocked(player + 1)) || without?.(player)) return false;
    const [firstname, lastname] = [folded.text(first(player)), folded.text(last(player))];
    return words.every((word) => firstname.includes(word) || lastname.includes(word));
  });
}

const wordsOf = (search: string): string[] => [...new Set(searchedFor(search).split(' ').filter(Boolean))];

/** One bit per word. */
const MAX_WORDS = 31;
/** Players handled between two pauses: some tenths of a millisecond, as for all steps here. */
export const BLOCK = 4_096;
/** Matches found between two pauses. */
export const MATCHES = 1_024;

/** @returns an array that is valid until the scratch buffers are reused */
export function* searchSteps(
  players: Players,
  order: Uint32Array,
  { search, onlyLocked, without }: SearchFilter,
  scratch: Scratch,
): Steps<Uint32Array> {
  const words = wordsOf(search);
  scratch.kept = ensureCapacity(scratch.kept, order.length);
  let found = order;
  if (onlyLocked) found = yield* filter(found, scratch.kept, (player) => players.isLocked(player + 1));
  for (let from = 0; from < words.length; from += MAX_WORDS) {
    const some = words.slice(from, from + MAX_WORDS);
    const has = yield* wordsInNames(players.names, some, scratch);
    const all = 2 ** some.length - 1;
    const { first, last } = players.names;
    // A word contains no space, so it occurs in the first or in the last name, never across both.
    const isFound = (player: number) =>
      ((has[first(player)] as number) | (has[last(player)] as number)) === all;
    found = yield* filter(found, scratch.kept, isFound);
  }
  if (without) found = yield* filter(found, scratch.kept, (player) => !without(player));
  return found;
}

/** Returns an array of at least this length, with room for new players. */
function ensureCapacity(array: Uint32Array, length: number): Uint32Array {
  return array.length < length ? new Uint32Array(length + (length >> 3) + BLOCK) : array;
}

/** @param kept receives the result; may share memory with `order`, because writing never overtakes reading */
function* filter(
  order: Uint32Array,
  kept: Uint32Array,
  stays: (player: number) => boolean,
): Steps<Uint32Array> {
  let count = 0;
  for (let start = 0; start < order.length; start += BLOCK) {
    const end = Math.min(start + BLOCK, order.length);
    for (let at = start; at < end; at++) {
      const player = order[at] as number;
      if (stays(player)) kept[count++] = player;
    }
    yield;
  }
  return kept.subarray(0, count);
}

/** For each folded name, one bit per word that it contains. Names added during the search have none. */
function* wordsInNames({ folded }: Names, words: string[], scratch: Scratch): Steps<Uint32Array> {
  const size = folded.size();
  scratch.has = ensureCapacity(scratch.has, size);
  const { has } = scratch;
  has.fill(0);
  yield;
  for (const [bit, word] of words.entries()) {
    const needle = Buffer.from(word);
    let id = 0;
    for (let segment = 0; segment < folded.segments(); segment++) {
      const bytes = folded.segment(segment);
      let matches = 0;
      for (let at = bytes.indexOf(needle); at >= 0;) {
        id = lineOf(folded, id, size, segment * SEGMENT + at);
        if (id >= size) break;
        has[id] = (has[id] as number) | (1 << bit);
        at = bytes.indexOf(needle, folded.offset(++id) - segment * SEGMENT);
        if (++matches % MATCHES === 0) yield;
      }
      yield;
    }
  }
  return has;
}

/** The index of the text, from `low` on, that covers a byte; `high` for a byte behind all texts. */
function lineOf({ offset }: TextPool, low: number, high: number, at: number): number {
  let step = 1;
  while (low + step < high && offset(low + step) <= at) step *= 2;
  let [from, to] = [low + (step >> 1), Math.min(low + step, high)];
  while (from < to) {
    const middle = (from + to + 1) >> 1;
    if (offset(middle) <= at) from = middle;
    else to = middle - 1;
  }
  return from;
}
