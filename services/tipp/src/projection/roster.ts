/** The members of one group, by player number (id - 1), ascending. */
export type Members = Uint32Array;

/**
 * The members of one group in a few bytes each. Changes are collected, and applied at the next read or when there are
 * many. One new member or a hundred thousand then cost a single copy.
 */
export type Roster = {
  members: Members;
  /** Pending changes by id: true for a new member, false for one who left. Null without changes, as in most groups. */
  noted: Map<number, boolean> | null;
  /** When the changes were last applied, by `performance.now()`. */
  workedInAt: number;
};

/** Pending changes take much memory: beyond this number and share of the group they are applied at once. */
const MAX_NOTED = 16;
const SHARE_NOTED = 1 / 8;
/** Everything derived from a large group is recomputed when it changes, at most this often. */
const LARGE = 1_000;
const STAYS_MS = 500;

export const emptyRoster = (): Roster => ({ members: new Uint32Array(), noted: null, workedInAt: -Infinity });

export function isIn({ members, noted }: Roster, userId: number): boolean {
  return noted?.get(userId) ?? members[placeOf(members, userId - 1)] === userId - 1;
}

export function note(roster: Roster, userId: number, isMember: boolean): void {
  const noted = (roster.noted ??= new Map());
  noted.set(userId, isMember);
  if (noted.size > Math.max(MAX_NOTED, roster.members.length * SHARE_NOTED)) pack(roster);
}

/**
 * Returns the same array while nothing changes, and for a large group a moment longer: derived values are cached by it.
 */
export function membersOf(roster: Roster): Members {
  const isNew = roster.members.length > LARGE && performance.now() - roster.workedInAt < STAYS_MS;
  if (!isNew) pack(roster);
  return roster.members;
}

export function pack(roster: Roster): void {
  const { members, noted } = roster;
  if (!noted) return;
  const changes = Uint32Array.from(noted.keys(), (userId) => userId - 1).sort();
  const next = new Uint32Array(members.length + changes.length);
  let [from, count] = [0, 0];
  function keepTo(place: number): void {
    next.set(members.subarray(from, place), count);
    count += place - from;
    from = place;
  }
  for (const player of changes) {
    keepTo(placeOf(members, player));
    if (members[from] === player) from += 1;
    if (noted.get(player + 1)) next[count++] = player;
  }
  keepTo(members.length);
  Object.assign(roster, { members: next.slice(0, count), noted: null, workedInAt: performance.now() });
}

/** The index of a player, or the index at which to insert one. */
function placeOf(members: Members, player: number): number {
  let [from, to] = [0, members.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((members[middle] as number) < player) from = middle + 1;
    else to = middle;
  }
  return from;
}
