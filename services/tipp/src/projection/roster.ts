import type { Membership } from '../store/groups/memberships.ts';

/** Who is in one group, by player number (id - 1), ascending. */
export type Members = Uint32Array;

/**
 * The members of one group in a few bytes each. What is told is noted first and worked in when somebody looks, all of it
 * at once, so that neither a hundred thousand who join nor one who does costs more than a look.
 */
export type Roster = {
  /** The same array as long as nothing changes: what is made from it can be kept by it. */
  members(): Members;
  has(userId: number): boolean;
  /** Only a higher version of one membership counts; whatever comes, in whatever order. */
  put(membership: Pick<Membership, 'userId' | 'isMember' | 'version'>): void;
};

type Noted = { isMember: boolean; version: number };

export function createRoster(): Roster {
  let members: Members = new Uint32Array();
  /** By id, of those whose version is not the first: who left, or came again. */
  const versions = new Map<number, number>();
  let noted = new Map<number, Noted>();

  const isWorkedIn = (userId: number): boolean => members[placeOf(members, userId - 1)] === userId - 1;
  const knownVersion = (userId: number): number =>
    noted.get(userId)?.version ?? versions.get(userId) ?? (isWorkedIn(userId) ? 1 : 0);

  function workIn(): void {
    const next = new Uint32Array(members.length + noted.size);
    const coming = [...noted].filter(([, { isMember }]) => isMember).map(([userId]) => userId - 1);
    const sorted = Uint32Array.from(coming).sort();
    let [count, at] = [0, 0];
    for (const player of members) {
      while (at < sorted.length && (sorted[at] as number) < player) next[count++] = sorted[at++] as number;
      if (!noted.has(player + 1)) next[count++] = player;
    }
    while (at < sorted.length) next[count++] = sorted[at++] as number;
    members = next.slice(0, count);
    for (const [userId, { version, isMember }] of noted)
      if (isMember && version === 1) versions.delete(userId);
      else versions.set(userId, version);
    noted = new Map();
  }

  return {
    members() {
      if (noted.size) workIn();
      return members;
    },
    has: (userId) => noted.get(userId)?.isMember ?? isWorkedIn(userId),
    put({ userId, isMember, version }) {
      if (version > knownVersion(userId)) noted.set(userId, { isMember, version });
    },
  };
}

/** Where a player stands, or would stand. */
export function placeOf(members: Members, player: number): number {
  let [from, to] = [0, members.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((members[middle] as number) < player) from = middle + 1;
    else to = middle;
  }
  return from;
}
