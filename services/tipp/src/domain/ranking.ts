/** What players are ranked by; index = player number (0…N-1, given in the order of registration). */
export type Standing = {
  /** Total points, 0 or more (a total is some thousands at most). */
  points: Int32Array;
  /** Number of exact tipps. */
  exact: Uint8Array;
  /** 0 for a player who has not tipped yet. */
  tipped: Uint8Array;
  /** Not 0 for numbers without a player (deleted, never given): they have rank 0 and no place. */
  inactive?: Uint8Array;
};

export type Ranking = {
  /** By player number: 1…N, equal points share a rank; 0 without a tipp or inactive. */
  ranks: Uint32Array;
  /** Player numbers from the top of the list to its end, inactive ones left out. */
  order: Uint32Array;
};

/**
 * The ranking (rules of the game, scoring): by points, equal points share a rank and the next skips (1, 1, 1, 4); inside
 * a tie more exact tipps stand first, then who registered first; players without a tipp stand behind all others. Counts
 * instead of comparing, so a million players take some tens of milliseconds.
 */
export function rank(standing: Standing): Ranking {
  const { keys, width, untipped } = sortKeys(standing);
  const places = placesByKey(keys, untipped + 2);
  const shared = ranksByKey(places, width, untipped);
  const active = places[untipped + 1] as number;
  const order = new Uint32Array(keys.length);
  const ranks = new Uint32Array(keys.length);
  for (let player = 0; player < keys.length; player += 1) {
    const key = keys[player] as number;
    const place = places[key] as number;
    places[key] = place + 1;
    order[place] = player;
    ranks[player] = shared[key] as number;
  }
  return { ranks, order: order.slice(0, active) };
}

/**
 * One number per player that grows from the top of the list to its end: points down, inside of them exact tipps down;
 * then `untipped`, and one more for inactive players.
 */
function sortKeys(standing: Standing): { keys: Uint32Array; width: number; untipped: number } {
  const { points, exact, tipped, inactive } = standing;
  let highest = 0;
  let most = 0;
  for (let player = 0; player < points.length; player += 1) {
    const own = points[player] as number;
    const ownExact = exact[player] as number;
    if (own > highest) highest = own;
    if (ownExact > most) most = ownExact;
  }
  const width = most + 1;
  const untipped = (highest + 1) * width;
  const keys = new Uint32Array(points.length);
  for (let player = 0; player < keys.length; player += 1) {
    const key = (highest - (points[player] as number)) * width + (width - 1 - (exact[player] as number));
    keys[player] = tipped[player] ? key : untipped;
  }
  inactive?.forEach((flag, player) => {
    if (flag) keys[player] = untipped + 1;
  });
  return { keys, width, untipped };
}

/** @returns for every key below `count` the place in the order where its first player goes. */
function placesByKey(keys: Uint32Array, count: number): Uint32Array {
  const places = new Uint32Array(count + 1);
  for (let player = 0; player < keys.length; player += 1) {
    const after = (keys[player] as number) + 1;
    places[after] = (places[after] as number) + 1;
  }
  for (let key = 1; key < count; key += 1)
    places[key] = (places[key] as number) + (places[key - 1] as number);
  return places;
}

/** @returns by key the rank shared by all with the same points; 0 for those without a tipp and inactive ones. */
function ranksByKey(places: Uint32Array, width: number, untipped: number): Uint32Array {
  const shared = new Uint32Array(untipped + 2);
  for (let key = 0; key < untipped; key += 1) shared[key] = (places[key - (key % width)] as number) + 1;
  return shared;
}
