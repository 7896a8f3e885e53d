import { bulkWrite, insertInChunks } from '@tippspiel/shared/platform/mongo/bulk';
import { changeVersioned } from '@tippspiel/shared/platform/mongo/change-versioned';
import { insertOnce } from '@tippspiel/shared/platform/mongo/insert-once';
import {
  changeBy,
  changesField,
  changesOfKind,
  COUNTED,
  firstChange,
  type WithChanges,
} from '@tippspiel/shared/platform/mongo/count-changes';
import { Schema, type Connection, type Model } from 'mongoose';
import type { Reaction } from '../domain/reaction.ts';
import { createNewestFirst, MANY, type Window } from './newest-first.ts';
import { answerApart, unionPages } from './union-pages.ts';
import { indexPendingTarget } from '@tippspiel/shared/platform/mongo/propagate';

/**
 * A player's like of a post or comment, and the reaction to it: either may be there without the other. It notes its changes until
 * the target's counts have followed. One taken back stays until then. Shard key: `targetId`.
 */
export type StoredLike = WithChanges & {
  _id: string;
  /** Id of a post or comment. */
  targetId: number;
  userId: number;
  isLiked: boolean;
  dateLiked: Date;
  /** Undefined without a reaction. */
  reaction?: Reaction;
};

const schema = new Schema<StoredLike>(
  {
    _id: String,
    targetId: Number,
    userId: Number,
    isLiked: Boolean,
    dateLiked: Date,
    reaction: String,
    ...changesField,
  },
  { versionKey: false },
);
schema.index({ targetId: 1, isLiked: 1, dateLiked: -1 }, { name: 'target' });
schema.index({ userId: 1, isLiked: 1 }, { name: 'player' });
indexPendingTarget(schema);

const likeModel = (connection: Connection): Model<StoredLike> =>
  connection.model<StoredLike>('likes', schema, 'likes');

const likeKey = (targetId: number, userId: number): string => `${targetId}:${userId}`;

/** `count` is approximate. */
export type LikesPart = { targetId: number; skip: number; limit: number; count: number };
export type CountedLike = Pick<StoredLike, 'targetId' | 'userId' | 'dateLiked'> &
  Partial<Pick<StoredLike, 'isLiked' | 'reaction'>>;
/** A player's like and reaction. */
export type Given = { isLiked: boolean; reaction: Reaction | null };
/** Neither a like nor a reaction is left. */
export const TAKEN_BACK = { isLiked: false, reaction: null };
export type Likes = ReturnType<typeof createLikes>;

const FIRST_WINDOW_MS = 60_000;

export function createLikes(connection: Connection) {
  const model = likeModel(connection);
  const newestFirst = createNewestFirst<StoredLike>(FIRST_WINDOW_MS, ({ dateLiked }) => dateLiked.getTime());
  /** The query for a part of a long list; also used by explain tests. */
  const partQuery = (targetId: number, { $gte, $lt }: Window, limit: number) => {
    const dateLiked = { $gte: new Date($gte), ...($lt !== undefined && { $lt: new Date($lt) }) };
    const found = model.find({ targetId, isLiked: true, dateLiked }, { userId: 1, dateLiked: 1 });
    return found.sort({ dateLiked: -1 }).limit(limit).hint('target');
  };

  async function partOfMany({ targetId, skip, limit }: LikesPart): Promise<number[]> {
    // Queried once per popular post; afterwards the time of the newest like is roughly known.
    const newest = async () => {
      const [like] = await partQuery(targetId, { $gte: 0 }, 1).lean<StoredLike[]>();
      return like?.dateLiked.getTime() ?? 0;
    };
    const asked = { before: undefined, newest, limit: skip + limit };
    const found = await newestFirst(targetId, asked, (window, some) =>
      partQuery(targetId, window, some).lean<StoredLike[]>(),
    );
    return found.slice(skip).map(({ userId }) => userId);
  }

  async function partsOfFew(requests: readonly LikesPart[]): Promise<number[][]> {
    const branches = requests.map(({ targetId, skip, limit }) => ({
      match: { targetId, isLiked: true },
      sort: { dateLiked: -1 } as const,
      skip,
      limit,
    }));
    const found = await unionPages<StoredLike>(model, branches);
    return found.map((likes) => likes.map(({ userId }) => userId));
  }

  return {
    model,
    partQuery,

    /**
     * Without `wanted` it toggles. Concurrent toggles all count, so that two restore the state.
     * @returns whether the player likes it now, and whether that is a change
     */
    async set(
      targetId: number,
      userId: number,
      dateLiked: Date,
      wanted: boolean | null,
    ): Promise<{ isLiked: boolean; changed: boolean }> {
      const _id = likeKey(targetId, userId);
      const { before, after } = await changeVersioned({
        read: () => model.findById(_id, { isLiked: 1 }).lean<StoredLike>(),
        decide(current) {
          const was = current?.isLiked ?? false;
          const isLiked = wanted ?? !was;
          return isLiked === was ? null : { targetId, userId, dateLiked, isLiked };
        },
        async write(next, current) {
          if (!current) return insertOnce(model, { _id, ...next, ...firstChange(targetId, 1) });
          const update = changeBy(targetId, next.isLiked ? 1 : -1, next);
          const { matchedCount } = await model.updateOne({ _id, isLiked: current.isLiked }, update);
          return matchedCount === 1;
        },
      });
      return { isLiked: (after ?? before)?.isLiked ?? false, changed: after !== null };
    },

    /**
     * Sets the player's single reaction, or removes it with null, and marks the target's counts for an update.
     * @returns false if it already is so
     */
    async setReaction(
      targetId: number,
      userId: number,
      now: Date,
      wanted: Reaction | null,
    ): Promise<boolean> {
      const _id = likeKey(targetId, userId);
      const { after } = await changeVersioned({
        read: () => model.findById(_id, { reaction: 1 }).lean<StoredLike>(),
        decide(current) {
          const was = current?.reaction ?? null;
          return was === wanted ? null : { was, changes: changesOfKind(was, wanted) };
        },
        async write({ was, changes }, current) {
          const given = wanted === null ? {} : { reaction: wanted };
          if (!current) {
            const none = { targetId, userId, isLiked: false, dateLiked: now };
            return insertOnce(model, { _id, ...none, ...given, pendingTarget: targetId, changes });
          }
          const { matchedCount } = await model.updateOne({ _id, reaction: was } as never, {
            $set: { ...given, pendingTarget: targetId },
            ...(wanted === null && { $unset: { reaction: 1 } }),
            $push: { changes: { $each: changes } },
          });
          return matchedCount === 1;
        },
      });
      return after !== null;
    },

    /** Removes a player's likes of these targets, and marks their counts for an update. */
    async takeBack(targetIds: readonly number[], userId: number): Promise<void> {
      const operations = targetIds.map((targetId) => ({
        updateOne: {
          filter: { _id: likeKey(targetId, userId), isLiked: true },
          update: changeBy(targetId, -1, { isLiked: false }),
        },
      }));
      await bulkWrite(model, operations);
    },

    /** All likes of a player. */
    async of(userId: number): Promise<object[]> {
      return model.find({ userId, isLiked: true }, { _id: 0, targetId: 1, dateLiked: 1 }).lean<object[]>();
    },

    /** All reactions of a player. */
    async reactionsOf(userId: number): Promise<object[]> {
      const shown = { _id: 0, targetId: 1, reaction: 1 };
      const where = { userId, reaction: { $gt: '' } } as never;
      return model.find(where, shown).sort({ targetId: 1 }).lean<object[]>();
    },

    /** Some of the posts and comments that a player has reacted to. */
    async reactedTo(userId: number, limit: number): Promise<number[]> {
      const found = await model
        .find({ userId, reaction: { $gt: '' } } as never, { targetId: 1 })
        .limit(limit)
        .lean<StoredLike[]>();
      return found.map(({ targetId }) => targetId);
    },

    /** Some likes of a player. */
    async targetsOf(userId: number, limit: number): Promise<number[]> {
      const found = await model
        .find({ userId, isLiked: true }, { targetId: 1 })
        .limit(limit)
        .lean<StoredLike[]>();
      return found.map(({ targetId }) => targetId);
    },

    /** A player's likes and reactions for these posts and comments. */
    async among(userId: number, targetIds: readonly number[]): Promise<Map<number, Given>> {
      const keys = targetIds.map((targetId) => likeKey(targetId, userId));
      const shown = { targetId: 1, isLiked: 1, reaction: 1 };
      const found = await model.find({ _id: { $in: keys } }, shown).lean<StoredLike[]>();
      return new Map(
        found.map(({ targetId, isLiked, reaction = null }) => [targetId, { isLiked, reaction }]),
      );
    },

    /**
     * Players who like it, newest first, one part per request. For equal times the order is the index's, because the
     * index defines no other.
     */
    parts: (requests: readonly LikesPart[]): Promise<number[][]> =>
      answerApart(requests, ({ count, skip }) => count > MANY && skip < MANY, {
        each: partOfMany,
        together: partsOfFew,
      }),

    /** Removes withdrawn likes among these, once their target's count is updated. */
    async removeTakenBack(ids: readonly string[]): Promise<void> {
      await model.deleteMany({ _id: { $in: [...ids] }, ...TAKEN_BACK, ...COUNTED } as never);
    },

    async removeOf(targetIds: readonly number[]): Promise<void> {
      await model.deleteMany({ targetId: { $in: [...targetIds] } });
    },

    /** For the seed: inserts many likes that are already counted. */
    async insertCounted(likes: CountedLike[]): Promise<void> {
      const stored = likes.map((like) => ({
        _id: likeKey(like.targetId, like.userId),
        isLiked: true,
        ...like,
      }));
      await insertInChunks(model, stored);
    },
  };
}
