import { createBoundedQueue } from '@tippspiel/shared/platform/queue/bounded-queue';
import type { Deps } from './deps.ts';
import { forEachBatch } from './for-each-batch.ts';
import { removePosts } from './remove-posts.ts';

/** Leaves database connections free for players. */
const CONCURRENCY = 5;

/**
 * Removes all data of a player who has left: posts with comments and likes, comments, likes, reactions, reports and
 * memberships. Counts are updated. Texts hold winners as tokens, so their names go with the author's
 * (`events/authors.ts`). Safe to repeat.
 */
export async function removePlayer(deps: Deps, userId: number): Promise<void> {
  const { posts, comments, likes, memberships, reportedTexts } = deps.store;
  const queue = createBoundedQueue({ concurrency: CONCURRENCY });
  async function forEach<One>(items: readonly One[], work: (item: One) => Promise<unknown>): Promise<void> {
    await Promise.all(items.map((item) => queue.run(() => work(item))));
  }
  await removePosts(deps, (limit) => posts.idsOf(userId, limit));
  await forEachBatch(
    (limit) => comments.placesOf(userId, limit),
    async (part) => {
      await forEach(part, ({ id, postId }) => comments.markDeleted(id, postId, userId));
      await forEach([...new Set(part.map(({ postId }) => postId))], deps.propagate.comments);
    },
  );
  await forEachBatch(
    (limit) => likes.targetsOf(userId, limit),
    async (part) => {
      await likes.takeBack(part, userId);
      await forEach(part, deps.propagate.likes);
    },
  );
  await forEachBatch(
    (limit) => likes.reactedTo(userId, limit),
    (part) =>
      forEach(part, async (id) => {
        await likes.setReaction(id, userId, deps.clock.now(), null);
        await deps.propagate.likes(id);
      }),
  );
  await reportedTexts.withdrawOf(userId);
  await reportedTexts.removeAbout(userId);
  await memberships.removeOf(userId);
}
