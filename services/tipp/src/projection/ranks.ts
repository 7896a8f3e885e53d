import { firstIndexWhere } from '../domain/first-index-where.ts';
import type { Counted } from '../store/evaluation/evaluations.ts';
import { rankSteps } from '../domain/ranking/ranking.ts';
import { noDuels, type DuelTotals } from '../domain/duels/score-duels.ts';
import { emptySnapshot, type Snapshot } from '../domain/evaluation/snapshot.ts';
import type { Steps } from '@tippspiel/shared/platform/clock/slices';

/** The ranks that this process serves, with the snapshot's values by player number; zeros for newer players. */
export type Ranks = Snapshot & {
  /** Grows with every evaluation; 0 before the first. */
  version: number;
  snapshotId: string | null;
  /** The results behind these points; null before the first evaluation, or if unknown. */
  counted: Counted | null;
  /** 1…N, equal points share a rank; 0 without a tipp. */
  ranks: Uint32Array;
  /** Numbers of all known players, from the top of the list to its end. */
  order: Uint32Array;
  /** By player number: the place in `order`, from 1; 0 without one. Use `placeIn` to read it. */
  places: Uint32Array;
  /** How many players were deleted at this count. With the version it identifies the order, except for newcomers. */
  gone: number;
  /** The index in `order` of the first player without a tipp; from there on players are sorted by number. */
  untippedFrom: number;
  duels: DuelRanks;
};

/** An order of players, and the place of each. */
export type PlaceList = Pick<Ranks, 'order' | 'places'>;

/** The duels' ranks of the last evaluation; unchanged until the next. */
export type DuelRanks = DuelTotals & {
  /** 1…N, equal points share a rank; 0 without a duel. */
  ranks: Uint32Array;
  order: Uint32Array;
  places: Uint32Array;
};

export type Evaluated = Pick<Ranks, 'version' | 'snapshotId' | 'counted'> & {
  snapshot: Snapshot;
  duels: DuelTotals;
};

/** The state before the first evaluation. */
export const nothingEvaluated = (): Evaluated => ({
  version: 0,
  snapshotId: null,
  counted: null,
  snapshot: emptySnapshot(0),
  duels: noDuels(0),
});

/** @returns the place in the order, from 0; null for a number without one. */
export function placeIn({ order, places }: PlaceList, player: number): number | null {
  const place = places[player] ?? 0;
  // Beyond the end: the player was added after this value was made.
  return place > 0 && place <= order.length ? place - 1 : null;
}

/**
 * Ranks all players from scratch.
 * @param inactive 1 for each number without a player; its length is the highest number
 * @param room capacity, so that newcomers can be appended without copying
 */
export function* countRanks(
  { version, snapshotId, counted, snapshot, duels }: Evaluated,
  inactive: Uint8Array,
  room: number,
): Steps<Ranks> {
  const players = inactive.length;
  const standing = { ...resizeSnapshot(snapshot, players), inactive };
  const { ranks, order } = yield* rankSteps(standing, room);
  const places = yield* placesOf(order, order.buffer.byteLength / 4);
  return {
    ...snapshot,
    version,
    snapshotId,
    counted,
    ranks: ranks.length > snapshot.points.length ? ranks.slice(0, snapshot.points.length) : ranks,
    order,
    places,
    gone: 0,
    untippedFrom: firstUntipped(order, snapshot.tipped),
    duels: yield* countDuelRanks(duels, inactive),
  };
}

/** By points; ties are ordered by duels won, then by registration. */
function* countDuelRanks(duels: DuelTotals, inactive: Uint8Array): Steps<DuelRanks> {
  const { points, won, played } = resizeDuels(duels, inactive.length);
  const { ranks, order } = yield* rankSteps({ points, exact: won, tipped: played, inactive });
  const dueling = order.slice(0, firstUntipped(order, played));
  return { ...duels, ranks, order: dueling, places: yield* placesOf(dueling, inactive.length) };
}

/** Places in an order by player number, from 1. @param numbers how many player numbers to cover */
export function* placesOf(order: Uint32Array, numbers: number): Steps<Uint32Array> {
  const places = new Uint32Array(numbers);
  for (let from = 0; from < order.length; from += BLOCK) {
    writePlaces(order, places, from, Math.min(from + BLOCK, order.length));
    yield;
  }
  return places;
}

const BLOCK = 1 << 16;

function writePlaces(order: Uint32Array, places: Uint32Array, from: number, to: number): void {
  for (let at = from; at < to; at++) places[order[at] as number] = at + 1;
}

/** Resizes a snapshot to the known players: newer players get zeros, unknown ones are dropped. */
function resizeSnapshot(snapshot: Snapshot, players: number): Snapshot {
  if (snapshot.points.length === players) return snapshot;
  const resized = emptySnapshot(players);
  for (const name of ['points', 'exact', 'tipped', 'ranksBefore'] as const)
    resized[name].set(snapshot[name].subarray(0, players));
  return resized;
}

function resizeDuels(duels: DuelTotals, players: number): DuelTotals {
  if (duels.points.length === players) return duels;
  const resized = noDuels(players);
  for (const name of ['points', 'won', 'played'] as const)
    resized[name].set(duels[name].subarray(0, players));
  return resized;
}

/** The index in an order of the first player without a tipp. */
const firstUntipped = (order: Uint32Array, tipped: Uint8Array): number =>
  firstIndexWhere(order.length, (at) => !tipped[order[at] as number]);

/** Copying this many places is not noticeable; longer lists would block the event loop for up to ten milliseconds. */
const COPIED_AT_ONCE = 1 << 16;

export const isLong = ({ order }: Ranks): boolean => order.length > COPIED_AT_ONCE;

/** The number after the last one in the list; null if all players have a tipp, so that any number may be appended. */
export const nextNumber = ({ order, untippedFrom }: Ranks): number | null =>
  order.length > untippedFrom ? (order.at(-1) as number) + 1 : null;

/**
 * Inserts newcomers among the players without a tipp. Higher numbers are appended in place, beyond the end that readers
 * see. Newcomers out of order, which two user processes cause, need a copy of a short list.
 * @param isOurs these ranks are not published yet and may be mutated
 * @returns null if a full recount is needed: a newcomer has counted tipps or duels, or the list is too long to copy
 */
export function addNewcomers(ranks: Ranks, newcomers: readonly number[], isOurs = false): Ranks | null {
  if (newcomers.some((player) => ranks.tipped[player] || ranks.duels.played[player])) return null;
  const sorted = Uint32Array.from(newcomers).sort();
  const highest = sorted.at(-1);
  if (highest === undefined) return ranks;
  const { length } = ranks.order;
  const isBehindAll =
    length === ranks.untippedFrom || (sorted[0] as number) > (ranks.order[length - 1] as number);
  const fits = highest < ranks.places.length && length + sorted.length <= ranks.order.buffer.byteLength / 4;
  const isInPlace = fits && (isBehindAll || isOurs);
  if (!isInPlace && !isOurs && isLong(ranks)) return null;
  const { order, places } = isInPlace ? fullArrays(ranks) : copyWithRoom(ranks, highest + 1, sorted.length);
  let write = length + sorted.length;
  let old = length;
  for (let next = sorted.length - 1; next >= 0;) {
    const newcomer = sorted[next] as number;
    const before = old > ranks.untippedFrom ? (order[old - 1] as number) : -1;
    const player = before > newcomer ? before : newcomer;
    if (before > newcomer) old--;
    else next--;
    order[--write] = player;
    places[player] = write + 1;
  }
  return { ...ranks, order: order.subarray(0, length + sorted.length), places };
}

type Room = Pick<Ranks, 'order' | 'places'>;

/** The whole arrays, including the part beyond the end that readers see. */
const fullArrays = ({ order, places }: Ranks): Room => ({ order: new Uint32Array(order.buffer), places });

function copyWithRoom({ order, places }: Ranks, numbers: number, more: number): Room {
  const room = Math.max(places.length, numbers, order.length + more);
  // Doubles when full, so that this is rare.
  const length = room > places.length ? room * 2 : room;
  const copy = { order: new Uint32Array(length), places: new Uint32Array(length) };
  copy.order.set(order);
  copy.places.set(places);
  return copy;
}
