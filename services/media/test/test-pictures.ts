import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { encodePng } from '../../../infra/local/png.ts';

const RED = { r: 255, g: 0, b: 0 };
export const BLUE = { r: 0, g: 0, b: 255 };

type Colour = typeof RED;

/** A picture of one colour. */
export const plain = (width: number, height: number, background: Colour = RED) =>
  sharp({ create: { width, height, channels: 3, background } });

/** Left half red, right half blue, with metadata about rotation and place. */
export async function sidewaysPhoto(width: number, height: number, orientation: number): Promise<Buffer> {
  const right = await plain(width / 2, height, BLUE)
    .png()
    .toBuffer();
  return plain(width, height)
    .composite([{ input: right, left: width / 2, top: 0 }])
    .jpeg({ quality: 95 })
    .withExif({ IFD0: { Copyright: 'GEHEIM', Orientation: String(orientation) } })
    .withMetadata({ orientation })
    .toBuffer();
}

/** Name of the colour at a position, given in fractions of width and height. */
export async function colourAt(picture: Buffer, x: number, y: number): Promise<'red' | 'blue' | 'other'> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const start =
    (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * info.channels;
  const [r = 0, g = 0, b = 0] = data.subarray(start, start + 3);
  if (r > 200 && g < 60 && b < 60) return 'red';
  return b > 200 && g < 60 && r < 60 ? 'blue' : 'other';
}

/** A PNG with one bit per pixel: a tiny file of any decoded size. */
export function pngBomb(width: number, height: number): Buffer {
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height);
  return encodePng(width, height, { bits: 1, colourType: 0 }, rows);
}

/** A small AVIF whose header claims a larger size. */
export async function avifOf(width: number, height: number): Promise<Buffer> {
  const file = await plain(16, 16).avif({ effort: 0 }).toBuffer();
  const size = file.indexOf('ispe') + 8;
  file.writeUInt32BE(width, size);
  file.writeUInt32BE(height, size + 4);
  return file;
}

/** A small interlaced PNG of 16 bits and four channels whose header claims a larger size. */
export async function interlacedPngOf(width: number, height: number): Promise<Buffer> {
  const file = await plain(16, 16).ensureAlpha().toColourspace('rgb16').png({ progressive: true }).toBuffer();
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
  return file;
}
