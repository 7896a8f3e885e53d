interface Place {
  /** 0 without a rank. */
  ranking: number;
  points: number;
}

/**
 * The place that the header shows: the provisional one if there is one, else that of the last evaluation. Null without
 * a place, which has no points either (specification, chapter 2).
 */
export const currentPlaceOf = (
  evaluated: Place,
  provisional: Place | null | undefined,
): (Place & { isProvisional: boolean }) | null => {
  const { ranking, points } = provisional ?? evaluated;
  return ranking > 0 ? { ranking, points, isProvisional: Boolean(provisional) } : null;
};
