/** A Spielergruppe. Its members are in the memberships. */
export type Group = {
  id: number;
  name: string;
  ownerId: number;
  /** Null for an open group; never leaves the service. */
  passwordHash: string | null;
  /** The guid of the invite link: who knows it may join without the password. */
  link: string;
  /** Follows from the memberships. */
  memberCount: number;
  dateCreated: Date;
  /** Counts the changes of name and password. */
  version: number;
};

/** In which order groups are listed: by name, or the largest first. */
export type GroupOrder = 'NAME' | 'SIZE';

export type GroupChange = Partial<Pick<Group, 'name' | 'passwordHash'>>;
