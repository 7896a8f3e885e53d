export interface Movement {
  direction: 'up' | 'down' | 'same';
  places: number;
}

/** Places won or lost since the previous evaluation; null if one of the ranks is missing. */
export const movementOf = (ranking: number, rankingBefore: number): Movement | null => {
  if (ranking <= 0 || rankingBefore <= 0) return null;
  const places = Math.abs(rankingBefore - ranking);
  if (places === 0) return { direction: 'same', places };
  return { direction: ranking < rankingBefore ? 'up' : 'down', places };
};
