import type { Deps } from './deps.ts';
import { forEachBatch } from './for-each-batch.ts';

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
