import { badInput } from '../../contracts/errors/app-error.ts';
import { countCharacters, isLongerThan } from './characters.ts';
import { compose } from './compose.ts';

export type TextProblem = 'missing' | 'tooLong' | 'forbidden';
export type CheckedText = { ok: true; text: string } | { ok: false; problem: TextProblem };

type Rules = {
  /** The longest allowed text after trimming, in characters as people count them. */
  max: number;
  /** Whether line breaks and tabs are allowed. */
  lines: boolean;
  /** Whether the text is a name, which needs a letter, a digit or an emoji. */
  isName?: boolean;
};

// Control characters, and invisible ones that change the writing direction of the rest of the page.
const inLine = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;
// The same, but with line feed and tab allowed.
const inLines = /(?![\n\t])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/u;
// White space of every kind, characters without a glyph, and the braille pattern without dots.
const invisible = /[\p{Cf}\p{Z}\s\p{Default_Ignorable_Code_Point}\u2800]+/gu;

/** Matches any character except an accent, because accents without a letter are not readable. */
const sayingSomething = /\P{M}/u;
const naming = /[\p{L}\p{N}\p{Extended_Pictographic}\p{Emoji_Presentation}]/u;

const seenOf = (text: string): string => text.replace(invisible, '');

/** Counts the visible characters of a text, as people do. */
export const countVisible = (text: string): number => countCharacters(seenOf(text));

/** Whether a text contains white space or invisible characters. */
export const hasInvisible = (text: string): boolean => seenOf(text) !== text;

/** Equal for two texts that look the same, except for similar letters of other alphabets. */
export const skeletonOf = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu, '')
    .replace(/[\s\p{Z}\u2800]+/gu, ' ')
    .trim();

/**
 * Checks a text that a person typed. It trims the text and composes letters with their accents, and changes nothing
 * else except CRLF line ends. A text without a readable character counts as missing.
 */
export function checkText(given: string, { max, lines, isName = false }: Rules): CheckedText {
  const text = compose(given).replaceAll('\r\n', '\n').trim();
  const seen = seenOf(text);
  if (!sayingSomething.test(seen)) return { ok: false, problem: 'missing' };
  if (isLongerThan(text, max)) return { ok: false, problem: 'tooLong' };
  if (!text.isWellFormed() || (lines ? inLines : inLine).test(text))
    return { ok: false, problem: 'forbidden' };
  if (isName && !naming.test(seen)) return { ok: false, problem: 'missing' };
  return { ok: true, text };
}

/** The same for a form's field. @param problems the messages @throws AppError BAD_USER_INPUT */
export function requireText(
  given: string,
  rules: Rules,
  problems: Record<TextProblem, string>,
  field: string,
): string {
  const checked = checkText(given, rules);
  if (!checked.ok) throw badInput(problems[checked.problem], field);
  return checked.text;
}
