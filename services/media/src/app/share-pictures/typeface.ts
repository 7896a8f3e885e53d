import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font, type Glyph } from 'opentype.js';

/** A text as glyphs, from left to right, in units of the type. */
export type Placed = { id: string; x: number };
export type Typeface = {
  unitsPerEm: number;
  width(text: string, size: number, isBold: boolean): number;
  place(text: string, isBold: boolean): Placed[];
  /** The outline of a glyph, in units of the type. */
  outline(id: string): string;
};

type Known = { id: string; font: Font; glyph: Glyph; outline: string };

const require = createRequire(import.meta.url);
/** In the order in which a letter is looked for. */
const SCRIPTS = ['latin', 'latin-ext'];
const WEIGHTS = { regular: 500, bold: 800 };
const MARKS = /\p{M}/gu;

function readFont(script: string, weight: number): Font {
  const path = require.resolve(`@fontsource/archivo/files/archivo-${script}-${weight}-normal.woff`);
  const { buffer, byteOffset, byteLength } = readFileSync(path);
  return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
}

/** The product's own type, as outlines: what is drawn depends on no font of the machine. */
export function readTypeface(): Typeface {
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
    const found = font ? asKnown(font, font.charToGlyph(letter), `${name[0]}${scripts.indexOf(font)}`) : null;
    known.set(key, found);
    if (found) byId.set(found.id, found);
    return found;
  }
  const asKnown = (font: Font, glyph: Glyph, prefix: string): Known => ({
    ...{ id: `${prefix}-${glyph.index}`, font, glyph },
    outline: glyph.getPath(0, 0, unitsPerEm).toPathData(0),
  });

  /** A letter that the type lacks stands without its accents; what is none in it either is left out. */
  function lettersOf(text: string, isBold: boolean): Known[] {
    return [...text.normalize('NFC')].flatMap((letter) => {
      const whole = find(letter, isBold);
      if (whole) return [whole];
      return [...letter.normalize('NFKD').replace(MARKS, '')].flatMap((part) => find(part, isBold) ?? []);
    });
  }

  function walk(text: string, isBold: boolean): { placed: Placed[]; end: number } {
    let x = 0;
    let last: Known | undefined;
    const placed = lettersOf(text, isBold).map((letter) => {
      if (last?.font === letter.font) x += letter.font.getKerningValue(last.glyph, letter.glyph);
      const at = { id: letter.id, x };
      x += letter.glyph.advanceWidth;
      last = letter;
      return at;
    });
    return { placed, end: x };
  }

  return {
    unitsPerEm,
    width: (text, size, isBold) => (walk(text, isBold).end * size) / unitsPerEm,
    place: (text, isBold) => walk(text, isBold).placed,
    outline: (id) => byId.get(id)?.outline ?? '',
  };
}
