interface Placed {
  ranking: number;
  user: { id: number };
}

interface Own<Row> {
  row: Row | null;
  /** The own row belongs to an earlier page of an unfiltered list. */
  isBefore: boolean;
}

/**
 * Adds the own row to a page that does not contain it, at its place.
 * @param totalCount all rows of the list; more than the page has leave a gap beside the own row
 * @returns the rows, and the ids of the players after a gap
 */
export const placeOwn = <Row extends Placed>(
  rows: readonly Row[],
  { row: own, isBefore }: Own<Row>,
  totalCount: number,
): { all: readonly Row[]; gaps: ReadonlySet<number> } => {
  const gaps = new Set<number>();
  const [first] = rows;
  if (!own || !first || rows.some(({ user }) => user.id === own.user.id)) return { all: rows, gaps };
  const isWorse = ({ ranking }: Row): boolean => own.ranking > 0 && (ranking > own.ranking || ranking === 0);
  const at = isBefore ? 0 : rows.findIndex(isWorse);
  const hasMore = rows.length < totalCount;
  if (at < 0 && hasMore) gaps.add(own.user.id);
  if (at === 0 && hasMore) gaps.add(first.user.id);
  return { all: rows.toSpliced(at < 0 ? rows.length : at, 0, own), gaps };
};
