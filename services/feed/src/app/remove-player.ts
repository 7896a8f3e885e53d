import { forEachLimit } from '@tippspiel/shared/platform/queue/for-each-limit';
import type { Deps } from './deps.ts';
import { forEachBatch, removePosts } from './remove-posts.ts';

/** Leaves database connections free for players. */
const CONCURRENCY = 5;

/**
 * Removes all data of a player who has left: posts with comments and likes, comments, likes, reactions, reports and
 * memberships. Counts are updated. Texts hold winners as tokens, so their names go with the author's
 * (`events/authors.ts`). Safe to repeat.
 */
export async function removePlayer(deps: Deps, userId: number): Promise<void> {
  const { posts, comments, likes, memberships, reportedTexts } = deps.store;
  await removePosts(deps, (limit) => posts.idsOf(userId, limit));
  await forEachBatch(
    (limit) => comments.placesOf(userId, limit),
    async (part) => {
      await forEachLimit(part, CONCURRENCY, ({ id, postId }) => comments.markDeleted(id, postId, userId));
      await forEachLimit(
        [...new Set(part.map(({ postId }) => postId))],
        CONCURRENCY,
        deps.propagate.comments,
      );
    },
  );
  await forEachBatch(
    (limit) => likes.targetsOf(userId, limit),
    async (part) => {
      await likes.takeBack(part, userId);
      await forEachLimit(part, CONCURRENCY, deps.propagate.likes);
    },
  );
  await forEachBatch(
    (limit) => likes.reactedTo(userId, limit),
    (part) =>
      forEachLimit(part, CONCURRENCY, async (id) => {
        await likes.setReaction(id, userId, deps.clock.now(), null);
        await deps.propagate.likes(id);
      }),
  );
  await reportedTexts.withdrawOf(userId);
  await reportedTexts.removeAbout(userId);
  await memberships.removeOf(userId);
}
