/** The members of one group, by player number (id - 1), ascending. */
export type Members = Uint32Array;

/**
 * The members of one group in a few bytes each. Changes are collected, and applied at the next read or when there are
 * many. One new member or a hundred thousand then cost a single copy.
 */
export type Roster = {
  members: Members;
  /** Pending changes by id: true for a new member, false for one who left. Null without changes, as in most groups. */
  pending: Map<number, boolean> | null;
  /** When the changes were last applied, by `performance.now()`. */
  appliedAt: number;
};

/** Pending changes take much memory: beyond this number and share of the group they are applied at once. */
const MAX_PENDING = 16;
const MAX_PENDING_SHARE = 1 / 8;
/** Everything derived from a large group is recomputed when it changes, at most this often. */
const LARGE = 1_000;
const REUSE_MS = 500;

export const emptyRoster = (): Roster => ({
  members: new Uint32Array(),
  pending: null,
  appliedAt: -Infinity,
});

export function isIn({ members, pending }: Roster, userId: number): boolean {
  return pending?.get(userId) ?? members[placeOf(members, userId - 1)] === userId - 1;
}

export function addChange(roster: Roster, userId: number, isMember: boolean): void {
  const pending = (roster.pending ??= new Map());
  pending.set(userId, isMember);
  if (pending.size > Math.max(MAX_PENDING, roster.members.length * MAX_PENDING_SHARE)) applyPending(roster);
}

/** Returns the same array while nothing changes, for a large group a moment longer: derived values are cached by it. */
export function membersOf(roster: Roster): Members {
  const isNew = roster.members.length > LARGE && performance.now() - roster.appliedAt < REUSE_MS;
  if (!isNew) applyPending(roster);
  return roster.members;
}

export function applyPending(roster: Roster): void {
  const { members, pending } = roster;
  if (!pending) return;
  const changes = Uint32Array.from(pending.keys(), (userId) => userId - 1).sort();
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
    if (pending.get(player + 1)) next[count++] = player;
  }
  keepTo(members.length);
  Object.assign(roster, { members: next.slice(0, count), pending: null, appliedAt: performance.now() });
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
