import { safeHtml } from '@tippspiel/shared/text/operator-html';
import { withoutName } from '../domain/operator-posts/without-name.ts';
import type { Deps } from './deps.ts';
import { inParts } from './in-parts.ts';
import { removePosts } from './remove-posts.ts';

/**
 * Removes all that feed holds of a player who has left: posts with all that belongs to them, comments, likes, reports, memberships,
 * the name where operators tell of a prize; counts follow. The name beside texts went with the news (`events/authors.ts`). May be
 * done again at any time.
 */
export async function removePlayer(deps: Deps, userId: number): Promise<void> {
  const { posts, operatorPosts, comments, likes, memberships, reportedTexts } = deps.store;
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
  // Whoever has it open meets a newer version, and cannot write the name back.
  await inParts(
    (limit) => operatorPosts.naming(userId, limit),
    async (part) => {
      for (const { post, named } of part) {
        const names = named.filter((one) => one.userId === userId);
        const others = named.filter((one) => one.userId !== userId);
        const without = names.reduce((left, name) => withoutName(left, name, others), post);
        const left = { ...without, text: safeHtml(without.text), version: post.version + 1 };
        // Where another change was faster, the next round finds it again.
        await operatorPosts.replace(post, left, { named: others, events: [] });
      }
    },
  );
  await reportedTexts.withdrawOf(userId);
  await reportedTexts.removeAbout(userId);
  await memberships.removeOf(userId);
}
