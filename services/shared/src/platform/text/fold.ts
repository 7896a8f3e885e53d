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

/** Variants of the same character that people and devices type. */
const apostrophe = /['’‘‛`´ʼʹʻ′＇]/g;
const dash = /[-\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;

const withPlainSigns = (text: string) => text.replace(apostrophe, "'").replace(dash, '-');
/** Removes accents from letters. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}+/gu, '');

/**
 * Normalises a text for searching and sorting, because not every engine behind MongoDB's protocol has collations. The
 * result has lower case, no accents (Ä is a, ß is ss), one kind of apostrophe and dash, and single spaces instead of
 * runs of white space and control characters.
 */
export function foldText(text: string): string {
  // This comes first, because an accent as a separate character would otherwise become a space.
  const signs = withPlainSigns(text.normalize('NFC'));
  const folded = plain(plain(signs).toLowerCase()).replace(special, (letter) => letters[letter] ?? letter);
  return withPlainSigns(folded)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/**
 * Prepares a folded text for a search in memory with the result of `searchedFor`. It drops an e after a, o and u, so
 * that Müller also matches Mueller.
 */
export const searchable = (folded: string): string => folded.replace(/([aou])e+/g, '$1');

/** A character that no folded text contains. */
const NOWHERE = '\u0000';

/** Folds a text and prepares it for a search in memory. */
export const foldForSearch = (text: string): string => searchable(foldText(text));

/** The text to find in results of `foldForSearch`; '' for an empty search. It never matches if folding leaves nothing. */
export const searchedFor = (search: string): string =>
  foldForSearch(search) || (search.trim() ? NOWHERE : '');

/** A regular expression that finds `search` anywhere in a result of `foldText`; empty for an empty search. */
export function searchPattern(search: string): string {
  const wanted = searchedFor(search);
  if (wanted === NOWHERE) return '$.';
  return [...wanted].map(patternOf).join('');
}

function patternOf(sign: string): string {
  if ('aou'.includes(sign)) return `${sign}e*`;
  return sign.replace(/[.*+?^${}()|[\]\\/]/, '\\$&');
}
