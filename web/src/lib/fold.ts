/**
 * A text as lists are searched in the browser: small letters without their marks, Österreich is Oesterreich, too, and all
 * apostrophes and dashes are one. The server searches so, too.
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
