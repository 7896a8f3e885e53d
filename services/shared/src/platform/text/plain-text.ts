import { countCharacters, isLongerThan } from './characters.ts';

export type TextProblem = 'missing' | 'tooLong' | 'forbidden';
export type CheckedText = { ok: true; text: string } | { ok: false; problem: TextProblem };

type Rules = {
  /** In characters as people count them, after trimming. */
  max: number;
  /** Whether line breaks and tabs may stand in it. */
  lines: boolean;
  /** Whether it is somebody's or something's name, which has a letter, a digit or an emoji. */
  isName?: boolean;
};

// Control signs, and the invisible ones that turn the direction of all that follows on a page.
const inLine = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;
// As in a line, but line feed and tab are fine.
const inLines = /(?![\n\t])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/u;
// Blanks of every kind, what fonts show nothing for, and the braille pattern without dots.
const invisible = /[\p{Cf}\p{Z}\s\p{Default_Ignorable_Code_Point}\u2800]+/gu;

/** Accents without a letter say nothing. */
const sayingSomething = /\P{M}/u;
const naming = /[\p{L}\p{N}\p{Extended_Pictographic}\p{Emoji_Presentation}]/u;

const seenOf = (text: string): string => text.replace(invisible, '');

/** How many characters of a text can be seen, as people count them. */
export const countVisible = (text: string): number => countCharacters(seenOf(text));

/** Whether a text has letters, or blanks, that cannot be seen. */
export const hasInvisible = (text: string): boolean => seenOf(text) !== text;

/** The same for two texts that nobody could tell apart, but for letters of other alphabets that look alike. */
export const skeletonOf = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu, '')
    .replace(/[\s\p{Z}\u2800]+/gu, ' ')
    .trim();

/**
 * Checks a text that a person typed, trims it and has each letter with its accents as one (NFC); everything else stays as it was given. A text in which nothing can
 * be read counts as missing.
 */
export function checkText(given: string, { max, lines, isName = false }: Rules): CheckedText {
  const text = given.normalize('NFC').replaceAll('\r\n', '\n').trim();
  const seen = seenOf(text);
  if (!sayingSomething.test(seen)) return { ok: false, problem: 'missing' };
  if (isLongerThan(text, max)) return { ok: false, problem: 'tooLong' };
  if (!text.isWellFormed() || (lines ? inLines : inLine).test(text))
    return { ok: false, problem: 'forbidden' };
  if (isName && !naming.test(seen)) return { ok: false, problem: 'missing' };
  return { ok: true, text };
}
