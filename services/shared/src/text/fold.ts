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

/** Separates accents from their letters and takes them off. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}+/gu, '');

/**
 * A copy of a text for searching and sorting, since not every engine behind MongoDB's protocol has collations: lower
 * case, no accents (Ä is a, ß is ss), runs of white space and control characters as one space.
 */
export function foldText(text: string): string {
  const folded = plain(plain(text).toLowerCase()).replace(special, (letter) => letters[letter] ?? letter);
  return folded.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** A pattern that finds `search` anywhere in a folded text, whatever signs it has; empty for an empty search. */
export function searchPattern(search: string): string {
  return foldText(search).replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
