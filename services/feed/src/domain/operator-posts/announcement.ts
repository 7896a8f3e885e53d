import type { Author } from '../author.ts';
import type { Drawing } from '../post.ts';

/** A prize as tipp's events describe it; players by number. */
export type KnownPrize = {
  id: number;
  version: number;
  kind: string;
  winners: number[];
  /** Drawn as well, but excluded from winning by now. */
  outs: number[];
  isPublished: boolean;
  isRemoved: boolean;
};

type Named = Pick<Author, 'id' | 'fullname'>;
type Texts = { subject: string; text: string; drawing: Drawing | null };

/** A winner in a stored text: readers see the player's present name in its place. */
const TOKEN = /\{winner:(\d+)\}/g;

/** The visible words of an operator's HTML: texts between tags, and descriptions of pictures. */
const READ = /(?<=^|>)[^<]+|(?<=<img\b[^>]*? alt=")[^"]+/g;
export const hasToken = (text: string): boolean => text.search(TOKEN) >= 0;
export const winnersIn = (text: string): number[] => [...text.matchAll(TOKEN)].map(([, id]) => Number(id));
export const withNames = (text: string, nameOf: (id: number) => string): string =>
  text.replace(TOKEN, (_token, id) => nameOf(Number(id)));

/** As they may stand in HTML. */
const inHtml: Record<string, string> = {
  '&': '&(?:amp;)?',
  '<': '(?:<|&lt;)',
  '>': '(?:>|&gt;)',
  '"': '(?:"|&quot;)',
};
const signPattern = (sign: string): string => inHtml[sign] ?? sign.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&');

/** A whole name, not within a longer one such as 'Ada Lovelace-King'; the s of a genitive stays behind it. */
function patternOf(fullname: string): RegExp {
  const words = fullname.split(/\s+/).map((word) => [...word].map(signPattern).join(''));
  return new RegExp(
    `(?<![\\p{L}\\p{M}\\p{Nd}]-?)${words.join('\\s+')}(?=s?(?!-?[\\p{L}\\p{M}\\p{Nd}]))`,
    'gu',
  );
}

export const containsName = (text: string, { fullname }: Named): boolean =>
  text.search(patternOf(fullname)) >= 0;

/** The texts with a token in place of each whole name of a winner. Namesakes take turns. */
export function withTokens<One extends Texts>(texts: One, winners: readonly Named[]): One {
  // The longest first: a name may stand in another.
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
