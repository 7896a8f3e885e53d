const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
};
const special = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

/** Different characters that people and devices type for the same sign. */
const apostrophe = /['’‘‛`´ʼʹʻ′＇]/g;
const dash = /[-\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;

const withPlainSigns = (text: string) => text.replace(apostrophe, "'").replace(dash, '-');
/** Separates accents from their letters and takes them off. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}+/gu, '');

/**
 * A copy of a text for searching and sorting, since not every engine behind MongoDB's protocol has collations: lower
 * case, no accents (Ä is a, ß is ss), one apostrophe and one dash, runs of white space and control characters as one space.
 */
export function foldText(text: string): string {
  // First of all, as an accent that stands alone would else be a space.
  const signs = withPlainSigns(text.normalize('NFC'));
  const folded = plain(plain(signs).toLowerCase()).replace(special, (letter) => letters[letter] ?? letter);
  return withPlainSigns(folded)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/**
 * A folded text as it is looked through in memory, for what `searchedFor` makes of a search: Müller is Mueller, too, as an e
 * behind a, o and u counts for nothing.
 */
export const searchable = (folded: string): string => folded.replace(/([aou])e+/g, '$1');

/** In no folded text. */
const NOWHERE = '\u0000';

/** The same for a text that is not folded yet. */
export const foldForSearch = (text: string): string => searchable(foldText(text));

/** The text to look for in copies by `foldForSearch`: empty for an empty search, and found nowhere when nothing is left of it. */
export const searchedFor = (search: string): string =>
  foldForSearch(search) || (search.trim() ? NOWHERE : '');

/** A pattern that finds `search` anywhere in a text by `foldText`; empty for an empty search. */
export function searchPattern(search: string): string {
  const wanted = searchedFor(search);
  if (wanted === NOWHERE) return '$.';
  return [...wanted].map(patternOf).join('');
}

function patternOf(sign: string): string {
  if ('aou'.includes(sign)) return `${sign}e*`;
  return sign.replace(/[.*+?^${}()|[\]\\/]/, '\\$&');
}
