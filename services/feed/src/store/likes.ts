import { randomUUID } from 'node:crypto';
import { changeVersioned } from '@tippspiel/shared/mongo/change-versioned';
import { insertOnce } from '@tippspiel/shared/mongo/insert-once';
import { takeMarksOff } from '@tippspiel/shared/mongo/settle';
import type { Connection } from 'mongoose';
import { insertInChunks } from './insert-in-chunks.ts';
import { likeKey, likeModel, type LikeMark, type StoredLike } from './like-model.ts';
import { unionPages } from './union-pages.ts';

export type LikesPart = { targetId: number; skip: number; limit: number };
export type SettledLike = { targetId: number; userId: number; dateLiked: Date };
export type Likes = ReturnType<typeof createLikes>;

export function createLikes(connection: Connection) {
  const model = likeModel(connection);

  return {
    model,

    /** Of several at once every one counts: after two, all is as before. */
    async toggle(targetId: number, userId: number, dateLiked: Date): Promise<LikeMark> {
      const _id = likeKey(targetId, userId);
      const { after } = await changeVersioned({
        read: () => model.findById(_id, { isLiked: 1 }).lean<StoredLike>(),
        decide: (current) => ({
          ...{ targetId, userId, dateLiked },
          isLiked: !current?.isLiked,
          unsettled: randomUUID(),
        }),
        async write(next, current) {
          if (!current) return insertOnce(model, { _id, ...next });
          const { matchedCount } = await model.updateOne({ _id, isLiked: current.isLiked }, { $set: next });
          return matchedCount === 1;
        },
      });
      return { _id, ...after! };
    },

    count: (targetId: number): Promise<number> => model.countDocuments({ targetId, isLiked: true }),

    /** Which of these posts and comments a player likes. */
    async among(userId: number, targetIds: readonly number[]): Promise<Set<number>> {
      const keys = targetIds.map((targetId) => likeKey(targetId, userId));
      const found = await model
        .find({ _id: { $in: keys }, isLiked: true }, { targetId: 1 })
        .lean<StoredLike[]>();
      return new Set(found.map(({ targetId }) => targetId));
    },

    /** Who likes it, newest first, one part per request. */
    async parts(requests: readonly LikesPart[]): Promise<number[][]> {
      const sort = { dateLiked: -1, _id: 1 } as const;
      const branches = requests.map(({ targetId, skip, limit }) => ({
        match: { targetId, isLiked: true },
        sort,
        skip,
        limit,
      }));
      const found = await unionPages<StoredLike>(model, branches);
      return found.map((likes) => likes.map(({ userId }) => userId));
    },

    /** Lets go of likes their targets' counts have followed: those taken back go. */
    async release(facts: LikeMark[]): Promise<void> {
      const kept = facts.filter(({ isLiked }) => isLiked);
      const gone = facts.filter(({ isLiked }) => !isLiked);
      if (kept.length) await takeMarksOff(model, kept);
      const removals = gone.map(({ _id, unsettled }) => ({ deleteOne: { filter: { _id, unsettled } } }));
      if (removals.length) await model.collection.bulkWrite(removals as never, { ordered: false });
    },

    async removeOf(targetIds: readonly number[]): Promise<void> {
      await model.deleteMany({ targetId: { $in: [...targetIds] } });
    },

    /** For the seed: many that are counted already. */
    async insertSettled(likes: SettledLike[]): Promise<void> {
      const stored = likes.map((like) => ({
        _id: likeKey(like.targetId, like.userId),
        ...like,
        isLiked: true,
      }));
      await insertInChunks(model, stored);
    },
  };
}
