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

/** The order of a list of groups: by name, or the largest first. */
export type GroupOrder = 'NAME' | 'SIZE';
