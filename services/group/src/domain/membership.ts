/** Whether a player is in a group. It stays after the player leaves, so that versions continue. */
export type Membership = {
  groupId: number;
  userId: number;
  isMember: boolean;
  /** Whether the group's owner made the last change; missing in older documents. */
  byOwner?: boolean;
  /** When it changed last; missing in older documents. */
  at?: Date;
  /** Number of changes; consumers of the events keep the highest. */
  version: number;
};

export const membershipKey = (groupId: number, userId: number): string => `${groupId}:${userId}`;

/** @returns the membership after joining or leaving; null if nothing changes */
export function changeMembership(
  current: Membership | null,
  wanted: Omit<Membership, 'version'>,
): Membership | null {
  if ((current?.isMember ?? false) === wanted.isMember) return null;
  return { ...wanted, version: (current?.version ?? 0) + 1 };
}

/** Whether the player left of their own accord. Only their own joining ends that. */
export const hasLeft = (membership: Membership | null): boolean =>
  membership?.isMember === false && membership.byOwner === false;
