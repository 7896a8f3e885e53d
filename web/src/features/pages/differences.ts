import type { ConflictRow } from '../../components/conflict-row.ts';
import { plainText } from '../../lib/text/html.ts';
import { texts } from './texts.ts';

/** Splits HTML into paragraphs, headings and list items. */
const blocks = (html: string): string[] =>
  html
    .split(/(?<=<\/(?:p|h[1-6]|li|blockquote)>)|\n\s*\n/i)
    .map((block) => block.trim())
    .filter(Boolean);

const GAP = '…';

/** The blocks that the other text lacks. A gap replaces blocks that both have. */
const without = (own: readonly string[], other: readonly string[]): string[] =>
  own
    .map((block) => (other.includes(block) ? GAP : block))
    .filter((block, index, all) => block !== GAP || all[index - 1] !== GAP);

const inWords = (all: readonly string[]): string => all.map((block) => plainText(block)).join('\n');

/** The differences between two operators' texts as plain text. If only the HTML differs, they are shown as HTML. */
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
  // Both have the same paragraphs in a different order.
  return source.theirs === source.own ? [row(inWords, sides)] : [source];
};
