import { forEachLimit } from '@tippspiel/shared/platform/queue/for-each-limit';
import type { Deps } from './deps.ts';
import { forEachBatch } from './for-each-batch.ts';
import { removePosts } from './remove-posts.ts';

/** Leaves connections to who plays. */
const AT_ONCE = 5;

/**
 * Removes all that feed holds of a player who has left: posts with all that belongs to them, comments, likes, reactions, reports
 * and memberships; counts follow. The name, beside texts and within announcements, went with the news (`events/authors.ts`). May be
 * done again at any time.
 */
export async function removePlayer(deps: Deps, userId: number): Promise<void> {
  const { posts, comments, likes, memberships, reportedTexts } = deps.store;
  await removePosts(deps, (limit) => posts.idsOf(userId, limit));
  await forEachBatch(
    (limit) => comments.placesOf(userId, limit),
    async (part) => {
      await forEachLimit(part, AT_ONCE, ({ id, postId }) => comments.markDeleted(id, postId, userId));
      await forEachLimit([...new Set(part.map(({ postId }) => postId))], AT_ONCE, deps.propagate.comments);
    },
  );
  await forEachBatch(
    (limit) => likes.targetsOf(userId, limit),
    async (part) => {
      await likes.takeBack(part, userId);
      await forEachLimit(part, AT_ONCE, deps.propagate.likes);
    },
  );
  await forEachBatch(
    (limit) => likes.reactedTo(userId, limit),
    (part) =>
      forEachLimit(part, AT_ONCE, async (id) => {
        await likes.setReaction(id, userId, deps.clock.now(), null);
        await deps.propagate.likes(id);
      }),
  );
  await reportedTexts.withdrawOf(userId);
  await reportedTexts.removeAbout(userId);
  await memberships.removeOf(userId);
}
