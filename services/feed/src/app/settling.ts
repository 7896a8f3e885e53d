import type { Logger } from '@tippspiel/shared/log/logger';
import { createSettler, type Finish } from '@tippspiel/shared/mongo/settle';
import { createTally } from '@tippspiel/shared/mongo/tally';
import { lastOf, type Comment, type Post } from '../domain/post.ts';
import { toComment, type StoredComment } from '../store/comment-model.ts';
import { toStoredLast, type StoredPost } from '../store/post-model.ts';
import type { Stores } from '../store/stores.ts';
import type { Deps } from './deps.ts';

/**
 * What follows from a written comment or like (counts and last five), and from a deleted post (nothing of it stays).
 * A comment or like that came in while its post was being deleted finds no post, and goes the same way.
 */
export function createSettling(
  store: Stores,
  log: Logger,
  pictureGone: (post: Pick<Post, 'id' | 'version' | 'pictureStamp'>) => Promise<void>,
): Deps['settle'] & { close(): Promise<void> } {
  const { posts, comments, likes } = store;
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
    }),
    spent: { where: { isDeleted: true }, remove: (ids) => comments.removeDeleted(ids, likes.removeOf) },
  });
  const countLikesOfPost = createTally({ ...likeFacts, target: posts.model, where });
  const countLikesOfComment = createTally({
    ...likeFacts,
    target: comments.model,
    where,
    showElsewhere: (comment) => posts.showLikes(comment, () => comments.likeCountOf(comment._id)),
  });

  async function followComments(postId: number): Promise<Finish> {
    return (await countComments(postId)) ?? (() => comments.removeOf(postId, likes.removeOf));
  }

  async function followLikes(targetId: number): Promise<Finish> {
    const finish = (await countLikesOfPost(targetId)) ?? (await countLikesOfComment(targetId));
    return finish ?? (() => likes.removeOf([targetId]));
  }

  async function clearPost(postId: number): Promise<void> {
    await comments.removeOf(postId, likes.removeOf);
    await likes.removeOf([postId]);
    // The mark on the post is its outbox: it stays until this was told.
    const post = await posts.pictureOf(postId);
    if (post.pictureStamp) await pictureGone(post);
    await posts.remove(postId);
  }

  const ofComments = createSettler({ facts: comments.model, follow: followComments, log });
  const ofLikes = createSettler({ facts: likes.model, follow: followLikes, log });
  const ofPosts = createSettler({ facts: posts.model, follow: clearPost, log });
  const all = [ofPosts, ofComments, ofLikes];
  return {
    comments: ofComments.settle,
    likes: ofLikes.settle,
    deletedPost: ofPosts.settleLater,
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
  const shown = post.lastComments.map(({ _id: id, ...comment }) => ({ id, ...comment }));
  const gone = new Set(changed.filter(({ isDeleted }) => isDeleted).map(({ _id }) => _id));
  const left = shown.filter(({ id }) => !gone.has(id));
  if (left.length < shown.length) return comments.last(post._id);
  const written = changed.filter(({ isDeleted }) => !isDeleted).map(toComment);
  return lastOf([...left, ...written]);
}
