const segmenter = new Intl.Segmenter('de', { granularity: 'grapheme' });

/** Counts the characters of a text as people do: a letter with its accents is one, and so is a family emoji. */
export const countCharacters = (text: string): number => [...segmenter.segment(text)].length;

/** More than a family emoji of four needs. It limits texts with endless accents on one letter. */
const UNITS_PER_CHARACTER = 12;

/** Whether a text has more than `max` characters. Use it for every limit on texts. */
export const isLongerThan = (text: string, max: number): boolean =>
  text.length > max && (text.length > UNITS_PER_CHARACTER * max || countCharacters(text) > max);
