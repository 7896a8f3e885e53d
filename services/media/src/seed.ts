import { createBoundedQueue } from '@tippspiel/shared/platform/queue/bounded-queue';
import type { Deps } from './app/deps.ts';
import type { Variant } from './app/imaging.ts';
import { randomDigits } from './app/random-digits.ts';
import { putPlayerPicture, storeOperatorPicture } from './app/store-pictures.ts';
import { WHOLE } from './domain/crop.ts';
import { maxEdges, type Directory } from './domain/operator-pictures/operator-picture.ts';
import { stampOf } from './domain/picture.ts';

export type SeedPicture = {
  userId: number;
  /** PNG, JPEG, WebP, or SVG drawn at 400 px or more. A Buffer shared by several players is cut only once. */
  picture: Buffer;
};

const PARALLEL = 4;

/**
 * Sets many players' first pictures at once, only as WebP: it is encoded fastest, and served where a format is missing.
 * Publishes no events, because the seed passes the stamps to the user service itself.
 * @returns the stamps in the order of the list
 */
export async function seedPictures(deps: Deps, pictures: readonly SeedPicture[]): Promise<string[]> {
  const queue = createBoundedQueue({ concurrency: PARALLEL });
  const cut = new Map<Buffer, Promise<Variant[]>>();
  const cutOnce = (userId: number, picture: Buffer) => {
    const known = cut.get(picture) ?? deps.imaging.cut(userId, picture, { formats: ['webp'] });
    cut.set(picture, known);
    return known;
  };
  const store = async ({ userId, picture }: SeedPicture) => {
    const stamp = stampOf(randomDigits());
    await putPlayerPicture(deps, stamp, await cutOnce(userId, picture));
    return { userId, version: 1, stamp };
  };
  const stored = await Promise.all(pictures.map((picture) => queue.run(() => store(picture))));
  await deps.pictures.insertMany(stored);
  return stored.map(({ stamp }) => stamp);
}

/** In the queue of pictures the seed counts as the first operator. */
const OPERATOR = 1;

/**
 * Stores pictures as if operators had cut them, each as a whole (PNG, JPEG, WebP or SVG). They must be claimed by their
 * stamps within a day.
 * @returns the stamps in the order of the list
 */
export async function seedOperatorPictures(
  deps: Deps,
  directory: Directory,
  pictures: readonly Buffer[],
): Promise<string[]> {
  const queue = createBoundedQueue({ concurrency: PARALLEL });
  const expires = new Date(deps.clock.now().getTime() + deps.uploadKeepSeconds * 1000);
  const store = async (picture: Buffer): Promise<string> => {
    const part = { crop: WHOLE, maxEdge: maxEdges[directory] };
    const cut = await deps.imaging.cutPart(OPERATOR, picture, part);
    return storeOperatorPicture(deps, { directory, expires }, cut);
  };
  return Promise.all(pictures.map((picture) => queue.run(() => store(picture))));
}
