/**
 * All flags of a tournament one below the other in one picture: 32 × 24 units each, and a unit above and below it that repeats its edge,
 * so that nothing of its neighbours shows where it is drawn smaller.
 */
export const FLAG_UNITS = { width: 32, height: 24, gutter: 1 } as const;

const PITCH = FLAG_UNITS.height + 2 * FLAG_UNITS.gutter;

/** The page's description of such a picture (`public/flags/index.json`). */
export interface FlagSprite {
  /** Its address. */
  sprite: string;
  /** From above. */
  codes: readonly string[];
}

/** One flag's place in it, as `object-position` of a picture that covers a box of a flag's form; null for one that it lacks. */
export const placeInSprite = (codes: readonly string[], code: string): string | null => {
  const index = codes.indexOf(code);
  if (index < 0) return null;
  const above = index * PITCH + FLAG_UNITS.gutter;
  const outside = codes.length * PITCH - FLAG_UNITS.height;
  return `0 ${((100 * above) / outside).toFixed(4)}%`;
};
