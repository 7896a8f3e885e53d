/** The values that determine the ranking; index = player number (0…N-1, in the order of registration). */
import { runSteps } from '../run-steps.ts';

export type Standing = {
  /** Total points, 0 or more (at most some thousands). */
  points: Int32Array;
  /** Number of exact tipps. */
  exact: Uint8Array;
  /** 0 for a player who has not tipped yet. */
  tipped: Uint8Array;
  /** 1 for numbers without a player (deleted or never given): they have rank 0 and no place. */
  inactive?: Uint8Array;
};

export type Ranking = {
  /** By player number: 1…N, equal points share a rank; 0 without a tipp or inactive. */
  ranks: Uint32Array;
  /** Player numbers from first to last, without inactive ones. */
  order: Uint32Array;
};

/**
 * The ranking (rules of the game, scoring): by points; equal points share a rank and the next rank skips (1, 1, 1, 4).
 * Ties are ordered by more exact tipps, then by registration; players without a tipp are last. A counting sort takes
 * some tens of milliseconds for a million players.
 */
export const rank = (standing: Standing): Ranking => runSteps(rankSteps(standing));

/** Players handled between two pauses: a fraction of a millisecond. */
const BLOCK = 1 << 16;

/**
 * The same with pauses, so that the process can do other work.
 * @param room capacity of the memory behind `order`, by default the number of players
 */
export function* rankSteps(standing: Standing, room = 0): Generator<void, Ranking> {
  const players = standing.points.length;
  const scale = { highest: 0, most: 0 };
  for (const [from, to] of blocks(players)) {
    measure(standing, scale, from, to);
    yield;
  }
  const width = scale.most + 1;
  const untipped = (scale.highest + 1) * width;
  const keys = new Uint32Array(players);
  const places = new Uint32Array(untipped + 3);
  for (const [from, to] of blocks(players)) {
    writeKeys(standing, { ...scale, keys, places }, from, to);
    yield;
  }
  for (let key = 1; key < untipped + 2; key += 1)
    places[key] = (places[key] as number) + (places[key - 1] as number);
  const shared = ranksByKey(places, width, untipped);
  const active = places[untipped + 1] as number;
  const order = new Uint32Array(Math.max(room, players));
  const ranks = new Uint32Array(players);
  yield;
  for (const [from, to] of blocks(players)) {
    place(keys, places, order, from, to);
    lookUp(keys, shared, ranks, from, to);
    yield;
  }
  return { ranks, order: order.subarray(0, active) };
}

function* blocks(count: number): Generator<[from: number, to: number]> {
  for (let from = 0; from < count; from += BLOCK) yield [from, Math.min(from + BLOCK, count)];
}

type Scale = { highest: number; most: number };

function measure({ points, exact }: Standing, scale: Scale, from: number, to: number): void {
  let { highest, most } = scale;
  for (let player = from; player < to; player += 1) {
    const own = points[player] as number;
    const ownExact = exact[player] as number;
    if (own > highest) highest = own;
    if (ownExact > most) most = ownExact;
  }
  scale.highest = highest;
  scale.most = most;
}

/**
 * One sort key per player, ascending from first to last: descending points, then descending exact tipps. `untipped`
 * follows, and one more for inactive players. Also counts the players of each key, at the index of the next key.
 */
function writeKeys(
  { points, exact, tipped, inactive }: Standing,
  { highest, most, keys, places }: Scale & { keys: Uint32Array; places: Uint32Array },
  from: number,
  to: number,
): void {
  const width = most + 1;
  const untipped = (highest + 1) * width;
  for (let player = from; player < to; player += 1) {
    let key = (highest - (points[player] as number)) * width + (most - (exact[player] as number));
    if (!tipped[player]) key = untipped;
    if (inactive?.[player]) key = untipped + 1;
    keys[player] = key;
    places[key + 1] = (places[key + 1] as number) + 1;
  }
}

/** Puts each player on the next free place of the key; `places` advances. */
function place(keys: Uint32Array, places: Uint32Array, order: Uint32Array, from: number, to: number): void {
  for (let player = from; player < to; player += 1) {
    const key = keys[player] as number;
    const at = places[key] as number;
    places[key] = at + 1;
    order[at] = player;
  }
}

function lookUp(keys: Uint32Array, shared: Uint32Array, ranks: Uint32Array, from: number, to: number): void {
  for (let player = from; player < to; player += 1) ranks[player] = shared[keys[player] as number] as number;
}

/** @returns by key, the rank shared by equal points; 0 without a tipp or inactive. */
function ranksByKey(places: Uint32Array, width: number, untipped: number): Uint32Array {
  const shared = new Uint32Array(untipped + 2);
  for (let key = 0; key < untipped; key += 1) shared[key] = (places[key - (key % width)] as number) + 1;
  return shared;
}
