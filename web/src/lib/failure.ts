/** What to tell a player about something that did not work. */
export interface Failure {
  /** In German. */
  message: string;
  /** `extensions.code`, empty when the server was not reached or failed. */
  code: string;
  /** The input's field it concerns, empty for none. */
  field: string;
}

/**
 * Who has just founded or joined a group is known to group at once, and to the services that show its ranking and its
 * conversation a moment later: until then they refuse. A question that heals by this asks again.
 */
export const isNotKnownYet = ({ code }: Failure): boolean => code === 'FORBIDDEN' || code === 'NOT_FOUND';
