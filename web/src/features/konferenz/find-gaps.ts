interface Placed {
  ranking: number;
  user: { id: number };
}

/** The first three rows always follow each other. */
const TOP = 3;

/**
 * Finds the gaps in an overview. Equal points share a place: rows that may follow each other have no gap between them.
 * @returns ids of the players after a gap
 */
export const findGaps = (rows: readonly Placed[], ownId: number, totalCount: number): ReadonlySet<number> => {
  const gaps = new Set<number>();
  if (rows.length >= totalCount) return gaps;
  const own = rows.findIndex(({ user }) => user.id === ownId);
  rows.forEach(({ ranking, user }, index) => {
    const before = rows[index - 1];
    const follows = index < TOP || (own >= 0 && (index === own || index === own + 1));
    if (!before || follows) return;
    // Before the first gap the index gives the place.
    const next = gaps.size === 0 ? index + 1 : before.ranking + 1;
    if (ranking > next || (ranking === 0 && before.ranking > 0)) gaps.add(user.id);
  });
  return gaps;
};
