const segmenter = new Intl.Segmenter('de', { granularity: 'grapheme' });

/** How many characters a text has as people count them: a letter with its accents is one, and so is a family. */
export const countCharacters = (text: string): number => [...segmenter.segment(text)].length;

/** More than a family of four has; accents without end on one letter are no character to store. */
const UNITS_PER_CHARACTER = 12;

/** Whether a text has more characters than that. The one way to hold a text against its limit. */
export const isLongerThan = (text: string, max: number): boolean =>
  text.length > max && (text.length > UNITS_PER_CHARACTER * max || countCharacters(text) > max);
