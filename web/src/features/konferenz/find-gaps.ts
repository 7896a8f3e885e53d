interface Placed {
  ranking: number;
  user: { id: number };
}

/** The first three always follow each other. */
const TOP = 3;

/**
 * Before which rows of an overview players are left out. Equal points share a place: where that leaves it open whether two rows follow each other,
 * nothing is said to lie between them.
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
    // As long as nobody was left out, the place in the list is known.
    const next = gaps.size === 0 ? index + 1 : before.ranking + 1;
    if (ranking > next || (ranking === 0 && before.ranking > 0)) gaps.add(user.id);
  });
  return gaps;
};
