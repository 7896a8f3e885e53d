import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A text as glyphs, from left to right, in units of the typeface. */
export type Placed = { id: string; x: number };
export type Typeface = ReturnType<typeof readTypeface>;

/** The part of opentype.js in use; the library has no types. */
type Glyph = {
  index: number;
  advanceWidth: number;
  getPath(x: number, y: number, size: number): { toPathData(decimals: number): string };
};
type Font = {
  unitsPerEm: number;
  charToGlyph(letter: string): Glyph;
  getKerningValue(left: Glyph, right: Glyph): number;
};

type Known = { id: string; isDigit: boolean; font: Font; glyph: Glyph; outline: string };

const require = createRequire(import.meta.url);
const opentype = require('opentype.js') as { parse(file: ArrayBuffer): Font };
/** In the order of the search for a letter. */
const SCRIPTS = ['latin', 'latin-ext'];
const WEIGHTS = { regular: 500, bold: 800 };
const ACCENTS = /\p{M}/gu;
const DIGIT = /\d/;

function readFont(script: string, weight: number): Font {
  const path = require.resolve(`@fontsource/archivo/files/archivo-${script}-${weight}-normal.woff`);
  const { buffer, byteOffset, byteLength } = readFileSync(path);
  return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
}

/** How much closer two letters are set; never digits, which align in columns. */
function kerning(left: Known | undefined, right: Known): number {
  if (!left || left.font !== right.font || (left.isDigit && right.isDigit)) return 0;
  return right.font.getKerningValue(left.glyph, right.glyph);
}

/** The product's own typeface as outlines, so that drawings do not depend on installed fonts. */
export function readTypeface() {
  const fonts = Object.entries(WEIGHTS).map(([name, weight]) => ({
    name,
    scripts: SCRIPTS.map((script) => readFont(script, weight)),
  }));
  const unitsPerEm = fonts[0]?.scripts[0]?.unitsPerEm ?? 1000;
  const known = new Map<string, Known | null>();
  const byId = new Map<string, Known>();

  function find(letter: string, isBold: boolean): Known | null {
    const { name, scripts } = fonts[isBold ? 1 : 0]!;
    const key = name + letter;
    const before = known.get(key);
    if (before !== undefined) return before;
    const font = scripts.find((each) => each.charToGlyph(letter).index > 0);
    const found = font ? asKnown(font, letter, `${name[0]}${scripts.indexOf(font)}`) : null;
    known.set(key, found);
    if (found) byId.set(found.id, found);
    return found;
  }
  function asKnown(font: Font, letter: string, prefix: string): Known {
    const glyph = font.charToGlyph(letter);
    const outline = glyph.getPath(0, 0, unitsPerEm).toPathData(0);
    return { id: `${prefix}-${glyph.index}`, isDigit: DIGIT.test(letter), font, glyph, outline };
  }

  /** A letter missing in the typeface is drawn without its accents; if that is missing, too, it is left out. */
  function lettersOf(text: string, isBold: boolean): Known[] {
    return [...text.normalize('NFC')].flatMap((letter) => {
      const whole = find(letter, isBold);
      if (whole) return [whole];
      return [...letter.normalize('NFKD').replace(ACCENTS, '')].flatMap((part) => find(part, isBold) ?? []);
    });
  }

  function walk(text: string, isBold: boolean): { placed: Placed[]; end: number } {
    let x = 0;
    const letters = lettersOf(text, isBold);
    const placed = letters.map((letter, index) => {
      x += kerning(letters[index - 1], letter);
      const at = { id: letter.id, x };
      x += letter.glyph.advanceWidth;
      return at;
    });
    return { placed, end: x };
  }

  return {
    unitsPerEm,
    width: (text: string, size: number, isBold: boolean) => (walk(text, isBold).end * size) / unitsPerEm,
    place: (text: string, isBold: boolean) => walk(text, isBold).placed,
    /** The outline of a glyph, in units of the typeface. */
    outline: (id: string) => byId.get(id)?.outline ?? '',
  };
}
