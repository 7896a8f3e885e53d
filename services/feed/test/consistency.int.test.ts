import { player } from '@tippspiel/shared/platform/testing/subgraph';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startFeed, type Kit } from './kit.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await startFeed();
});
afterAll(() => kit.stop());

const step = fc.record({
  what: fc.constantFrom(
    ...(['addComment', 'toggleLike', 'likeComment', 'deleteComment', 'deletePost', 'hide', 'show'] as const),
  ),
  userId: fc.integer({ min: 1, max: 4 }),
  post: fc.integer({ min: 0, max: 1 }),
  comment: fc.integer({ min: 0, max: 2 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** The correct counts and last five comments, computed from likes and comments. */
async function expected(ids: number[]) {
  const { posts, comments, likes } = kit.deps.store;
  const alive = await posts.findMany(ids);
  const liked = (targetId: number) => likes.model.countDocuments({ targetId, isLiked: true });
  return Promise.all(
    alive.map(async ({ id }) => {
      const there = await comments.model.find({ postId: id, isDeleted: false }).sort({ _id: 1 }).lean();
      const all = there.filter(({ isHidden }) => !isHidden);
      const hidden = there.filter(({ isHidden }) => isHidden).map(({ _id }) => _id);
      const last = await Promise.all(
        all.slice(-5).map(async ({ _id }) => ({ id: _id, likeCount: await liked(_id) })),
      );
      return { id, likeCount: await liked(id), commentCount: all.length, last, hidden };
    }),
  );
}

test('after any mixture of simultaneous changes, every count and last five is right and nothing is left over', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const { posts, comments, likes, reportedTexts } = kit.deps.store;
      await Promise.all([
        reportedTexts.model.deleteMany({}),
        posts.model.deleteMany({}),
        comments.model.deleteMany({}),
        likes.model.deleteMany({}),
      ]);
      const ids: number[] = [];
      const commentIds: number[][] = [];
      for (const name of ['A', 'B']) {
        const { id } = await kit.publish(1, name);
        ids.push(id);
        const three = await Promise.all([1, 2, 3].map((userId) => kit.comment(userId, id, `${userId}`)));
        commentIds.push(three.map(({ comment }) => comment.id));
      }
      const run = ({ what, userId, post, comment }: Step) => {
        const [postId, commentId] = [ids[post], commentIds[post]?.[comment]];
        if (what === 'hide' || what === 'show')
          return kit.mutate(player(userId, { isAdmin: true }), 'moderateText', {
            id: commentId,
            step: what.toUpperCase(),
          });
        if (what === 'likeComment') return kit.mutate(player(userId), 'toggleLike', { postId: commentId });
        const input = {
          addComment: { postId, text: 'Und ich' },
          toggleLike: { postId },
          deleteComment: { postId, commentId },
          deletePost: { postId },
        };
        return kit.mutate(player(userId, { isAdmin: what !== 'deletePost' }), what, input[what]);
      };
      const answers = await Promise.all(steps.map(run));
      for (const { errors } of answers)
        expect(errors?.[0]?.extensions.code ?? 'ok').toMatch(/^(ok|NOT_FOUND|FORBIDDEN)$/);
      await kit.drain();

      const shown = (await posts.findMany(ids)).map(
        ({ id, likeCount, commentCount, lastComments, hiddenComments }) => ({
          id,
          likeCount,
          commentCount,
          last: lastComments.map((comment) => ({ id: comment.id, likeCount: comment.likeCount })),
          hidden: hiddenComments.map((comment) => comment.id),
        }),
      );
      expect(shown).toEqual(await expected(ids));
      const alive = shown.map(({ id }) => id);
      expect(await posts.model.distinct('_id')).toEqual(expect.arrayContaining(alive));
      expect(await posts.model.countDocuments({})).toBe(alive.length);
      expect(await comments.model.countDocuments({ postId: { $nin: alive } })).toBe(0);
      const targets = [...alive, ...(await comments.model.distinct('_id'))];
      expect(await likes.model.countDocuments({ targetId: { $nin: targets } })).toBe(0);
    }),
    { numRuns: 12 },
  );
});
