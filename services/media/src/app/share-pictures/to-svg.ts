import type { Layout } from '../../domain/share-pictures/layout.ts';
import type { Box, Text } from '../../domain/share-pictures/elements.ts';
import type { Typeface } from './typeface.ts';

const round = (value: number): number => Math.round(value * 100) / 100;

/** A picture as SVG. Letters are drawn as outlines, so players' text can never be interpreted as markup. */
export function toSvg({ width, height, elements }: Layout, typeface: Typeface): string {
  const used = new Set<string>();

  function drawText({ text, x, y, size, isBold, anchor, fill }: Text): string {
    const whole = typeface.width(text, size, isBold);
    const begin = x - { start: 0, middle: whole / 2, end: whole }[anchor];
    const glyphs = typeface.place(text, isBold).map(({ id, x: at }) => {
      if (!typeface.outline(id)) return '';
      used.add(id);
      return `<use href="#${id}" x="${round(at)}"/>`;
    });
    const scale = size / typeface.unitsPerEm;
    return `<g fill="${fill}" transform="translate(${round(begin)} ${round(y)}) scale(${scale})">${glyphs.join('')}</g>`;
  }

  const drawn = elements.map((each) => (each.kind === 'box' ? drawBox(each) : drawText(each))).join('');
  const outlines = [...used].map((id) => `<path id="${id}" d="${typeface.outline(id)}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${outlines}</defs>${drawn}</svg>`;
}

const drawBox = ({ x, y, width, height, radius, fill, opacity }: Box): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}" fill="${fill}" fill-opacity="${opacity}"/>`;
