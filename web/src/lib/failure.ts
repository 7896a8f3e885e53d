/** A message for a player about something that did not work. */
export interface Failure {
  /** In German. */
  message: string;
  /** `extensions.code`, empty when the server was not reached or failed. */
  code: string;
  /** The input's field it concerns, empty for none. */
  field: string;
}

/**
 * group knows at once that a player has founded or joined a group; the services that show its ranking and conversation know it a moment
 * later, and refuse until then. A query that is healed by this asks again.
 */
export const isNotKnownYet = ({ code }: Failure): boolean => code === 'FORBIDDEN' || code === 'NOT_FOUND';
