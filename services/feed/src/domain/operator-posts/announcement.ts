import {
  asSeen,
  fullname,
  inText,
  isFirstName,
  isOneName,
  middleOf,
  turnedName,
  withPlainLetters,
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
function tells({ text, lower }: Said, name: Name): boolean {
  const words = fullname(name);
  if (!words.every((word) => lower.includes(word.toLowerCase()))) return false;
  const whole = inText(words, 'i', middleOf(name));
  return [...text.matchAll(whole)].some(isOneName) || tellsTurned(text, turnedName(name));
}

/** A text with the signs that nobody sees, which may part words; and without, in small letters. */
type Said = { text: string; lower: string };
const saidIn = (plain: string): Said => ({
  text: withPlainLetters(plain),
  lower: asSeen(plain).toLowerCase(),
});

const tellsTurned = (text: string, words: string[]): boolean =>
  words.length > 0 &&
  [...text.matchAll(inText(words, 'i'))].some(({ index }) => !isFirstName(wordBefore(text, index)));

/** Those of these players whose whole name a plain text tells. */
export function fullyNamedIn(plain: string, players: readonly NamedPlayer[]): NamedPlayer[] {
  const said = saidIn(plain);
  return players.filter((player) => tells(said, player));
}

/** The same of all who were ever drawn; of the prize that the text announces the last name alone will do. */
export function namedIn(
  plain: string,
  drawn: readonly NamedPlayer[],
  own: ReadonlySet<number>,
): NamedPlayer[] {
  const said = saidIn(plain);
  const tellsLastName = ({ lastname }: Name) =>
    lastname !== '' && inText(wordsOf(lastname), '').test(said.text);
  return drawn.filter((player) => tells(said, player) || (own.has(player.userId) && tellsLastName(player)));
}
