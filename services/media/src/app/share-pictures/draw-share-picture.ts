import { createHash } from 'node:crypto';
import type { SharePicture } from '@tippspiel/shared/contracts/auth/share-picture';
import { createCache } from '@tippspiel/shared/platform/queue/cache';
import { layOut } from '../../domain/share-pictures/layout.ts';
import type { Imaging, WantedDrawing } from '../imaging.ts';
import { toSvg } from './to-svg.ts';
import { readTypeface } from './typeface.ts';

export type SharePictures = ReturnType<typeof createSharePictures>;

/** Increase it when the design of the pictures changes. */
const LOOK = 3;
const MEGABYTE = 1024 * 1024;
/** Some hundred pictures. */
const CACHE_BYTES = 32 * MEGABYTE;

/** Draws pictures for sharing and caches recent ones; simultaneous requests for the same picture share one drawing. */
export function createSharePictures(imaging: Pick<Imaging, 'drawSvg'>) {
  const typeface = readTypeface();
  const drawn = createCache<Buffer>(CACHE_BYTES, ({ length }) => length);
  /** Identifies a picture by its complete content. */
  const stampOf = (picture: SharePicture): string =>
    createHash('sha256')
      .update(`${LOOK} ${JSON.stringify(picture)}`)
      .digest('base64url')
      .slice(0, 22);
  return {
    stampOf,
    /** As PNG. */
    draw: (picture: SharePicture, wanted: WantedDrawing) =>
      drawn.get(stampOf(picture), () =>
        imaging.drawSvg(() => toSvg(layOut(picture, typeface.width), typeface), {
          ...wanted,
          // Others may wait for the same public picture, and longer.
          ...(picture.isPublic && { deadline: undefined }),
        }),
      ),
  };
}
