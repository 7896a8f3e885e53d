const segmenter = new Intl.Segmenter('de', { granularity: 'grapheme' });

/**
 * A text's characters as people count them: a letter with accents is one, and so is a family emoji. The server counts
 * the same.
 */
export const charactersOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

/** The same limit as the server's: one letter could carry endless accents. */
const UNITS_PER_CHARACTER = 12;

/** Whether a text exceeds the limit. */
export const isLongerThan = (text: string, max: number): boolean =>
  text.length > max && (text.length > UNITS_PER_CHARACTER * max || charactersOf(text).length > max);

/** The counter appears from this share of the limit on. */
const NEAR = 0.9;

/** Characters left, without surrounding blanks. Negative above the limit; null while there is plenty of room. */
export const charactersLeft = (text: string, max: number): number | null => {
  // A character has at least one unit.
  if (text.length < max * NEAR) return null;
  const left = max - charactersOf(text.trim()).length;
  return left > max - max * NEAR ? null : left;
};
