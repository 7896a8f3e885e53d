/** The time limit of a write. */
export type Deadline = {
  /** The database rejects the write from this instant on, by its own (real) clock. */
  at: Date;
  /** Close to a lock, after which the entries are frozen: the database also aborts the write after `MAX_WRITE_MS`. */
  isAtLock: boolean;
};

/**
 * No write takes effect later than this after its request arrived, however long it was delayed. By then its caller no
 * longer waits and may have stored something newer.
 */
export const MAX_EFFECT_MS = 8_000;

/**
 * The database aborts a write near a lock after this long. The deadline is only compared when the statement starts, and
 * a statement may wait for another one's lock.
 */
export const MAX_WRITE_MS = 900;

/** The part of a filter by which the database rejects a late write. */
export const beforeDeadline = ({ at }: Deadline): Record<string, unknown> => ({
  $expr: { $lt: ['$$NOW', at] },
});

/** The write option that limits its duration near a lock. */
export const writeLimit = (...deadlines: Deadline[]): { maxTimeMS?: number } =>
  deadlines.some(({ isAtLock }) => isAtLock) ? { maxTimeMS: MAX_WRITE_MS } : {};
