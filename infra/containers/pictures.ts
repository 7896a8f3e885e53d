import { mediaEnv } from '@tippspiel/media/env';
import { decodedBytes, type ImageHeader } from '@tippspiel/media/domain/decoded-size';
import sharp, { type Sharp } from 'sharp';

/** The limit of media in `open-app.ts`. */
const MAX_PIXELS = 40_000_000;
const MAX_BYTES = mediaEnv.shape.UPLOAD_MAX_UNPACKED_BYTES.parse(undefined);

type Kind = { type: string; header: Omit<ImageHeader, 'width' | 'height'>; write: (picture: Sharp) => Sharp };

const kinds: Record<string, Kind> = {
  'progressive JPEG': {
    type: 'image/jpeg',
    header: { format: 'jpeg', channels: 3, depth: 'uchar', chromaSubsampling: '4:4:4', isProgressive: true },
    write: (picture) => picture.jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
  },
  JPEG: {
    type: 'image/jpeg',
    header: { format: 'jpeg', channels: 3, depth: 'uchar' },
    write: (picture) => picture.jpeg(),
  },
  'interlaced PNG': {
    type: 'image/png',
    header: { format: 'png', channels: 4, depth: 'ushort', isProgressive: true },
    write: (picture) => picture.ensureAlpha().toColourspace('rgb16').png({ progressive: true }),
  },
  PNG: {
    type: 'image/png',
    header: { format: 'png', channels: 4, depth: 'uchar' },
    write: (picture) => picture.ensureAlpha().png(),
  },
  WebP: {
    type: 'image/webp',
    header: { format: 'webp', channels: 4, depth: 'uchar' },
    write: (picture) => picture.webp({ effort: 0 }),
  },
  AVIF: {
    type: 'image/avif',
    header: { format: 'heif', channels: 3, depth: 'uchar' },
    write: (picture) => picture.avif({ effort: 0, chromaSubsampling: '4:4:4' }),
  },
  GIF: {
    type: 'image/gif',
    header: { format: 'gif', channels: 4, depth: 'uchar' },
    write: (picture) => picture.gif({ effort: 1 }),
  },
};
export const kindsOfPictures = Object.keys(kinds);

/** The picture of a kind that takes the most memory among those that media accepts. */
export async function mostExpensivePicture(kind: string): Promise<{ picture: Buffer; type: string }> {
  const { type, header, write } = kinds[kind] as Kind;
  const perPixel = decodedBytes({ ...header, width: 1, height: 1 });
  const edge = Math.floor(Math.sqrt(Math.min(MAX_PIXELS, MAX_BYTES / perPixel)));
  const colour = { r: 21, g: 114, b: 75 };
  const drawn = sharp({
    create: { width: edge, height: edge, channels: 3, background: colour },
    limitInputPixels: false,
  });
  return { picture: await write(drawn).toBuffer(), type };
}
