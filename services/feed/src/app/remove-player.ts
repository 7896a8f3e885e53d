import type { Deps } from './deps.ts';

const AT_ONCE = 500;

/**
 * Removes all that feed holds of a player who has left: posts with all that belongs to them, comments, likes, reports, memberships;
 * counts follow. The name went with the news (`events/authors.ts`). May be done again at any time.
 */
export async function removePlayer(deps: Deps, userId: number): Promise<void> {
  const { posts, comments, likes, memberships, reportedTexts } = deps.store;
  await inParts(
    () => posts.idsOf(userId, AT_ONCE),
    async (id) => {
      await posts.markDeleted(id, userId);
      deps.settle.deletedPost(id);
    },
  );
  await inParts(
    () => comments.placesOf(userId, AT_ONCE),
    async ({ id, postId }) => {
      await comments.markDeleted(id, postId, userId);
      await deps.settle.comments(postId);
    },
  );
  await inParts(
    () => likes.targetsOf(userId, AT_ONCE),
    async (targetId) => {
      await likes.takeBack(targetId, userId);
      await deps.settle.likes(targetId);
    },
  );
  await reportedTexts.withdrawOf(userId);
  await reportedTexts.removeAbout(userId);
  await memberships.removeOf(userId);
}

/** @param find some of what is left, as long as there is something */
async function inParts<One>(find: () => Promise<One[]>, remove: (one: One) => Promise<void>): Promise<void> {
  for (;;) {
    const found = await find();
    if (!found.length) return;
    for (const one of found) await remove(one);
  }
}
