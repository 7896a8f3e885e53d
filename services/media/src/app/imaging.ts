import { AppError, badInput } from '@tippspiel/shared/contracts/errors/app-error';
import { createBoundedQueue } from '@tippspiel/shared/platform/queue/bounded-queue';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { areaOf, WHOLE, type Crop } from '../domain/crop.ts';
import type { ImageType } from '../domain/image-type.ts';
import { PICTURE_SIZES, UPLOAD_MAX_EDGE, type PictureSize } from '../domain/picture.ts';
import { FORMATS, type PictureFormat } from '../domain/picture-format.ts';
import { bytesPerPixel, decodedBytes, type ImageHeader } from '../domain/decoded-size.ts';
import { messages } from './messages.ts';

export type Variant = { size: PictureSize; format: PictureFormat; data: Buffer };

export type Imaging = ReturnType<typeof createImaging>;

/** A picture that is not in memory is read when its turn comes. */
type Source = Buffer | (() => Promise<Buffer>);
type Wanted = {
  crop?: Crop;
  /** All by default. */
  formats?: readonly PictureFormat[];
  /** When the caller gives up, in real time. */
  deadline?: Date;
};
type Part = { crop: Crop; maxEdge: number };
export type WantedDrawing = {
  /** A player, or a visitor's address, so that each waits only for its own requests. */
  whose: number | string;
  /** When the caller gives up, in real time. */
  deadline?: Date;
};

type Limits = { maxPixels: number; maxEdge: number; maxDecodedBytes: number };
type Options = Limits & { jobs: number; queue: number };

const TIMEOUT_SECONDS = 20;
/** Per player, so that nobody occupies the whole queue. */
const MAX_QUEUED_PER_PLAYER = 10;
const RETRY_AFTER_SECONDS = 10;
/** Pictures that need more memory than this are decoded one at a time. */
const HEAVY_BYTES = 64 * 1024 * 1024;
const LARGEST = Math.max(...PICTURE_SIZES);
// The lowest effort with a good result, because a player waits for it.
const storedQuality = { quality: 90, effort: 0 };
const shownQuality = { quality: 82, effort: 2 };
const avifQuality = { quality: 58, effort: 2 };
const jpegQuality = { quality: 82, mozjpeg: true };
const drawnQuality = { compressionLevel: 3 };
const WHITE = '#ffffff';

const encode: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif(avifQuality),
  webp: (picture) => picture.webp(shownQuality),
  // JPEG does not support transparency.
  jpg: (picture) => picture.flatten({ background: WHITE }).jpeg(jpegQuality),
};

sharp.concurrency(1);
sharp.cache(false);

/**
 * Processes a few pictures at a time, taking turns between players, and draws one at a time. Each runs on one thread,
 * and none is kept in memory afterwards. Pictures that need much memory are decoded one at a time.
 */
export function createImaging({ jobs, queue, ...limits }: Options) {
  const { maxPixels } = limits;
  const bounds = {
    maxQueued: queue,
    perKey: { concurrency: jobs, maxQueued: MAX_QUEUED_PER_PLAYER },
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    message: messages.busy,
  };
  const pictures = createBoundedQueue({ ...bounds, concurrency: jobs });
  const alone = createBoundedQueue({ ...bounds, concurrency: 1 });
  /** Of its own, so that uploads do not hold up the pictures of links. */
  const drawings = createBoundedQueue({ ...bounds, concurrency: 1 });
  const open = (source: string | Buffer): Sharp =>
    sharp(source, { limitInputPixels: maxPixels, failOn: 'error' }).timeout({ seconds: TIMEOUT_SECONDS });

  /** A file as an upright WebP of limited size, without its metadata (place, camera, …). */
  async function normalise(userId: number, file: string | Buffer, type: ImageType): Promise<Buffer> {
    const metadata = await pictures.run(() => readMetadata(file, type), { key: userId });
    check(metadata, type, limits);
    const shrinkQueued = () => pictures.run(() => shrink(file), { key: userId });
    const isHeavy = decodedBytes(headerOf(metadata)) > HEAVY_BYTES;
    return isHeavy ? alone.run(shrinkQueued, { key: userId }) : shrinkQueued();
  }

  async function shrink(file: string | Buffer): Promise<Buffer> {
    try {
      const inside = {
        width: UPLOAD_MAX_EDGE,
        height: UPLOAD_MAX_EDGE,
        fit: 'inside',
        withoutEnlargement: true,
      } as const;
      return await open(file).autoOrient().resize(inside).webp(storedQuality).toBuffer();
    } catch {
      throw badInput(messages.unreadable);
    }
  }

  async function cut(picture: Buffer, { crop, formats = FORMATS }: Wanted): Promise<Variant[]> {
    const square = { fit: 'cover', position: sharp.strategy.attention } as const;
    const whole = open(picture);
    const { width, height } = await whole.metadata();
    const area = areaOf(crop ?? WHOLE, { width, height });
    // Not larger than the part: it is enlarged before it is cropped to a square, so a narrow one would become huge.
    const edge = Math.min(LARGEST, area.width, area.height);
    const pixels = await decode(whole.extract(area).resize(edge, edge, square));
    const variants: Variant[] = [];
    for (const size of PICTURE_SIZES) {
      const small = pixels.clone().resize(size, size);
      for (const format of formats)
        variants.push({ size, format, data: await encode[format](small.clone()).toBuffer() });
    }
    return variants;
  }

  async function cutPart(picture: Buffer, { crop, maxEdge }: Part): Promise<Record<PictureFormat, Buffer>> {
    const whole = open(picture);
    const inside = { width: maxEdge, height: maxEdge, fit: 'inside', withoutEnlargement: true } as const;
    const area = areaOf(crop, await whole.metadata());
    const cutOut = (await decode(whole.extract(area).resize(inside))).timeout({ seconds: TIMEOUT_SECONDS });
    return {
      avif: await encode.avif(cutOut.clone()).toBuffer(),
      webp: await encode.webp(cutOut.clone()).toBuffer(),
      jpg: await encode.jpg(cutOut.clone()).toBuffer(),
    };
  }

  return {
    normalise,
    /**
     * The squares of a player's picture, all with the same crop: the selected part, otherwise around the most salient
     * area.
     */
    cut: (userId: number, picture: Source, wanted: Wanted = {}) =>
      pictures.run(async () => cut(await read(picture), wanted), { key: userId, deadline: wanted.deadline }),
    /** A part of an operator's picture in every format for browsers, in its own aspect ratio, with limited edges. */
    cutPart: (userId: number, picture: Source, part: Part) =>
      pictures.run(async () => cutPart(await read(picture), part), { key: userId }),
    /** Renders our own SVG drawing as PNG. */
    drawSvg: (draw: () => string, { whose, deadline }: WantedDrawing) =>
      drawings.run(
        async () => sharp(Buffer.from(draw())).flatten({ background: WHITE }).png(drawnQuality).toBuffer(),
        { key: whose, deadline },
      ),
  };
}

/** The pixels of a picture, decoded once for all formats. */
async function decode(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}

const read = (picture: Source): Buffer | Promise<Buffer> =>
  typeof picture === 'function' ? picture() : picture;

async function readMetadata(file: string | Buffer, type: ImageType): Promise<Metadata> {
  try {
    return await sharp(file, { limitInputPixels: false }).metadata();
  } catch {
    // HEIC needs a proprietary codec; for the player it is an unsupported type.
    if (type === 'heif') throw wrongType();
    throw badInput(messages.unreadable);
  }
}

/** Checks the header only, before any pixel is decoded. */
function check(metadata: Metadata, type: ImageType, limits: Limits): void {
  if (metadata.format !== type || metadata.compression === 'hevc') throw wrongType();
  const header = headerOf(metadata);
  const { width, height } = header;
  const { maxPixels, maxEdge, maxDecodedBytes } = limits;
  if (width * height > maxPixels) throw tooLarge(messages.tooManyPixels(millions(maxPixels)));
  if (Math.max(width, height) > maxEdge) throw tooLarge(messages.tooLong(maxEdge));
  if (decodedBytes(header) > maxDecodedBytes) {
    const most = maxDecodedBytes / bytesPerPixel(header);
    throw tooLarge(messages.tooManyPixelsOfFormat(millions(most)));
  }
}

/** Only the first of several pages is ever decoded. */
const headerOf = (metadata: Metadata): ImageHeader => ({
  ...metadata,
  height: metadata.pageHeight ?? metadata.height,
});

const millions = (pixels: number): number => Math.floor(pixels / 1e6);
const tooLarge = (message: string) => new AppError('PAYLOAD_TOO_LARGE', message);
const wrongType = () => new AppError('UNSUPPORTED_MEDIA_TYPE', messages.wrongType);
