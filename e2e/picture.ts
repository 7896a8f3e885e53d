import { encodePng } from '../infra/local/png.ts';

type Colour = [red: number, green: number, blue: number];

/** A file for a form: a PNG with these colours one below the other, each 600 × 400 pixels. */
export function colouredPicture(name: string, ...colours: Colour[]) {
  const rows = colours.flatMap((colour) => {
    const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(600 * 3, Buffer.from(colour))]);
    return Array.from({ length: 400 }, () => row);
  });
  const buffer = encodePng(600, 400 * colours.length, { bits: 8, colourType: 2 }, Buffer.concat(rows));
  return { name, mimeType: 'image/png', buffer };
}
