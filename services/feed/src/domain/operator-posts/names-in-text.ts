/** A name as it stands in texts. */
export type Name = { firstname: string; lastname: string };

/** What fonts show nothing for: soft hyphens, joiners, blanks without a width. */
const UNSEEN = '[\\p{Cf}\\p{Default_Ignorable_Code_Point}]';
const unseen = new RegExp(UNSEEN, 'gu');

/** A text with its letters as all fonts have them: wide, bold or joined ones are the same. All else stays. */
export const withPlainLetters = (text: string): string =>
  text.normalize('NFC').replace(/\p{L}+/gu, (letters) => letters.normalize('NFKC'));

/** A plain text as people see it, its lines as they are. */
export const asSeen = (plain: string): string => withPlainLetters(plain).replace(unseen, '');

/** What pictures say to whoever cannot see them; the cleaning leaves no other attribute that is read. */
export const PICTURE_WORDS = /(?<=<img\b[^>]*? alt=")[^"]+/g;

/**
 * HTML in which a sign that nobody sees stands at each tag: what tags alone part is not one word without them. Behind it stands
 * what its pictures say.
 */
export const withSeams = (html: string): string =>
  html.replace(/<[^>]*>/g, '\u200b$&') +
  (html.match(PICTURE_WORDS) ?? []).map((words) => `<p>${words}</p>`).join('');

const escapeSigns = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '(?:"|&quot;)' };
const escapeHtmlSigns = (letter: string): string => entities[letter] ?? escapeSigns(letter);

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

type Ground = {
  letter: (letter: string) => string;
  within: string;
  /** Between two words, over lines. */
  between: string;
  /** The same on one line. */
  sign: string;
  /** Around a middle name: no comma, no line, and no dash, since 'Ada Müller-Groß' is not Ada Groß. */
  beside: string;
  after: string;
};
/** Neither blanks without a width, some of which are letters to Unicode, nor small figures, as of notes. */
const LETTER = `(?!${UNSEEN})[\\p{L}\\p{Nd}]`;
/** Names in the wrong order are none on both sides of a full stop: 'im Sommer. Max gewinnt'. */
const SENTENCE_END = '[.!?…][^\\p{L}\\p{Nd}]{0,5}?[\\s<]';
const BETWEEN = '[\\s,\\p{Pd}\\p{Pc}\\p{Cf}\\p{Default_Ignorable_Code_Point}]';
const BESIDE = '[\\p{Zs}\\p{Cf}\\p{Default_Ignorable_Code_Point}]';
const TAG = '</?(?:b|strong|i|em|u|s|a)\\b[^>]*>';
const plainGround: Ground = {
  letter: escapeSigns,
  within: `${UNSEEN}*`,
  between: BETWEEN,
  sign: '[^\\n\\r\\u2028\\u2029]',
  beside: `${BESIDE}+`,
  after: '',
};
const htmlGround: Ground = {
  letter: escapeHtmlSigns,
  within: `(?:${UNSEEN}|${TAG})*`,
  between: `${BETWEEN}|&nbsp;|<[^>]*>`,
  sign: `[^<>&\\n\\r\\u2028\\u2029]|&(?:nbsp|amp|lt|gt|quot);|${TAG}`,
  beside: `(?:${BESIDE}|&nbsp;|${TAG})+`,
  after: '(?![^<]*>)',
};

/**
 * These words one after the other, each whole; the last may stand in the genitive.
 * @param middleAt before which of them a word may stand, the group `middle`; none before the first
 */
function pattern(words: string[], flags: string, middleAt: number, ground: Ground): RegExp {
  const { letter, within, beside, after } = ground;
  const sign = `(?!${LETTER}${middleAt ? '' : `|${SENTENCE_END}`})(?:${ground.sign})`;
  const between = `(?:(?:${ground.between})+|(?:${sign})+)`;
  const orMiddle = `(?:${between}|${beside}(?<middle>\\p{L}[\\p{L}\\p{M}.]*)${beside})`;
  const spaced = words
    .map((word) => [...word].map(letter).join(within))
    .reduce((before, word, at) => before + (at === middleAt ? orMiddle : between) + word);
  return new RegExp(
    `(?<!${LETTER}${UNSEEN}*)${spaced}(?:${within}s)?(?!${UNSEEN}*${LETTER})${after}`,
    `gu${flags}`,
  );
}

export const inText = (words: string[], flags: string, middleAt = 0): RegExp =>
  pattern(words, flags, middleAt, plainGround);
/** The same in HTML, where tags may stand in and between the words, but not within a tag. */
export const inHtml = (words: string[], flags: string, middleAt = 0): RegExp =>
  pattern(words, flags, middleAt, htmlGround);
/** Where a second first name may stand that an account does not have: 'Ada Maria Lovelace'. */
export const middleOf = ({ firstname, lastname }: Name): number =>
  wordsOf(lastname).length ? wordsOf(firstname).length : 0;

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

/** Whether what stands between first and last name is a name, too, or nothing: 'Max und Sommer' is nobody. */
export const isOneName = ({ groups }: RegExpMatchArray): boolean =>
  groups?.['middle'] === undefined || isFirstName(groups['middle']);

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
