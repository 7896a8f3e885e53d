import { insertInChunks } from '@tippspiel/shared/mongo/bulk';
import { changeBy, COUNTED, firstChange } from '@tippspiel/shared/mongo/tally';
import type { Connection } from 'mongoose';
import { LAST_COMMENTS, type Comment } from '../domain/post.ts';
import { commentModel, toComment, toStoredComment, VISIBLE, type StoredComment } from './comment-model.ts';
import { unionPages, type Branch } from './union-pages.ts';

/** The newest `limit` comments of a post that are older than `beforeId` (0: all), without hidden ones. */
export type CommentsPart = { postId: number; beforeId: number; limit: number };
export type Comments = ReturnType<typeof createComments>;

const CHUNK = 1_000;

export function createComments(connection: Connection) {
  const model = commentModel(connection);
  const ofPost = (postId: number) => ({ postId, isDeleted: false });
  const shownOfPost = (postId: number) => ({ ...ofPost(postId), isHidden: { $ne: true } });

  /** @returns one part per request, oldest comment first */
  async function parts(requests: readonly CommentsPart[]): Promise<Comment[][]> {
    const branches = requests.map(({ postId, beforeId, limit }): Branch => {
      const match = { ...shownOfPost(postId), ...(beforeId && { _id: { $lt: beforeId } }) };
      return { match, sort: { _id: -1 }, limit };
    });
    const found = await unionPages<StoredComment>(model, branches);
    return found.map((comments) => comments.map(toVisible).reverse());
  }

  return {
    model,
    parts,

    /** In no particular order; unknown ids are left out. */
    async findMany(ids: readonly number[]): Promise<Comment[]> {
      const where = { _id: { $in: [...ids] }, isDeleted: false };
      return (await model.find(where, VISIBLE).lean<StoredComment[]>()).map(toComment);
    },

    /** What a post shows of them, read anew. */
    async last(postId: number): Promise<Comment[]> {
      return (await parts([{ postId, beforeId: 0, limit: LAST_COMMENTS }]))[0] ?? [];
    },

    async likeCountOf(id: number): Promise<number> {
      return (await model.findById(id, { likeCount: 1 }).lean<StoredComment>())?.likeCount ?? 0;
    },

    /** Its post has to follow. */
    async insert(comment: Comment): Promise<void> {
      const stored = { ...toStoredComment(comment), ...firstChange(comment.postId, 1) };
      await model.collection.insertOne(stored as never);
    },

    /** For the seed: many whose posts show them already. */
    async insertSettled(comments: Comment[]): Promise<void> {
      await insertInChunks(model, comments.map(toStoredComment));
    },

    /**
     * Empties a comment; its post has to follow.
     * @param authorId null for anyone's
     * @returns false, changing nothing, when there is no such comment of this author
     */
    async markDeleted(id: number, postId: number, authorId: number | null): Promise<boolean> {
      const where = { _id: id, ...ofPost(postId), ...(authorId !== null && { userId: authorId }) };
      const markIf = async (isHidden: object | true, by: number) => {
        const update = changeBy(postId, by, { isDeleted: true, text: '' });
        return (await model.updateOne({ ...where, isHidden } as never, update)).matchedCount === 1;
      };
      // A hidden one is not counted already. Between the two operators may hide it, or give it back: then once more.
      const shown = { $ne: true };
      return (await markIf(shown, -1)) || (await markIf(true, 0)) || markIf(shown, -1);
    },

    /**
     * Hides a comment or shows it again, as operators have decided in this version; an older decision than the one it has
     * followed changes nothing. Its post has to follow.
     */
    async setHidden(id: number, isHidden: boolean, version: number): Promise<void> {
      const where = { _id: id, isDeleted: false, decision: { $not: { $gte: version } } };
      const comment = await model.findOne(where as never, { postId: 1 }).lean<StoredComment>();
      if (!comment) return;
      const fields = { isHidden, decision: version };
      const changes = { ...where, isHidden: isHidden ? { $ne: true } : true };
      const update = changeBy(comment.postId, isHidden ? -1 : 1, fields);
      if ((await model.updateOne(changes as never, update)).matchedCount) return;
      await model.updateOne(where as never, { $set: fields });
    },

    /** All that a player wrote, as it was written. */
    async writtenBy(userId: number): Promise<object[]> {
      const shown = { postId: 1, text: 1, dateCreated: 1, isHidden: 1 };
      return model.find({ userId, isDeleted: false }, shown).sort({ _id: 1 }).lean<object[]>();
    },

    /** Some of those a player wrote. */
    async placesOf(userId: number, limit: number): Promise<{ id: number; postId: number }[]> {
      const found = await model
        .find({ userId, isDeleted: false }, { postId: 1 })
        .limit(limit)
        .lean<StoredComment[]>();
      return found.map(({ _id: id, postId }) => ({ id, postId }));
    },

    /** Removes those of these that are deleted, once their post has followed, with their likes. */
    async removeDeleted(
      given: readonly number[],
      removeLikes: (ids: number[]) => Promise<void>,
    ): Promise<void> {
      const where = { _id: { $in: [...given] }, isDeleted: true, ...COUNTED };
      const found = await model.find(where, { _id: 1 }).lean<StoredComment[]>();
      if (!found.length) return;
      const ids = found.map(({ _id }) => _id);
      await removeLikes(ids);
      await model.deleteMany({ _id: { $in: ids } });
    },

    /** Removes all comments of a post, with their likes. */
    async removeOf(postId: number, removeLikes: (ids: number[]) => Promise<void>): Promise<void> {
      for (;;) {
        const found = await model.find({ postId }, { _id: 1 }).limit(CHUNK).lean<StoredComment[]>();
        if (!found.length) return;
        const ids = found.map(({ _id }) => _id);
        await removeLikes(ids);
        await model.deleteMany({ _id: { $in: ids } });
      }
    },
  };
}

/** As a projection would do it, for what comes out of an aggregation. */
function toVisible({
  isDeleted: _d,
  tally: _t,
  changes: _c,
  unsettled: _u,
  decision: _v,
  ...comment
}: StoredComment): Comment {
  return toComment(comment as StoredComment);
}
