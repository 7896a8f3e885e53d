import { safeHtml } from '@tippspiel/shared/platform/text/operator-html';
import { forEachLimit } from '@tippspiel/shared/platform/queue/for-each-limit';
import { withoutName } from '../domain/operator-posts/without-name.ts';
import type { Deps } from './deps.ts';
import { inParts } from './in-parts.ts';
import { removePosts } from './remove-posts.ts';

/** Leaves connections to who plays. */
const AT_ONCE = 5;

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
      await forEachLimit(part, AT_ONCE, ({ id, postId }) => comments.markDeleted(id, postId, userId));
      await forEachLimit([...new Set(part.map(({ postId }) => postId))], AT_ONCE, deps.settle.comments);
    },
  );
  await inParts(
    (limit) => likes.targetsOf(userId, limit),
    async (part) => {
      await likes.takeBack(part, userId);
      await forEachLimit(part, AT_ONCE, deps.settle.likes);
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
