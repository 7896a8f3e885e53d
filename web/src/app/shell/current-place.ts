interface Place {
  /** 0 without one. */
  ranking: number;
  points: number;
}

/**
 * The place that the header shows of a player: the provisional one where there is one, else that of the last evaluation; null without a
 * place, which has no points to show either (specification, chapter 2).
 */
export const currentPlaceOf = (
  evaluated: Place,
  provisional: Place | null | undefined,
): (Place & { isProvisional: boolean }) | null => {
  const { ranking, points } = provisional ?? evaluated;
  return ranking > 0 ? { ranking, points, isProvisional: Boolean(provisional) } : null;
};
