/**
 * One picture with all flags of a tournament, one below the other: 32 × 24 units each. Each flag's edge is repeated in
 * a gutter of one unit, so that scaling shows no neighbour.
 */
export const FLAG_UNITS = { width: 32, height: 24, gutter: 1 } as const;

const PITCH = FLAG_UNITS.height + 2 * FLAG_UNITS.gutter;

/** The index of such a picture (`public/flags/index.json`). */
export interface FlagSprite {
  /** Address of the picture. */
  sprite: string;
  /** From top to bottom. */
  codes: readonly string[];
}

/** The `object-position` of one flag in a box of a flag's form; null for a missing flag. */
export const placeInSprite = (codes: readonly string[], code: string): string | null => {
  const index = codes.indexOf(code);
  if (index < 0) return null;
  const above = index * PITCH + FLAG_UNITS.gutter;
  const outside = codes.length * PITCH - FLAG_UNITS.height;
  return `0 ${((100 * above) / outside).toFixed(4)}%`;
};
