import type { KnownGroup } from '../store/groups/groups.ts';
import type { Membership } from '../store/groups/memberships.ts';
import { createRoster, type Members, type Roster } from './roster.ts';

/** All groups and who is in them, in the memory of this process, which follows what group tells. */
export type Rosters = {
  putGroup(group: KnownGroup): void;
  put(membership: Membership): void;
  /** Null for a group that is not known, or no more. */
  ownerOf(groupId: number): number | null;
  has(groupId: number, userId: number): boolean;
  /** The same array as long as nothing changes. */
  members(groupId: number): Members;
  /** Whether a player is in a group: now, or within that time, as who has just joined will be. */
  whenMember(groupId: number, userId: number, patienceMs: number): Promise<boolean>;
  /** The group's owner, now or within that time, as of one that is new; null without. */
  whenKnown(groupId: number, patienceMs: number): Promise<number | null>;
};

type Entry = { version: number; ownerId: number; isGone: boolean; roster: Roster };

const NOBODY: Members = new Uint32Array();
/** Who comes beyond is answered at once. */
const MAX_WAITING = 1_000;

export function createRosters(): Rosters {
  const groups = new Map<number, Entry>();
  const waiting = new Map<number, Set<() => void>>();
  let count = 0;

  function entryOf(groupId: number): Entry {
    const known = groups.get(groupId);
    if (known) return known;
    const entry = { version: -1, ownerId: 0, isGone: false, roster: createRoster() };
    groups.set(groupId, entry);
    return entry;
  }

  const heard = (groupId: number) => waiting.get(groupId)?.forEach((look) => look());
  const has = (groupId: number, userId: number) => groups.get(groupId)?.roster.has(userId) ?? false;
  const ownerOf = (groupId: number) => groups.get(groupId)?.ownerId || null;

  /** Looks now, and after whatever is told of the group. */
  async function when<Value>(groupId: number, look: () => Value, patienceMs: number): Promise<Value> {
    if (look() || count >= MAX_WAITING) return look();
    const { promise, resolve } = Promise.withResolvers<void>();
    const lookAgain = () => void (look() && resolve());
    const all = waiting.get(groupId) ?? new Set();
    waiting.set(groupId, all.add(lookAgain));
    count += 1;
    const timer = setTimeout(resolve, patienceMs);
    await promise;
    clearTimeout(timer);
    count -= 1;
    all.delete(lookAgain);
    if (!all.size) waiting.delete(groupId);
    return look();
  }

  return {
    has,
    ownerOf,
    putGroup({ _id, version, ownerId, isGone }) {
      const entry = entryOf(_id);
      if (version <= entry.version) return;
      Object.assign(entry, { version, isGone, ownerId: isGone ? 0 : ownerId });
      if (isGone) entry.roster = createRoster();
      heard(_id);
    },
    put(membership) {
      const { isGone, roster } = entryOf(membership.groupId);
      // Nothing that comes late brings it back.
      if (!isGone) roster.put(membership);
      heard(membership.groupId);
    },
    members: (groupId) => groups.get(groupId)?.roster.members() ?? NOBODY,
    whenMember: (groupId, userId, patienceMs) => when(groupId, () => has(groupId, userId), patienceMs),
    whenKnown: (groupId, patienceMs) => when(groupId, () => ownerOf(groupId), patienceMs),
  };
}
