import type { Post } from '../post.ts';

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
export type NamedPlayer = { userId: number; firstname: string; lastname: string };
type Name = Omit<NamedPlayer, 'userId'>;
type Texts = Pick<Post, 'subject' | 'text' | 'drawing'>;

/** In place of whoever has left. */
const FORMER = 'Ehemaliges Mitglied';

const escapeSigns = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** These words one after the other, each whole; the last may stand in the genitive. */
const inText = (words: string[], flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${words.map(escapeSigns).join('\\s+')}s?(?![\\p{L}\\p{N}])`, `gu${flags}`);

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** The same in HTML, where tags may stand between the words, but not within a tag. */
const inHtml = (words: string[], flags: string): RegExp => {
  const escaped = words.map((word) => escapeSigns(word.replace(/[&<>]/g, (sign) => signs[sign] as string)));
  const between = '(?:\\s|&nbsp;|<[^>]*>)+';
  return new RegExp(
    `(?<![\\p{L}\\p{N}])${escaped.join(between)}s?(?![\\p{L}\\p{N}])(?![^<]*>)`,
    `gu${flags}`,
  );
};

const fullname = ({ firstname, lastname }: Name): string[] => wordsOf(`${firstname} ${lastname}`);

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

/** The post without a name, in full or the last name alone; tags within it stay. */
export function withoutName<One extends Texts>(post: One, name: Name): One {
  const ways: [string[], string][] = [
    [fullname(name), 'i'],
    [wordsOf(name.lastname), ''],
  ];
  const cut = (text: string, pattern: typeof inText) =>
    ways
      .filter(([words]) => words.length > 0)
      .reduce(
        (left, [words, flags]) =>
          left.replace(pattern(words, flags), (found) => FORMER + (found.match(/<[^>]*>/g) ?? []).join('')),
        text,
      );
  const { subject, text, drawing } = post;
  return {
    ...post,
    subject: cut(subject, inText),
    text: cut(text, inHtml),
    drawing: drawing && { ...drawing, winnerString: cut(drawing.winnerString, inText) },
  };
}
