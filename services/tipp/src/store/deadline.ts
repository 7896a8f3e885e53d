/** Until when a write may take effect. */
export type Deadline = {
  /** The database refuses the write from this instant on, by its own (real) clock. */
  at: Date;
  /** Close to a lock, after which what stands there is frozen: the database gives the write up after `MAX_WRITE_MS`, too. */
  isAtLock: boolean;
};

/**
 * No write takes effect later than this after it came, however long it hung on its way: by then nobody waits for it any
 * more, and its caller may have stored something newer.
 */
export const MAX_EFFECT_MS = 8_000;

/**
 * A write at a lock is given up by the database after this long: the deadline is compared with the statement's
 * start, and a statement may have to wait for another one's lock.
 */
export const MAX_WRITE_MS = 900;

/** The part of a filter by which the database refuses a write that comes too late. */
export const beforeDeadline = ({ at }: Deadline): Record<string, unknown> => ({
  $expr: { $lt: ['$$NOW', at] },
});

/** Option of a write. */
export const writeLimit = (...deadlines: Deadline[]): { maxTimeMS?: number } =>
  deadlines.some(({ isAtLock }) => isAtLock) ? { maxTimeMS: MAX_WRITE_MS } : {};
