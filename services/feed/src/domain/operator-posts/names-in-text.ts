/** A name as it stands in texts. */
export type Name = { firstname: string; lastname: string };

/** What fonts show nothing for: soft hyphens, joiners, blanks without a width. */
const UNSEEN = '[\\p{Cf}\\p{Default_Ignorable_Code_Point}]';
const unseen = new RegExp(UNSEEN, 'gu');

/** A plain text as people see it, its lines as they are. */
export const asSeen = (plain: string): string => plain.normalize('NFC').replace(unseen, '');

const escapeSigns = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeHtmlSigns = (letter: string): string => escapeSigns(entities[letter] ?? letter);

export const wordsOf = (text: string): string[] =>
  asSeen(text)
    .split(/[\s\p{Z}]+/u)
    .filter(Boolean);
export const fullname = ({ firstname, lastname }: Name): string[] => wordsOf(`${firstname} ${lastname}`);
/** As in lists: 'Lovelace, Ada'; none for who has one name alone. */
export const turnedName = ({ firstname, lastname }: Name): string[] => {
  const [first, last] = [wordsOf(firstname), wordsOf(lastname)];
  return first.length && last.length ? [...last, ...first] : [];
};

type Ground = { letter: (letter: string) => string; within: string; between: string; after: string };
const plainGround: Ground = {
  letter: escapeSigns,
  within: `${UNSEEN}*`,
  between: '[\\s,\\p{Cf}\\p{Default_Ignorable_Code_Point}]+',
  after: '',
};
const htmlGround: Ground = {
  letter: escapeHtmlSigns,
  within: '(?:[\\p{Cf}\\p{Default_Ignorable_Code_Point}]|</?(?:b|strong|i|em|u|s|a)\\b[^>]*>)*',
  between: '(?:[\\s,\\p{Cf}\\p{Default_Ignorable_Code_Point}]|&nbsp;|<[^>]*>)+',
  after: '(?![^<]*>)',
};

/** These words one after the other, each whole; the last may stand in the genitive. */
function pattern(words: string[], flags: string, { letter, within, between, after }: Ground): RegExp {
  const spaced = words.map((word) => [...word].map(letter).join(within)).join(between);
  return new RegExp(
    `(?<![\\p{L}\\p{N}]${UNSEEN}*)${spaced}(?:${within}s)?(?!${UNSEEN}*[\\p{L}\\p{N}])${after}`,
    `gu${flags}`,
  );
}

export const inText = (words: string[], flags: string): RegExp => pattern(words, flags, plainGround);
/** The same in HTML, where tags may stand in and between the words, but not within a tag. */
export const inHtml = (words: string[], flags: string): RegExp => pattern(words, flags, htmlGround);

export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const TITLES = wordSet('herr herrn frau familie fam dr prof gewinner gewinnerin sieger siegerin');
/** With a capital at the beginning of a sentence, and no first name. */
const BEGINNINGS = wordSet(
  'für an und auch bei mit von wir denn dass es so nun jetzt liebe lieber hallo bravo danke hurra glückwunsch ' +
    'gratulation gestern morgen',
);
const bare = (word: string): string => word.toLowerCase().replace('.', '');

/** Behind such a word a last name means a person, whatever it means else. */
export const isTitle = (before: string): boolean => TITLES.has(bare(before));

/** Whether a word before a last name is somebody's first name, as in 'Bo Müller, Ada Schmidt', where no Ada Müller is meant. */
export const isFirstName = (before: string): boolean =>
  /^\p{Lu}/u.test(before) && !isTitle(before) && !BEGINNINGS.has(bare(before));

/** The word directly before a place, with its full stop; empty where a paragraph or something else stands between. */
export function wordBefore(text: string, at: number): string {
  const before = text
    .slice(0, at)
    .replace(/<(?!\/?(?:b|strong|i|em|u|s|a)\b)[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replace(unseen, '');
  return /(\p{L}+\.?)[^\S\n]+$/u.exec(before)?.[1] ?? '';
}
