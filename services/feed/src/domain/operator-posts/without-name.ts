import type { Post } from '../post.ts';
import {
  fullname,
  inHtml,
  inText,
  isFirstName,
  isOneName,
  isTitle,
  middleOf,
  PICTURE_WORDS,
  turnedName,
  withPlainLetters,
  wordBefore,
  wordSet,
  wordsOf,
  type Name,
} from './names-in-text.ts';

type Texts = Pick<Post, 'subject' | 'text' | 'drawing'>;

/** In place of whoever has left. */
const FORMER = 'Ehemaliges Mitglied';

/** Behind these stands a noun, and no name: 'das Tor', 'im Sommer'. */
const ARTICLES = wordSet(
  'der die das den dem des ein eine einen einem einer eines kein keine keinen im am zum zur vom beim ins ans ' +
    'jeder jede jedes jeden jedem dieser diese dieses diesen diesem nächster nächste nächstes nächsten heute guten',
);

/**
 * The post without a name, in what its pictures say, too; tags within it stay. The last name alone goes, too, but where the
 * post shows that the word is something else or somebody else's ('das Tor', 'Thomas Müller'), only where a title makes it a
 * person's.
 * @param others who else is named in the post
 */
export function withoutName<One extends Texts>(post: One, name: Name, others: readonly Name[] = []): One {
  const straight = cutAll(post, fullname(name), 'i', () => true, middleOf(name));
  const whole = cutAll(straight, turnedName(name), 'i', (before) => !isFirstName(before));
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
  if (isTitle(before) || own.has(word) || /^\p{Lu}\.$/u.test(before)) return 'person';
  if (before.endsWith('.')) return 'unknown';
  if (ARTICLES.has(word)) return 'other';
  return isFirstName(before) ? 'other' : 'unknown';
}

/** @param isMeant by the word before, and whether it stands in the list of winners, where there are names alone */
function cutAll<One extends Texts>(
  post: One,
  words: string[],
  flags: string,
  isMeant: (before: string, isList: boolean) => boolean,
  middleAt = 0,
): One {
  if (!words.length) return post;
  const cut = (given: string, pattern: RegExp, isList = false) => {
    const text = withPlainLetters(given);
    let [left, from] = ['', 0];
    for (const match of text.matchAll(pattern)) {
      const { 0: found, index } = match;
      if (!isOneName(match) || !isMeant(wordBefore(text, index), isList)) continue;
      left += text.slice(from, index) + FORMER + (found.match(/<[^>]*>/g) ?? []).join('');
      from = index + found.length;
    }
    return from ? left + text.slice(from) : given;
  };
  const { subject, text, drawing } = post;
  const plain = inText(words, flags, middleAt);
  const html = inHtml(words, flags, middleAt);
  return {
    ...post,
    subject: cut(subject, plain),
    text: cut(text, html).replace(PICTURE_WORDS, (said) => cut(said, html)),
    drawing: drawing && { ...drawing, winnerString: cut(drawing.winnerString, plain, true) },
  };
}
