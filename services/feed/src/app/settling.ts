import type { Logger } from '@tippspiel/shared/log/logger';
import { createSettler } from '@tippspiel/shared/mongo/settle';
import type { CommentMark } from '../store/comment-model.ts';
import type { LikeMark } from '../store/like-model.ts';
import type { StoredPost } from '../store/post-model.ts';
import type { Store } from '../store/store.ts';
import type { Deps } from './deps.ts';

/**
 * What follows from a written comment or like (counts and last five), and from a deleted post (nothing of it stays).
 * A comment or like that came in while its post was being deleted finds no post, and goes the same way.
 */
export function createSettling(store: Store, log: Logger): Deps['settle'] & { close(): Promise<void> } {
  const { posts, comments, likes } = store;

  async function followComments(postId: number): Promise<void> {
    if (!(await posts.writeComments(postId, () => comments.summary(postId))))
      await comments.removeOf(postId, likes.removeOf);
  }

  async function followLikes(targetId: number): Promise<void> {
    const count = () => likes.count(targetId);
    if (await posts.writeLikes(targetId, count)) return;
    const postId = await comments.writeLikes(targetId, count);
    if (postId) return followComments(postId);
    await likes.removeOf([targetId]);
  }

  async function clearPost(postId: number): Promise<void> {
    await comments.removeOf(postId, likes.removeOf);
    await likes.removeOf([postId]);
    await posts.remove(postId);
  }

  const ofComments = createSettler({
    facts: comments.model,
    targetOf: ({ postId }: CommentMark) => postId,
    recompute: followComments,
    release: (facts) => comments.release(facts, likes.removeOf),
    log,
  });
  const ofLikes = createSettler({
    facts: likes.model,
    targetOf: ({ targetId }: LikeMark) => targetId,
    recompute: followLikes,
    release: likes.release,
    log,
  });
  const ofPosts = createSettler({
    facts: posts.model,
    targetOf: ({ _id }: Pick<StoredPost, '_id' | 'unsettled'>) => _id,
    recompute: clearPost,
    log,
  });
  const all = [ofPosts, ofComments, ofLikes];
  return {
    comment: ofComments.settle,
    like: ofLikes.settle,
    post: ofPosts.settle,
    async all() {
      for (const settler of all) await settler.drain();
    },
    async close() {
      for (const settler of all) await settler.close();
    },
  };
}
