import type { Deps } from './deps.ts';
import { inParts } from './in-parts.ts';
import { removePosts } from './remove-posts.ts';

/**
 * Removes all that feed holds of a player who has left: posts with all that belongs to them, comments, likes, reports, memberships;
 * counts follow. The name went with the news (`events/authors.ts`). May be done again at any time.
 */
export async function removePlayer(deps: Deps, userId: number): Promise<void> {
  const { posts, comments, likes, memberships, reportedTexts } = deps.store;
  await removePosts(deps, (limit) => posts.idsOf(userId, limit));
  await inParts(
    (limit) => comments.placesOf(userId, limit),
    async (part) => {
      for (const { id, postId } of part) await comments.markDeleted(id, postId, userId);
      for (const postId of new Set(part.map((one) => one.postId))) await deps.settle.comments(postId);
    },
  );
  await inParts(
    (limit) => likes.targetsOf(userId, limit),
    async (part) => {
      for (const targetId of part) {
        await likes.takeBack(targetId, userId);
        await deps.settle.likes(targetId);
      }
    },
  );
  await reportedTexts.withdrawOf(userId);
  await reportedTexts.removeAbout(userId);
  await memberships.removeOf(userId);
}
