import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import type { Logger } from '@tippspiel/shared/platform/log/logger';
import { createPropagator, type Finish } from '@tippspiel/shared/platform/mongo/propagate';
import { addUpKinds, createChangeCounter, type Change } from '@tippspiel/shared/platform/mongo/count-changes';
import { lastOf, type Comment } from '../domain/post.ts';
import type { ReactionCounts } from '../domain/reaction.ts';
import { toComment, type StoredComment } from '../store/comment-model.ts';
import { TAKEN_BACK, type StoredLike } from '../store/likes.ts';
import { toStoredLast, type StoredHiddenComment, type StoredPost } from '../store/post-model.ts';
import type { Stores } from '../store/stores.ts';
import type { Deps } from './deps.ts';
import { applyDecision } from './moderation/apply-decision.ts';
import { announcementGone } from './operator-posts/announced-prize.ts';
import { pictureReleased } from './operator-posts/picture-claim.ts';

type Dependencies = Pick<Deps, 'store' | 'clock' | 'relay'> & {
  log: Logger;
  publish(event: DomainEvent): Promise<void>;
};
type Propagation = Deps['propagate'] & { close(): Promise<void> };

/**
 * Updates counts and last comments after a comment or like, and removes the data of deleted posts. A comment or like
 * that arrives while its post is being deleted is removed the same way.
 */
export function createPropagation({ store, clock, log, publish, relay }: Dependencies): Propagation {
  const { posts, comments, likes, reportedTexts } = store;
  /** Removes likes and reports of deleted texts. */
  const clearTexts = async (ids: readonly number[]) => {
    await likes.removeOf(ids);
    await reportedTexts.markGone(ids);
  };
  const where = { isDeleted: false };
  const takenBack = { where: TAKEN_BACK as never, remove: likes.removeTakenBack };
  const derive = async ({ reactions }: { reactions?: ReactionCounts }, _likes: unknown, fresh: Change[]) =>
    fresh.some(({ kind }) => kind) ? { reactions: addUpKinds(reactions, fresh) } : {};
  const likeFacts = { facts: likes.model, count: 'likeCount', spent: takenBack, derive } as const;

  const countComments = createChangeCounter({
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
  const countLikesOfPost = createChangeCounter<StoredPost, StoredLike>({
    ...likeFacts,
    target: posts.model,
    where,
  });
  const countLikesOfComment = createChangeCounter<StoredComment, StoredLike>({
    ...likeFacts,
    target: comments.model,
    where,
    showElsewhere: (comment) => posts.showCounts(comment, () => comments.countsOf(comment._id)),
  });

  async function updateComments(postId: number): Promise<Finish> {
    return (await countComments(postId)) ?? (() => comments.removeOf([postId], clearTexts));
  }

  async function updateLikes(targetId: number): Promise<Finish> {
    const finish = (await countLikesOfPost(targetId)) ?? (await countLikesOfComment(targetId));
    return finish ?? (() => clearTexts([targetId]));
  }

  /** Uses few statements for all posts, so that the cost depends on their comments and likes. */
  async function clearPosts(ids: readonly number[]): Promise<void> {
    await comments.removeOf(ids, clearTexts);
    await clearTexts(ids);
    const traces = await posts.tracesOf(ids);
    // The mark on a post serves as its outbox: it stays until these events are published.
    for (const trace of traces) {
      if (trace.pictureStamp) await publish(pictureReleased(trace, clock.now()));
      // Players' posts have no versions, and posts already emptied have none left.
      if (trace.version > 0) await publish(announcementGone(trace, clock.now()));
    }
    await posts.remove(traces);
  }

  const ofComments = createPropagator({ facts: comments.model, update: updateComments, log });
  const ofLikes = createPropagator({ facts: likes.model, update: updateLikes, log });
  const ofPosts = createPropagator({ facts: posts.model, update: (id) => clearPosts([id]), log });
  const propagate = { comments: ofComments.propagate, deletedPost: ofPosts.propagateLater };
  const ofDecisions = createPropagator({
    facts: reportedTexts.model,
    update: (id) => applyDecision({ store, clock, relay, propagate }, id),
    log,
  });
  const all = [ofDecisions, ofPosts, ofComments, ofLikes];
  return {
    ...propagate,
    likes: ofLikes.propagate,
    decision: ofDecisions.propagate,
    async deletedPosts(ids) {
      try {
        await clearPosts(ids);
      } catch (error) {
        log.warn({ err: error }, 'deleted posts: the sweep will try again');
      }
    },
    async all() {
      for (const propagator of all) await propagator.drain();
    },
    async close() {
      for (const propagator of all) await propagator.close();
    },
  };
}

/**
 * The comments that a post shows after a change of its comments. Reads all of them only if one of the last five is
 * gone.
 */
async function lastComments(
  { comments }: Stores,
  post: StoredPost,
  changed: StoredComment[],
): Promise<Comment[]> {
  const shown = post.lastComments.map(({ _id: id, ...comment }) => ({ id, ...comment, isHidden: false }));
  const isGone = ({ isDeleted, isHidden }: StoredComment) => isDeleted || isHidden;
  const gone = new Set(changed.filter(isGone).map(({ _id }) => _id));
  const left = shown.filter(({ id }) => !gone.has(id));
  if (left.length < shown.length) return comments.last(post);
  const written = changed.filter((comment) => !isGone(comment)).map(toComment);
  return lastOf([...left, ...written]);
}

/** The number of hidden comments that a post keeps. Beyond it, only the newest stay visible to their authors. */
const MAX_HIDDEN = 200;

/** The hidden comments of a post after a change of its comments. */
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
