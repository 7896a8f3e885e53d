import type { Deps } from './deps.ts';

const BATCH_SIZE = 500;

/**
 * Removes any number of posts with their comments and likes, in parts, so that the database can serve other requests in
 * between. Posts are hidden as soon as they are marked. If a part fails, the sweep removes the rest.
 * @param find some of the remaining posts
 */
export const removePosts = (
  { store: { posts }, propagate }: Pick<Deps, 'store' | 'propagate'>,
  find: (limit: number) => Promise<number[]>,
): Promise<void> =>
  forEachBatch(find, async (ids) => {
    await posts.markManyDeleted(ids);
    await propagate.deletedPosts(ids);
  });

/** Repeats until `find` returns nothing. @param find some of the remaining items */
export async function forEachBatch<One>(
  find: (limit: number) => Promise<One[]>,
  remove: (part: One[]) => Promise<void>,
): Promise<void> {
  for (;;) {
    const found = await find(BATCH_SIZE);
    if (!found.length) return;
    await remove(found);
  }
}
