/** Whether a player is in a group. It stays after the player leaves, so that versions continue. */
export type Membership = {
  groupId: number;
  userId: number;
  isMember: boolean;
  /** Number of changes; consumers of the events keep the highest. */
  version: number;
};

export const membershipKey = (groupId: number, userId: number): string => `${groupId}:${userId}`;

/** @returns the membership after joining or leaving; null if nothing changes */
export function changeMembership(
  current: Membership | null,
  wanted: { groupId: number; userId: number; isMember: boolean },
): Membership | null {
  if ((current?.isMember ?? false) === wanted.isMember) return null;
  return { ...wanted, version: (current?.version ?? 0) + 1 };
}
