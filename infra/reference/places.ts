/** A player's values for a ranking; without counted sources there is no rank. */
export type Ranked = { id: number; points: number; better: number; counted: number };
export type Placed = { id: number; rank: number };

/**
 * The ranking from top to bottom. Equal points share a rank and the next rank skips. Within a tie, a higher `better`
 * comes first, then the lower number. Players without counted sources come last, by number, with rank 0.
 */
export function placesOf(all: Ranked[]): Placed[] {
  const list = [...all].sort(
    (one, other) =>
      Number(one.counted === 0) - Number(other.counted === 0) ||
      (one.counted === 0 ? 0 : other.points - one.points || other.better - one.better) ||
      one.id - other.id,
  );
  return list.map(({ id, points, counted }) => {
    const ahead = all.filter((other) => other.counted > 0 && other.points > points).length;
    return { id, rank: counted === 0 ? 0 : ahead + 1 };
  });
}
