import type { Author } from '../author.ts';
import type { Drawing } from '../post.ts';

/** A prize as in tipp's events, with players as numbers. */
export type KnownPrize = {
  id: number;
  version: number;
  kind: string;
  winners: number[];
  /** Players who were drawn, but are now excluded from winning. */
  outs: number[];
  isPublished: boolean;
  isRemoved: boolean;
};

type Named = Pick<Author, 'id' | 'fullname'>;
type Texts = { subject: string; text: string; drawing: Drawing | null };

/** A winner in a stored text; readers see the player's current name instead. */
const TOKEN = /\{winner:(\d+)\}/g;

/** The readable parts of an operator's HTML: texts between tags, and descriptions of pictures. */
const READ = /(?<=^|>)[^<]+|(?<=<img\b[^>]*? alt=")[^"]+/g;
export const hasToken = (text: string): boolean => text.search(TOKEN) >= 0;
export const winnersIn = (text: string): number[] => [...text.matchAll(TOKEN)].map(([, id]) => Number(id));
export const withNames = (text: string, nameOf: (id: number) => string): string =>
  text.replace(TOKEN, (_token, id) => nameOf(Number(id)));

/** Alternative spellings in HTML. */
const inHtml: Record<string, string> = {
  '&': '&(?:amp;)?',
  '<': '(?:<|&lt;)',
  '>': '(?:>|&gt;)',
  '"': '(?:"|&quot;)',
};
const signPattern = (sign: string): string => inHtml[sign] ?? sign.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&');

/**
 * Matches a complete name, not a part of a longer one such as 'Ada Lovelace-King'. The s of a genitive stays after it.
 */
function patternOf(fullname: string): RegExp {
  const words = fullname.split(/\s+/).map((word) => [...word].map(signPattern).join(''));
  return new RegExp(
    `(?<![\\p{L}\\p{M}\\p{Nd}]-?)${words.join('\\s+')}(?=s?(?!-?[\\p{L}\\p{M}\\p{Nd}]))`,
    'gu',
  );
}

export const containsName = (text: string, { fullname }: Named): boolean =>
  text.search(patternOf(fullname)) >= 0;

/** Replaces each complete name of a winner by a token. Winners with the same name alternate. */
export function withTokens<One extends Texts>(texts: One, winners: readonly Named[]): One {
  // The longest names first, because one name may contain another.
  const names = [...Map.groupBy(winners, ({ fullname }) => fullname)].sort(
    ([one], [other]) => other.length - one.length,
  );
  const replaced = (text: string): string =>
    names.reduce((left, [fullname, namesakes]) => {
      let turn = 0;
      return left.replace(patternOf(fullname), () => `{winner:${namesakes[turn++ % namesakes.length]!.id}}`);
    }, text);
  const { subject, text, drawing } = texts;
  return {
    ...texts,
    subject: replaced(subject),
    text: text.replace(READ, replaced),
    drawing: drawing && { ...drawing, winnerString: replaced(drawing.winnerString) },
  };
}
