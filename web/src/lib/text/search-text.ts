/**
 * Normalises a text for searches in the browser, like the server's search: small letters without accents. Österreich
 * equals Oesterreich, and all apostrophes and dashes are equal.
 */
export const foldForSearch = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[’‘‛`´ʼʹʻ′＇]/g, "'")
    .replace(/[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g, '-')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('ß', 'ss')
    .toLocaleLowerCase('de')
    .replace(/([aou])e+/g, '$1');

/** The options that match a search: first those that begin with it, then those with such a word, then the others. */
export const matchOptions = (options: readonly string[], typed: string): readonly string[] => {
  const wanted = foldForSearch(typed.trim());
  if (!wanted) return options;
  const rank = (option: string): number => {
    const name = foldForSearch(option);
    if (name.startsWith(wanted)) return 0;
    const at = name.indexOf(wanted);
    if (at < 0) return 3;
    return /[\s(-]/.test(name[at - 1] ?? '') ? 1 : 2;
  };
  const ranked = options.map((option) => ({ option, rank: rank(option) })).filter(({ rank }) => rank < 3);
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ option }) => option);
};

/** The option that was typed in full, ignoring case and accents. */
export const exactOption = (options: readonly string[], typed: string): string | undefined =>
  options.find((option) => foldForSearch(option) === foldForSearch(typed.trim()));
