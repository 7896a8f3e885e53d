/** A Spielergruppe; the memberships contain its members. */
export type Group = {
  id: number;
  name: string;
  ownerId: number;
  /** Null for an open group. Never leaves the service. */
  passwordHash: string | null;
  /** The guid of the invite link. It shows the group to visitors; a private group still asks for its password. */
  link: string;
  /** Updated from the memberships. */
  memberCount: number;
  dateCreated: Date;
  /** Starts at 1 and grows with every change of name, password or owner, and with the deletion. */
  version: number;
};

/** What a form wants a group to be. `password`: undefined keeps it, null removes it. */
export type WantedGroup = { name: string; password: string | null | undefined };

/**
 * Whether a form wants something else than the group is. Does not compare a given password with a stored hash: the
 * caller verifies it (`isAsWanted`).
 */
export const differs = (group: Group, { name, password }: WantedGroup): boolean =>
  name !== group.name || (password !== undefined && (password === null) !== (group.passwordHash === null));

/** The order of a list of groups: by name, or the largest first. */
export type GroupOrder = 'NAME' | 'SIZE';
