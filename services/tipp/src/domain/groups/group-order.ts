import { firstIndexWhere } from '../first-index-where.ts';

/** An order of players, and each player's place in it from 1; 0 for a number without a place. */
type Places = { order: Uint32Array; places: Uint32Array };

/** Players handled between two pauses: some tenths of a millisecond. */
const BLOCK = 1 << 15;
/** A group this many times smaller than the list is sorted; for a larger one the list is filtered. */
const SMALL = 20;
const SORTED_AT_ONCE = 20_000;

/**
 * The members of a group in the order of a list of all players, without members who have no place. The pauses keep
 * large groups and lists from blocking the process.
 * @param members player numbers, ascending
 */
export function* orderMembers(members: Uint32Array, { order, places }: Places): Generator<void, Uint32Array> {
  if (members.length > SORTED_AT_ONCE || members.length * SMALL > order.length)
    return yield* filterOrder(members, order);
  const own = new Uint32Array(members.length);
  let count = 0;
  for (const player of members) {
    const place = places[player] ?? 0;
    // A place beyond the end belongs to a player who was added after this list was made.
    if (place > 0 && place <= order.length) own[count++] = place;
  }
  yield;
  const placed = own.subarray(0, count).sort();
  return placed.map((place) => order[place - 1] as number);
}

function* filterOrder(members: Uint32Array, order: Uint32Array): Generator<void, Uint32Array> {
  const isMember = new Uint8Array((members.at(-1) ?? -1) + 1);
  for (let from = 0; from < members.length; from += BLOCK) {
    for (const player of members.subarray(from, from + BLOCK)) isMember[player] = 1;
    yield;
  }
  const found = new Uint32Array(members.length);
  let count = 0;
  for (let from = 0; from < order.length; from += BLOCK) {
    for (const player of order.subarray(from, from + BLOCK)) if (isMember[player]) found[count++] = player;
    yield;
  }
  return found.slice(0, count);
}

/**
 * A player's rank among the members: equal points share a rank, and the next rank skips, as in the full ranking.
 * @param members in order; those without a rank are last
 * @param rankOf the rank among all, shared by equal points; 0 for none
 */
export function rankAmong(members: Uint32Array, rankOf: (player: number) => number, player: number): number {
  const own = rankOf(player);
  if (own === 0) return 0;
  const isBehind = (at: number) => {
    const rank = rankOf(members[at] as number);
    return rank === 0 || rank >= own;
  };
  return 1 + firstIndexWhere(members.length, isBehind);
}

/** A player's index in the order; null for a player who is not in it. */
export function placeAmong(
  members: Uint32Array,
  placeOf: (player: number) => number,
  player: number,
): number | null {
  const own = placeOf(player);
  const at = own > 0 ? firstIndexWhere(members.length, (n) => placeOf(members[n] as number) >= own) : -1;
  return members[at] === player ? at : null;
}

/**
 * The members' ranks in an earlier evaluation, ascending, without 0. `rankBefore` looks up a rank in it. Empty for a
 * group that is too large to be sorted without a pause.
 */
export function sortedRanks(members: Uint32Array, ranks: Uint32Array): Uint32Array {
  if (members.length > SORTED_AT_ONCE) return new Uint32Array();
  const own = new Uint32Array(members.length);
  let count = 0;
  for (const player of members) {
    const rank = ranks[player] ?? 0;
    if (rank > 0) own[count++] = rank;
  }
  return own.slice(0, count).sort();
}

/** @param sorted the result of `sortedRanks` @returns the rank among the members, 0 for none */
export const rankBefore = (sorted: Uint32Array, rank: number): number =>
  rank === 0 || sorted.length === 0
    ? 0
    : 1 + firstIndexWhere(sorted.length, (at) => (sorted[at] as number) >= rank);
