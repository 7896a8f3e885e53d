import type { IncomingHttpHeaders } from 'node:http';

/**
 * The end of the caller's patience: milliseconds since 1970 in real time, whatever the game's clock says. The receiver
 * begins nothing after that moment, and hands the earlier of it and its own on. The machines' clocks must agree to within a
 * second (docs/install.md, 'Clocks').
 */
export const DEADLINE_HEADER = 'x-deadline';

/** The moment at which the caller gives up; undefined when it says none, or nothing readable. */
export function readDeadline(headers: IncomingHttpHeaders): Date | undefined {
  const given = headers[DEADLINE_HEADER];
  return typeof given === 'string' && /^\d{13}$/.test(given) ? new Date(Number(given)) : undefined;
}

/** True when nobody waits any more, as for what a stopped process finds in its sockets when it goes on. */
export const isOver = (deadline: Date | undefined): boolean =>
  deadline !== undefined && deadline.getTime() <= Date.now();
