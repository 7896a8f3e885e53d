import type { Post } from '../post.ts';
import { fullname, inHtml, inText, wordsOf, type Name } from './names-in-text.ts';

type Texts = Pick<Post, 'subject' | 'text' | 'drawing'>;

/** In place of whoever has left. */
const FORMER = 'Ehemaliges Mitglied';

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Behind these a last name means a person, whatever the word means else. */
const TITLES = wordSet('herr herrn frau familie fam dr prof gewinner gewinnerin sieger siegerin');
/** Behind these stands a noun, and no name: 'das Tor', 'im Sommer'. */
const ARTICLES = wordSet(
  'der die das den dem des ein eine einen einem einer eines kein keine keinen im am zum zur vom beim ins ans ' +
    'jeder jede jedes jeden jedem dieser diese dieses diesen diesem nächster nächste nächstes nächsten heute guten',
);
/** With a capital at the beginning of a sentence, and no first name. */
const BEGINNINGS = wordSet(
  'für an und auch bei mit von wir denn dass es so nun jetzt liebe lieber hallo bravo danke hurra glückwunsch ' +
    'gratulation gestern morgen',
);

/**
 * The post without a name; tags within it stay. The last name alone goes, too, but where the post shows that the word is
 * something else or somebody else's ('das Tor', 'Thomas Müller'), only where a title makes it a person's.
 * @param others who else is named in the post
 */
export function withoutName<One extends Texts>(post: One, name: Name, others: readonly Name[] = []): One {
  const whole = cutAll(post, fullname(name), 'i', () => true);
  const last = wordsOf(name.lastname);
  if (!last.length) return whole;
  const own = new Set(wordsOf(name.firstname.toLowerCase()));
  let isUnsure = others.some((other) => last.every((word) => fullname(other).includes(word)));
  cutAll(whole, last, '', (before) => {
    isUnsure ||= meaningBehind(before, own) === 'other';
    return false;
  });
  return cutAll(whole, last, '', (before, isList) => {
    const meaning = meaningBehind(before, own);
    return meaning === 'person' || (meaning === 'unknown' && (isList || !isUnsure));
  });
}

type Meaning = 'person' | 'other' | 'unknown';

/** What the word before a last name makes of it. */
function meaningBehind(before: string, own: ReadonlySet<string>): Meaning {
  const word = before.toLowerCase().replace('.', '');
  if (TITLES.has(word) || own.has(word) || /^\p{Lu}\.$/u.test(before)) return 'person';
  if (before.endsWith('.')) return 'unknown';
  if (ARTICLES.has(word)) return 'other';
  // Somebody's first name.
  return /^\p{Lu}/u.test(before) && !BEGINNINGS.has(word) ? 'other' : 'unknown';
}

/** @param isMeant by the word before, and whether it stands in the list of winners, where there are names alone */
function cutAll<One extends Texts>(
  post: One,
  words: string[],
  flags: string,
  isMeant: (before: string, isList: boolean) => boolean,
): One {
  const cut = (text: string, pattern: RegExp, isList = false) =>
    text.replace(pattern, (found: string, at: number) =>
      isMeant(wordBefore(text, at), isList) ? FORMER + (found.match(/<[^>]*>/g) ?? []).join('') : found,
    );
  const { subject, text, drawing } = post;
  const plain = inText(words, flags);
  return {
    ...post,
    subject: cut(subject, plain),
    text: cut(text, inHtml(words, flags)),
    drawing: drawing && { ...drawing, winnerString: cut(drawing.winnerString, plain, true) },
  };
}

/** The word directly before a place, with its full stop; empty where a paragraph or something else stands between. */
function wordBefore(text: string, at: number): string {
  const before = text
    .slice(0, at)
    .replace(/<(?!\/?(?:b|strong|i|em|u|s|a)\b)[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ');
  return /(\p{L}+\.?)[^\S\n]+$/u.exec(before)?.[1] ?? '';
}
