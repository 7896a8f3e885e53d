const MINUTE_MS = 60_000;
/** So long before, nobody is surprised by the room that is kept. */
const BEFORE_MS = 60 * MINUTE_MS;
/** Later what is being played says it by itself … */
const BEGUN_MS = 30 * MINUTE_MS;
/** … and while that is not known, so long may go by until a match is over. */
const PLAYED_MS = 120 * MINUTE_MS;

const kickOffOf = (entity: unknown): string[] => {
  const { __typename: type, date } = (entity ?? {}) as { __typename?: unknown; date?: unknown };
  return type === 'Match' && typeof date === 'string' ? [date] : [];
};

/** Of all matches among what a page knows (an extract of its cache). */
export const kickOffsIn = (known: object): string[] => Object.values(known).flatMap(kickOffOf);

/**
 * The earliest kick-off for which the live strip's room is kept; undefined without one. The gateway chooses among static shells of screens by the
 * same (gateway/src/pages/strip-room.ts).
 * @param kickOffs as the server writes them: their order is that of text
 * @param isLiveKnown whether it is known what is being played
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
