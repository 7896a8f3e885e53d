import { fullname, inText, wordsOf, type Name } from './names-in-text.ts';

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

/** Whether a plain text tells a whole name. Most stand in no text: that much is found out without a pattern. */
function tells(plain: string, name: Name): boolean {
  const words = fullname(name);
  const lower = plain.toLowerCase();
  return words.every((word) => lower.includes(word.toLowerCase())) && inText(words, 'i').test(plain);
}

/** Those of these players whose whole name a plain text tells. */
export const fullyNamedIn = (plain: string, players: readonly NamedPlayer[]): NamedPlayer[] =>
  players.filter((player) => tells(plain, player));

/** The same of all who were ever drawn; of the prize that the text announces the last name alone will do. */
export function namedIn(
  plain: string,
  drawn: readonly NamedPlayer[],
  own: ReadonlySet<number>,
): NamedPlayer[] {
  const tellsLastName = ({ lastname }: Name) => lastname !== '' && inText(wordsOf(lastname), '').test(plain);
  return drawn.filter((player) => tells(plain, player) || (own.has(player.userId) && tellsLastName(player)));
}
