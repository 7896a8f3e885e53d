import type { Logger } from '@tippspiel/shared/log/logger';
import { createSettler, type Finish } from '@tippspiel/shared/mongo/settle';
import { createTally } from '@tippspiel/shared/mongo/tally';
import { lastOf, type Comment, type Post } from '../domain/post.ts';
import { toComment, type StoredComment } from '../store/comment-model.ts';
import { toStoredLast, type StoredHiddenComment, type StoredPost } from '../store/post-model.ts';
import type { Stores } from '../store/stores.ts';
import type { Deps } from './deps.ts';
import { followDecision } from './moderation/follow-decision.ts';

/**
 * What follows from a written comment or like (counts and last five), and from a deleted post (nothing of it stays).
 * A comment or like that came in while its post was being deleted finds no post, and goes the same way.
 */
export function createSettling(
  store: Stores,
  log: Logger,
  pictureGone: (post: Pick<Post, 'id' | 'version' | 'pictureStamp'>) => Promise<void>,
): Deps['settle'] & { close(): Promise<void> } {
  const { posts, comments, likes, reportedTexts } = store;
  /** What belongs to texts that are gone. */
  const clearTexts = async (ids: readonly number[]) => {
    await likes.removeOf(ids);
    await reportedTexts.markGone(ids);
  };
  const where = { isDeleted: false };
  const takenBack = { where: { isLiked: false }, remove: likes.removeTakenBack };
  const likeFacts = { facts: likes.model, count: 'likeCount', spent: takenBack } as const;

  const countComments = createTally({
    target: posts.model,
    facts: comments.model,
    count: 'commentCount',
    where,
    derive: async (post, changed) => ({
      lastComments: (await lastComments(store, post, changed)).map(toStoredLast),
      hiddenComments: hiddenComments(post, changed),
    }),
    spent: { where: { isDeleted: true }, remove: (ids) => comments.removeDeleted(ids, clearTexts) },
  });
  const countLikesOfPost = createTally({ ...likeFacts, target: posts.model, where });
  const countLikesOfComment = createTally({
    ...likeFacts,
    target: comments.model,
    where,
    showElsewhere: (comment) => posts.showLikes(comment, () => comments.likeCountOf(comment._id)),
  });

  async function followComments(postId: number): Promise<Finish> {
    return (await countComments(postId)) ?? (() => comments.removeOf(postId, clearTexts));
  }

  async function followLikes(targetId: number): Promise<Finish> {
    const finish = (await countLikesOfPost(targetId)) ?? (await countLikesOfComment(targetId));
    return finish ?? (() => clearTexts([targetId]));
  }

  async function clearPost(postId: number): Promise<void> {
    await comments.removeOf(postId, clearTexts);
    await clearTexts([postId]);
    // The mark on the post is its outbox: it stays until this was told.
    const post = await posts.pictureOf(postId);
    if (post.pictureStamp) await pictureGone(post);
    await posts.remove(postId);
  }

  const ofComments = createSettler({ facts: comments.model, follow: followComments, log });
  const ofLikes = createSettler({ facts: likes.model, follow: followLikes, log });
  const ofPosts = createSettler({ facts: posts.model, follow: clearPost, log });
  const settle = { comments: ofComments.settle, deletedPost: ofPosts.settleLater };
  const ofDecisions = createSettler({
    facts: reportedTexts.model,
    follow: (id) => followDecision(store, settle, id),
    log,
  });
  const all = [ofDecisions, ofPosts, ofComments, ofLikes];
  return {
    ...settle,
    likes: ofLikes.settle,
    decision: ofDecisions.settle,
    async all() {
      for (const settler of all) await settler.drain();
    },
    async close() {
      for (const settler of all) await settler.close();
    },
  };
}

/** What a post shows of its comments once these have changed. Asks for all of them only when one of the last five went. */
async function lastComments(
  { comments }: Stores,
  post: StoredPost,
  changed: StoredComment[],
): Promise<Comment[]> {
  const shown = post.lastComments.map(({ _id: id, ...comment }) => ({ id, ...comment, isHidden: false }));
  const isGone = ({ isDeleted, isHidden }: StoredComment) => isDeleted || isHidden;
  const gone = new Set(changed.filter(isGone).map(({ _id }) => _id));
  const left = shown.filter(({ id }) => !gone.has(id));
  if (left.length < shown.length) return comments.last(post._id);
  const written = changed.filter((comment) => !isGone(comment)).map(toComment);
  return lastOf([...left, ...written]);
}

/** A post keeps so many: of more only the newest are still there for their authors. */
const MAX_HIDDEN = 200;

/** What a post keeps of its hidden comments once these have changed. */
function hiddenComments(post: StoredPost, changed: StoredComment[]): StoredHiddenComment[] {
  const known = new Set(changed.map(({ _id }) => _id));
  const hidden = changed.filter(({ isHidden, isDeleted }) => isHidden && !isDeleted);
  return [
    ...(post.hiddenComments ?? []).filter(({ _id }) => !known.has(_id)),
    ...hidden.map(({ _id, userId, dateCreated }) => ({ _id, userId, dateCreated })),
  ]
    .sort((a, b) => a._id - b._id)
    .slice(-MAX_HIDDEN);
}
