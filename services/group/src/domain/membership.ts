/** Whether a player is in a group. Someone who left keeps one, so that versions go on counting. */
export type Membership = {
  groupId: number;
  userId: number;
  isMember: boolean;
  /** Counts how often it changed; consumers of the events keep the highest. */
  version: number;
};

export const membershipKey = (groupId: number, userId: number): string => `${groupId}:${userId}`;

/** @returns the membership after joining or leaving; null when that changes nothing */
export function changeMembership(
  current: Membership | null,
  wanted: { groupId: number; userId: number; isMember: boolean },
): Membership | null {
  if ((current?.isMember ?? false) === wanted.isMember) return null;
  return { ...wanted, version: (current?.version ?? 0) + 1 };
}
