import type { Deps } from './deps.ts';
import { forEachBatch } from './for-each-batch.ts';

/**
 * Removes posts, however many, with all that belongs to them: one part after the other, so that the database has time for
 * others. Marked posts are out of sight at once; the rest of a part that fails is left to the sweep.
 * @param find some that are there
 */
export const removePosts = (
  { store: { posts }, propagate }: Pick<Deps, 'store' | 'propagate'>,
  find: (limit: number) => Promise<number[]>,
): Promise<void> =>
  forEachBatch(find, async (ids) => {
    await posts.markManyDeleted(ids);
    await propagate.deletedPosts(ids);
  });
