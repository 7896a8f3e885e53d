import type { ConflictRow } from '../../components/both-states.tsx';
import { plainText } from '../../lib/text/html.ts';
import { texts } from './texts.ts';

/** Paragraphs, headings and items of a list, each as it is written. */
const blocks = (html: string): string[] =>
  html
    .split(/(?<=<\/(?:p|h[1-6]|li|blockquote)>)|\n\s*\n/i)
    .map((block) => block.trim())
    .filter(Boolean);

const GAP = '…';

/** Those that the other text lacks; a gap stands for what both have. */
const without = (own: readonly string[], other: readonly string[]): string[] =>
  own
    .map((block) => (other.includes(block) ? GAP : block))
    .filter((block, index, all) => block !== GAP || all[index - 1] !== GAP);

const inWords = (all: readonly string[]): string => all.map((block) => plainText(block)).join('\n');

/** What two operators have written differently, in words; where only the HTML differs, as it is written. */
export const differences = (theirs: string, own: string): ConflictRow[] => {
  const sides = [blocks(theirs), blocks(own)] as const;
  const parts = [without(sides[0], sides[1]), without(sides[1], sides[0])] as const;
  const row = (write: (all: readonly string[]) => string, of: typeof parts): ConflictRow => ({
    label: texts.text,
    theirs: write(of[0]),
    own: write(of[1]),
  });
  const words = row(inWords, parts);
  if (words.theirs !== words.own) return [words];
  const source = row((all) => all.join('\n'), parts);
  // The same paragraphs in another order.
  return source.theirs === source.own ? [row(inWords, sides)] : [source];
};
