import { randomUUID } from 'node:crypto';
import { takeMarksOff, writeDerived } from '@tippspiel/shared/mongo/settle';
import type { Connection } from 'mongoose';
import { LAST_COMMENTS, type Comment } from '../domain/post.ts';
import {
  commentModel,
  toComment,
  toStoredComment,
  VISIBLE,
  type CommentMark,
  type StoredComment,
} from './comment-model.ts';
import { insertInChunks } from './insert-in-chunks.ts';
import { unionPages, type Branch } from './union-pages.ts';

/** The newest `limit` comments of a post that are older than `beforeId` (0: all). */
export type CommentsPart = { postId: number; beforeId: number; limit: number };
export type Comments = ReturnType<typeof createComments>;

const CHUNK = 1_000;

export function createComments(connection: Connection) {
  const model = commentModel(connection);
  const ofPost = (postId: number) => ({ postId, isDeleted: false });

  /** @returns one part per request, oldest comment first */
  async function parts(requests: readonly CommentsPart[]): Promise<Comment[][]> {
    const branches = requests.map(({ postId, beforeId, limit }): Branch => {
      const match = { ...ofPost(postId), ...(beforeId && { _id: { $lt: beforeId } }) };
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

    /** What a post shows of its comments. */
    async summary(postId: number): Promise<{ count: number; last: Comment[] }> {
      const [count, [last]] = await Promise.all([
        model.countDocuments(ofPost(postId)),
        parts([{ postId, beforeId: 0, limit: LAST_COMMENTS }]),
      ]);
      return { count, last: last ?? [] };
    },

    /** @returns the mark under which the post has to follow */
    async insert(comment: Comment): Promise<string> {
      const unsettled = randomUUID();
      await model.collection.insertOne({ ...toStoredComment(comment), unsettled } as never);
      return unsettled;
    },

    /** For the seed: many whose posts show them already. */
    async insertSettled(comments: Comment[]): Promise<void> {
      await insertInChunks(model, comments.map(toStoredComment));
    },

    /**
     * @param authorId null for anyone's
     * @returns the mark, or null, changing nothing, when there is no such comment of this author
     */
    async markDeleted(id: number, postId: number, authorId: number | null): Promise<string | null> {
      const unsettled = randomUUID();
      const where = { _id: id, ...ofPost(postId), ...(authorId !== null && { userId: authorId }) };
      const { matchedCount } = await model.updateOne(where, {
        $set: { isDeleted: true, text: '', unsettled },
      });
      return matchedCount ? unsettled : null;
    },

    /** Lets go of comments their posts have followed: deleted ones go, with their likes. */
    async release(facts: CommentMark[], removeLikes: (ids: number[]) => Promise<void>): Promise<void> {
      const gone = facts.filter(({ isDeleted }) => isDeleted).map(({ _id }) => _id);
      const kept = facts.filter(({ isDeleted }) => !isDeleted);
      if (kept.length) await takeMarksOff(model, kept);
      if (!gone.length) return;
      await removeLikes(gone);
      await model.deleteMany({ _id: { $in: gone }, isDeleted: true });
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

    /** @returns the comment's post, or null when the comment is not there any more */
    async writeLikes(id: number, count: () => Promise<number>): Promise<number | null> {
      const comment = await model.findOne({ _id: id, isDeleted: false }, { postId: 1 }).lean<StoredComment>();
      if (!comment) return null;
      await writeDerived(model, id, async () => ({ likeCount: await count() }));
      return comment.postId;
    },
  };
}

/** As a projection would do it, for what comes out of an aggregation. */
function toVisible({ isDeleted: _d, revision: _r, unsettled: _u, ...comment }: StoredComment): Comment {
  return toComment(comment as StoredComment);
}
