const segmenter = new Intl.Segmenter('de', { granularity: 'grapheme' });

/** A text's characters as people count them: a letter with its accents is one, and so is a family. The server counts so, too. */
export const charactersOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

/** As the server: accents without end on one letter are no character to store. */
const UNITS_PER_CHARACTER = 12;

/** Whether a text has more characters than that. */
export const isLongerThan = (text: string, max: number): boolean =>
  text.length > max && (text.length > UNITS_PER_CHARACTER * max || charactersOf(text).length > max);

/** From which part of its limit on a text is counted. */
const NEAR = 0.9;

/** The characters left, blanks around the text aside; below 0 for too many, null as long as there is room enough. */
export const charactersLeft = (text: string, max: number): number | null => {
  // A character has more than one unit, but never less.
  if (text.length < max * NEAR) return null;
  const left = max - charactersOf(text.trim()).length;
  return left > max - max * NEAR ? null : left;
};
