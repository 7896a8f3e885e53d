const MINUTE_MS = 60_000;
/** So long before, nobody is surprised by the room that is kept. */
const BEFORE_MS = 60 * MINUTE_MS;
/** Later what is being played says it by itself. */
const AFTER_MS = 30 * MINUTE_MS;

const kickOffOf = (entity: unknown): string[] => {
  const { __typename: type, date } = (entity ?? {}) as { __typename?: unknown; date?: unknown };
  return type === 'Match' && typeof date === 'string' ? [date] : [];
};

/** The earliest kick-off around now among all that a page knows (an extract of its cache); undefined without one. */
export const kickOffNear = (known: object, now: number): string | undefined =>
  Object.values(known)
    .flatMap(kickOffOf)
    .filter((date) => Date.parse(date) > now - AFTER_MS && Date.parse(date) < now + BEFORE_MS)
    .sort((a, b) => Date.parse(a) - Date.parse(b))[0];
