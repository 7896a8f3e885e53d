import type { Model } from 'mongoose';
import type { Comment } from '../domain/post.ts';
import { toComment, VISIBLE, type StoredComment } from './comment-model.ts';
import { createNewestFirst, MANY, type Window } from './newest-first.ts';
import { answerApart, unionPages, type Branch } from './union-pages.ts';

/** The newest `limit` comments of a post that are older than `beforeId` (0: all), without hidden ones. */
export type CommentsPart = {
  postId: number;
  beforeId: number;
  limit: number;
  /** The approximate number of comments, and the id of the newest one. */
  count: number;
  newestId: number;
};

/** In ids, which posts and comments share. */
const FIRST_WINDOW = 500;

/** Parts of posts' comments. Long lists are read by windows; short lists of many posts are read together. */
export function createCommentParts(model: Model<StoredComment>) {
  const shownOfPost = (postId: number) => ({ postId, isDeleted: false, isHidden: { $ne: true } });
  const newestFirst = createNewestFirst<StoredComment>(FIRST_WINDOW, ({ _id }) => _id);
  /** The query for a part of a long list; also used by explain tests. */
  const partQuery = (postId: number, window: Window, limit: number) =>
    model
      .find({ ...shownOfPost(postId), _id: window }, VISIBLE)
      .sort({ _id: -1 })
      .limit(limit)
      .hint('post');

  async function partOfMany({ postId, beforeId, limit, newestId }: CommentsPart): Promise<Comment[]> {
    const before = beforeId || undefined;
    const asked = { before, newest: () => newestId, bottom: postId, limit };
    const found = await newestFirst(postId, asked, (window, some) =>
      partQuery(postId, window, some).lean<StoredComment[]>(),
    );
    return found.map(toComment).reverse();
  }

  async function partsOfFew(requests: readonly CommentsPart[]): Promise<Comment[][]> {
    const branches = requests.map(({ postId, beforeId, limit }): Branch => {
      const match = { ...shownOfPost(postId), ...(beforeId && { _id: { $lt: beforeId } }) };
      return { match, sort: { _id: -1 }, limit };
    });
    const found = await unionPages<StoredComment>(model, branches);
    return found.map((comments) => comments.map(toVisible).reverse());
  }

  return {
    partQuery,

    /** @returns one part per request, oldest comment first */
    parts: (requests: readonly CommentsPart[]): Promise<Comment[][]> =>
      answerApart(requests, ({ count }) => count > MANY, { each: partOfMany, together: partsOfFew }),
  };
}

/** Does what a projection would do, for results of an aggregation. */
function toVisible({
  isDeleted: _d,
  counted: _t,
  changes: _c,
  pendingTarget: _u,
  decision: _v,
  madeBy: _m,
  ...comment
}: StoredComment): Comment {
  return toComment(comment as StoredComment);
}
