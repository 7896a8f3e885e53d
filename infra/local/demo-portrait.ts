import { encodePng } from './png.ts';

const EDGE = 240;
const SKY = [0xb9, 0xdf, 0xcb];
const SKIN = [0xf1, 0xc9, 0xb8];
const SHIRT = [0x1f, 0x6f, 0x50];

/** A head and shoulders as PNG: a person's picture at the demo's provider. */
export function drawPortrait(): Buffer {
  const rows = Array.from({ length: EDGE }, (_none, y) => [
    0, // No filter.
    ...Array.from({ length: EDGE }, (_no, x) => colourAt(x, y)).flat(),
  ]);
  return encodePng(EDGE, EDGE, { bits: 8, colourType: 2 }, Buffer.from(rows.flat()));
}

function colourAt(x: number, y: number): number[] {
  const isWithin = (left: number, top: number, radius: number) =>
    (x - left * EDGE) ** 2 + (y - top * EDGE) ** 2 < (radius * EDGE) ** 2;
  if (isWithin(0.5, 0.4, 0.2)) return SKIN;
  return isWithin(0.5, 1.05, 0.4) ? SHIRT : SKY;
}
