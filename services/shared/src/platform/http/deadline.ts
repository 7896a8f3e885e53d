import type { IncomingHttpHeaders } from 'node:http';

/**
 * The caller's deadline: milliseconds since 1970 in real time, independent of the game's clock. The receiver begins
 * nothing after it, and forwards the earlier one of this deadline and its own. The machines' clocks must agree to
 * within a second (docs/install.md, 'Clocks').
 */
export const DEADLINE_HEADER = 'x-deadline';

/** Reads the caller's deadline; undefined for a missing or unreadable header. */
export function readDeadline(headers: IncomingHttpHeaders): Date | undefined {
  const given = headers[DEADLINE_HEADER];
  return typeof given === 'string' && /^\d{13}$/.test(given) ? new Date(Number(given)) : undefined;
}

/** True after the deadline, as for requests that a paused process finds in its sockets when it resumes. */
export const isOver = (deadline: Date | undefined): boolean =>
  deadline !== undefined && deadline.getTime() <= Date.now();
