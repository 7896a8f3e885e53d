/** A message for the player about something that failed. */
export interface Failure {
  /** In German. */
  message: string;
  /** `extensions.code`; empty if the server was unreachable or failed. */
  code: string;
  /** The input's field; empty for none. */
  field: string;
}

/**
 * The group service knows founders and new members at once, but other services learn of them a moment later and refuse
 * until then. Queries with this failure are retried.
 */
export const isNotKnownYet = ({ code }: Failure): boolean => code === 'FORBIDDEN' || code === 'NOT_FOUND';
