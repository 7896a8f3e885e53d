import { AppError, badInput } from '@tippspiel/shared/errors/app-error';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { areaOf, type Crop } from '../domain/crop.ts';
import type { ImageType } from '../domain/image-type.ts';
import { PICTURE_SIZES, UPLOAD_MAX_EDGE, type PictureSize } from '../domain/picture.ts';
import { FORMATS, type PictureFormat } from '../domain/picture-format.ts';
import { createFairQueue } from './fair-queue.ts';
import { messages } from './messages.ts';

export type Variant = { size: PictureSize; format: PictureFormat; data: Buffer };

export type Imaging = {
  /** A file as an upright WebP of bounded size, without what else the file told (place, camera, …). */
  normalise(userId: number, file: string | Buffer, type: ImageType): Promise<Buffer>;
  /** The squares of a player's picture, all cut alike: the part that is wanted, else around what draws the eye. */
  cut(userId: number, picture: Buffer, wanted?: Wanted): Promise<Variant[]>;
  /** A part of an operator's picture in every format that browsers ask for, in its own shape, no edge longer than that. */
  cutPart(userId: number, picture: Buffer, part: Part): Promise<Record<PictureFormat, Buffer>>;
};

/** All formats, if nothing else is said. */
type Wanted = { crop?: Crop; formats?: readonly PictureFormat[] };
type Part = { crop: Crop; maxEdge: number };

type Options = { maxPixels: number; maxEdge: number; jobs: number; queue: number };

const SECONDS = 20;
const LARGEST = Math.max(...PICTURE_SIZES);
// As little effort as still makes a good picture: these run while somebody waits.
const keepWell = { quality: 90, effort: 0 };
const showWell = { quality: 82, effort: 2 };
const showWellAsAvif = { quality: 58, effort: 2 };
const showWellAsJpeg = { quality: 82, mozjpeg: true };
const WHITE = '#ffffff';

const pack: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif(showWellAsAvif),
  webp: (picture) => picture.webp(showWell),
  // Knows nothing of what can be seen through.
  jpg: (picture) => picture.flatten({ background: WHITE }).jpeg(showWellAsJpeg),
};

sharp.concurrency(1);
sharp.cache(false);

/** Works on a few pictures at a time, players in turn, each on one thread, and keeps none in memory afterwards. */
export function createImaging({ maxPixels, maxEdge, jobs, queue }: Options): Imaging {
  const inTurn = createFairQueue({ atOnce: jobs, waiting: queue });
  const open = (source: string | Buffer): Sharp =>
    sharp(source, { limitInputPixels: maxPixels, failOn: 'error' }).timeout({ seconds: SECONDS });

  async function normalise(file: string | Buffer, type: ImageType): Promise<Buffer> {
    check(await readMetadata(file, type), type, { maxPixels, maxEdge });
    try {
      const inside = {
        width: UPLOAD_MAX_EDGE,
        height: UPLOAD_MAX_EDGE,
        fit: 'inside',
        withoutEnlargement: true,
      } as const;
      return await open(file).autoOrient().resize(inside).webp(keepWell).toBuffer();
    } catch {
      throw badInput(messages.unreadable);
    }
  }

  async function cut(picture: Buffer, { crop, formats = FORMATS }: Wanted): Promise<Variant[]> {
    const square = { fit: 'cover', position: sharp.strategy.attention } as const;
    const whole = open(picture);
    const part = crop ? whole.extract(areaOf(crop, await whole.metadata())) : whole;
    const { data, info } = await part
      .resize(LARGEST, LARGEST, square)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const variants: Variant[] = [];
    for (const size of PICTURE_SIZES) {
      const small = sharp(data, { raw }).resize(size, size);
      for (const format of formats)
        variants.push({ size, format, data: await pack[format](small.clone()).toBuffer() });
    }
    return variants;
  }

  async function cutPart(picture: Buffer, { crop, maxEdge }: Part): Promise<Record<PictureFormat, Buffer>> {
    const whole = open(picture);
    const inside = { width: maxEdge, height: maxEdge, fit: 'inside', withoutEnlargement: true } as const;
    const { data, info } = await whole
      .extract(areaOf(crop, await whole.metadata()))
      .resize(inside)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const cutOut = sharp(data, { raw }).timeout({ seconds: SECONDS });
    return {
      avif: await pack.avif(cutOut.clone()).toBuffer(),
      webp: await pack.webp(cutOut.clone()).toBuffer(),
      jpg: await pack.jpg(cutOut.clone()).toBuffer(),
    };
  }

  return {
    cutPart: (userId, picture, part) => inTurn.run(userId, () => cutPart(picture, part)),
    normalise: (userId, file, type) => inTurn.run(userId, () => normalise(file, type)),
    cut: (userId, picture, wanted = {}) => inTurn.run(userId, () => cut(picture, wanted)),
  };
}

async function readMetadata(file: string | Buffer, type: ImageType): Promise<Metadata> {
  try {
    return await sharp(file, { limitInputPixels: false }).metadata();
  } catch {
    // HEIC needs a codec that is not free; to the player that is a type we do not take.
    if (type === 'heif') throw wrongType();
    throw badInput(messages.unreadable);
  }
}

/** Decides by the header alone, before a single pixel is unpacked. */
function check(
  metadata: Metadata,
  type: ImageType,
  { maxPixels, maxEdge }: Pick<Options, 'maxPixels' | 'maxEdge'>,
): void {
  if (metadata.format !== type || metadata.compression === 'hevc') throw wrongType();
  const { width, height, pageHeight = height } = metadata;
  if (width * pageHeight > maxPixels) {
    throw new AppError('PAYLOAD_TOO_LARGE', messages.tooManyPixels(Math.floor(maxPixels / 1e6)));
  }
  if (Math.max(width, pageHeight) > maxEdge)
    throw new AppError('PAYLOAD_TOO_LARGE', messages.tooLong(maxEdge));
}

const wrongType = () => new AppError('UNSUPPORTED_MEDIA_TYPE', messages.wrongType);
