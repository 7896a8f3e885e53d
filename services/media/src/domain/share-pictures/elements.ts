export type Box = {
  kind: 'box';
  x: number;
  y: number;
  width: number;
  height: number;
  radius: number;
  fill: string;
  /** 0 to 1. */
  opacity: number;
};
export type Text = {
  kind: 'text';
  text: string;
  x: number;
  /** Position of the baseline. */
  y: number;
  size: number;
  isBold: boolean;
  anchor: 'start' | 'middle' | 'end';
  fill: string;
};
export type Element = Box | Text;

/** The width of a text in pixels. */
export type Measure = (text: string, size: number, isBold: boolean) => number;

export const colours = {
  turf: '#0a3527',
  stripe: '#0d4532',
  white: '#ffffff',
  soft: '#cfe3d8',
  gold: '#f0b429',
  ink: '#1b2b22',
} as const;

export const box = (x: number, y: number, width: number, height: number, more: Partial<Box> = {}): Box => ({
  ...{ kind: 'box', x, y, width, height, radius: 0, fill: colours.white, opacity: 1 },
  ...more,
});

const segmenter = new Intl.Segmenter('de', { granularity: 'grapheme' });

/** Replaces letters of a script that the typeface lacks. */
const UNREADABLE = '?';
/** Stands for them until neighbours are merged, because a text may contain '?' itself. */
const PLACEHOLDER = '\uE000';

/** Replaces neighbouring letters that the typeface lacks by one '?', and removes emoji and symbols that it lacks. */
function drawable(text: string, { size, isBold, measure }: Style): string {
  // A decomposed letter may contain spaces, which have a width.
  const isDrawn = (part: string) => measure(part.normalize('NFKD').replace(/\s/gu, ''), size, isBold) > 0;
  const parts = [...segmenter.segment(text)].map(({ segment }) => {
    if (!segment.trim() || isDrawn(segment)) return segment;
    return /\p{L}/u.test(segment) ? PLACEHOLDER : '';
  });
  const merged = parts.join('').replace(/\uE000[\uE000\s]*\uE000/gu, PLACEHOLDER);
  return (
    merged.replaceAll(PLACEHOLDER, UNREADABLE).replace(/\s+/gu, ' ').trim() || (text.trim() && UNREADABLE)
  );
}

type Style = { size: number; isBold: boolean; measure: Measure };

/** The text, or as much as fits, with three dots. */
export function truncate(
  given: string,
  width: number,
  size: number,
  isBold: boolean,
  measure: Measure,
): string {
  const text = drawable(given, { size, isBold, measure });
  if (measure(text, size, isBold) <= width) return text;
  const letters = [...segmenter.segment(text)].map(({ segment }) => segment);
  for (let length = letters.length - 1; length > 0; length--) {
    const part = `${letters.slice(0, length).join('').trimEnd()}…`;
    if (measure(part, size, isBold) <= width) return part;
  }
  return '';
}
