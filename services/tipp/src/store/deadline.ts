/**
 * A write with a deadline is given up by the database after this long: the deadline is compared with the statement's
 * start, and a statement may have to wait for another one's lock.
 */
export const MAX_WRITE_MS = 900;

/** The part of a filter by which the database refuses a write that comes too late, by its own (real) clock. */
export const beforeDeadline = (deadline: Date | undefined): Record<string, unknown> =>
  deadline ? { $expr: { $lt: ['$$NOW', deadline] } } : {};

/** Option of a write. */
export const writeLimit = (hasDeadline: boolean): { maxTimeMS?: number } =>
  hasDeadline ? { maxTimeMS: MAX_WRITE_MS } : {};
