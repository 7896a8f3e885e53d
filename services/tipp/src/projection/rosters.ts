import { inSlices, type Steps } from '@tippspiel/shared/platform/clock/slices';
import { waitFor } from '@tippspiel/shared/platform/clock/wait-for';
import type { KnownGroup } from '../store/groups/groups.ts';
import type { Membership } from '../store/groups/memberships.ts';
import {
  addChange,
  applyPending,
  emptyRoster,
  isIn,
  membersOf,
  type Members,
  type Roster,
} from './roster.ts';

type Entry = { version: number; ownerId: number; isGone: boolean; roster: Roster; left?: Set<number> };

const NOBODY: Members = new Uint32Array();
/** Each waiting request holds a gateway connection, which saves need, too. Further requests are answered at once. */
const MAX_WAITING = 20;
const POLL_MS = 10;
/** How many versions of members who left or returned are kept: an event may be seconds late. */
const MAX_VERSIONS = 50_000;

export type Rosters = ReturnType<typeof createRosters>;

/** All groups and their members in this process's memory, kept up to date by the group service's events. */
export function createRosters() {
  const groups = new Map<number, Entry>();
  /** By membership; first versions are omitted. In the order of arrival. */
  const versions = new Map<string, number>();
  let isLoaded = false;
  /** Players whose requests wait for an event. */
  const waiting = new Set<number>();

  function entryOf(groupId: number): Entry {
    const known = groups.get(groupId);
    if (known) return known;
    const entry: Entry = { version: -1, ownerId: 0, isGone: false, roster: emptyRoster() };
    groups.set(groupId, entry);
    return entry;
  }

  /** Null for an unknown or deleted group. */
  const ownerOf = (groupId: number) => groups.get(groupId)?.ownerId || null;
  function has(groupId: number, userId: number): boolean {
    const entry = groups.get(groupId);
    return entry !== undefined && isIn(entry.roster, userId);
  }

  function forgetOldest(): void {
    for (const key of versions.keys()) {
      if (versions.size <= MAX_VERSIONS) return;
      versions.delete(key);
    }
  }

  function* applyAllPending(): Steps<void> {
    for (const { roster } of groups.values()) {
      applyPending(roster);
      yield;
    }
  }

  /** The value now, or once events have brought it. A player can wait for one thing at a time. */
  async function when<Value>(
    { groupId, userId }: { groupId: number; userId: number },
    read: () => Value,
    timeoutMs: number,
  ): Promise<Value> {
    const isDone = (value: Value) => Boolean(value) || groups.get(groupId)?.isGone === true;
    const value = read();
    if (isDone(value) || waiting.has(userId) || waiting.size >= MAX_WAITING) return value;
    waiting.add(userId);
    try {
      return await waitFor(read, { isDone, timeoutMs, everyMs: POLL_MS });
    } finally {
      waiting.delete(userId);
    }
  }

  return {
    has,
    /** Whether a player has left a group by their own decision, and not come back. */
    hasLeft: (groupId: number, userId: number) => groups.get(groupId)?.left?.has(userId) === true,
    ownerOf,
    putGroup({ _id, version, ownerId, isGone }: KnownGroup): void {
      const entry = entryOf(_id);
      if (version <= entry.version) return;
      Object.assign(entry, { version, isGone, ownerId: isGone ? 0 : ownerId });
      if (isGone) Object.assign(entry, { roster: emptyRoster(), left: undefined });
    },
    /** Applies an event; ignores one whose version is not higher than the membership's. */
    put({ groupId, userId, isMember, hasLeft, version }: Membership): void {
      const entry = entryOf(groupId);
      const { isGone, roster } = entry;
      // Late events must not restore a deleted group.
      if (isGone) return;
      const key = `${groupId}:${userId}`;
      const wasMember = isIn(roster, userId);
      if (version <= (versions.get(key) ?? (wasMember ? 1 : 0))) return;
      versions.delete(key);
      if (!isMember || version > 1) versions.set(key, version);
      // While a process starts, its events are newer than the database's rows.
      if (isLoaded) forgetOldest();
      // An earlier version stores that a player is back, and leaves `hasLeft`.
      if (hasLeft && !isMember) (entry.left ??= new Set()).add(userId);
      else entry.left?.delete(userId);
      if (isMember !== wasMember) addChange(roster, userId, isMember);
    },
    /** Called once all earlier events are applied: compacts the rosters. */
    async finishLoading(): Promise<void> {
      await inSlices(applyAllPending());
      isLoaded = true;
      forgetOldest();
    },
    /** Returns the same array while nothing changes. */
    members(groupId: number): Members {
      const entry = groups.get(groupId);
      return entry ? membersOf(entry.roster) : NOBODY;
    },
    /** Whether a player is in a group, or becomes a member within this time: the event may still be on its way. */
    whenMember: (groupId: number, userId: number, timeoutMs: number) =>
      when({ groupId, userId }, () => ownerOf(groupId) !== null && has(groupId, userId), timeoutMs),
    /** The group's owner, now or within this time: the event of a new group may still be on its way. Null if unknown. */
    whenKnown: (groupId: number, userId: number, timeoutMs: number) =>
      when({ groupId, userId }, () => ownerOf(groupId), timeoutMs),
  };
}
