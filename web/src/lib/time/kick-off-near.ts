const MINUTE_MS = 60_000;
/** The strip's room is kept from this time before a kick-off on. */
const BEFORE_MS = 60 * MINUTE_MS;
/** After this time the list of running matches decides … */
const BEGUN_MS = 30 * MINUTE_MS;
/** … and while that is unknown, room is kept until a match is surely over. */
const PLAYED_MS = 120 * MINUTE_MS;

const kickOffOf = (entity: unknown): string[] => {
  const { __typename: type, date } = (entity ?? {}) as { __typename?: unknown; date?: unknown };
  return type === 'Match' && typeof date === 'string' ? [date] : [];
};

/** Kick-offs of all matches in an extract of the cache. */
export const kickOffsIn = (known: object): string[] => Object.values(known).flatMap(kickOffOf);

/**
 * The earliest kick-off for which room for the live strip is kept; undefined without one. The gateway chooses static
 * shells of screens by the same rule (gateway/src/pages/strip-room.ts).
 * @param kickOffs in the server's format, which sorts as text
 * @param isLiveKnown whether the running matches are known
 */
export const kickOffNear = (
  kickOffs: readonly string[],
  now: number,
  isLiveKnown: boolean,
): string | undefined =>
  kickOffs
    .filter(
      (date) =>
        Date.parse(date) > now - (isLiveKnown ? BEGUN_MS : PLAYED_MS) && Date.parse(date) < now + BEFORE_MS,
    )
    .sort()[0];
