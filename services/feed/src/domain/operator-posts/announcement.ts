import {
  asSeen,
  fullname,
  inText,
  isFirstName,
  turnedName,
  wordBefore,
  wordsOf,
  type Name,
} from './names-in-text.ts';

/** What tipp tells of a prize; players by number. */
export type KnownPrize = {
  id: number;
  version: number;
  kind: string;
  winners: number[];
  /** Who was drawn, too, and may not win any more. */
  outs: number[];
  isPublished: boolean;
  isRemoved: boolean;
};

/** A player by the name that stands in a text, which goes when the player does. */
export type NamedPlayer = Name & { userId: number };

/** Whether a text tells a whole name. Most stand in no text: that much is found out without a pattern. */
function tells(seen: string, name: Name): boolean {
  const words = fullname(name);
  const lower = seen.toLowerCase();
  if (!words.every((word) => lower.includes(word.toLowerCase()))) return false;
  return inText(words, 'i').test(seen) || tellsTurned(seen, turnedName(name));
}

const tellsTurned = (seen: string, words: string[]): boolean =>
  words.length > 0 &&
  [...seen.matchAll(inText(words, 'i'))].some(({ index }) => !isFirstName(wordBefore(seen, index)));

/** Those of these players whose whole name a plain text tells. */
export function fullyNamedIn(plain: string, players: readonly NamedPlayer[]): NamedPlayer[] {
  const seen = asSeen(plain);
  return players.filter((player) => tells(seen, player));
}

/** The same of all who were ever drawn; of the prize that the text announces the last name alone will do. */
export function namedIn(
  plain: string,
  drawn: readonly NamedPlayer[],
  own: ReadonlySet<number>,
): NamedPlayer[] {
  const seen = asSeen(plain);
  const tellsLastName = ({ lastname }: Name) => lastname !== '' && inText(wordsOf(lastname), '').test(seen);
  return drawn.filter((player) => tells(seen, player) || (own.has(player.userId) && tellsLastName(player)));
}
