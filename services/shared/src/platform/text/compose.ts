const MARK = String.raw`[\p{M}\uFF9E\uFF9F]`;
const endless = new RegExp(`(${MARK}{30})${MARK}+`, 'gu');

/**
 * Composes letters with their accents (NFC), and drops what exceeds 30 accents in a row, which no language has. Unicode's
 * library sorts such a row by insertion: a megabyte of accents would keep the process busy for minutes.
 */
export const compose = (text: string): string => text.replace(endless, '$1').normalize('NFC');
