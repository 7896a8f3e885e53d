import { changeVersioned } from '@tippspiel/shared/platform/mongo/change-versioned';
import type { Finish } from '@tippspiel/shared/platform/mongo/propagate';
import { isVisible } from '../../domain/moderation/reported-text.ts';
import type { Post } from '../../domain/post.ts';
import { POSTS } from '../../store/post-model.ts';
import type { Deps } from '../deps.ts';
import { announcedPrize } from '../operator-posts/announced-prize.ts';
import { pictureClaims } from '../operator-posts/picture-claim.ts';

type Dependencies = Pick<Deps, 'store' | 'clock' | 'relay'> & {
  propagate: Pick<Deps['propagate'], 'comments' | 'deletedPost'>;
};
type Decision = { isHidden: boolean; version: number };

/**
 * Applies the operators' decision to a text: hidden, shown again, or deleted. A decision older than the text's last one
 * is ignored. Afterwards counts and last comments are updated.
 */
export async function applyDecision(deps: Dependencies, id: number): Promise<Finish | void> {
  const { store, propagate } = deps;
  const { posts, comments, reportedTexts } = store;
  const decided = await reportedTexts.find(id);
  if (!decided) return;
  const { state, isComment, postId, version } = decided;
  if (state === 'DELETED') {
    if (isComment) await comments.markDeleted(id, postId, null);
    else if (await posts.markDeleted(id, null)) propagate.deletedPost(id);
  } else if (state !== 'GONE') {
    const isHidden = !isVisible(state);
    if (isComment) await comments.setHidden(id, isHidden, version);
    else await hidePost(deps, id, { isHidden, version });
  }
  if (isComment) await propagate.comments(postId);
  return () => reportedTexts.propagated(id, version);
}

/**
 * Hides or shows a post. While hidden, an operators' post also hides its picture and announces no prize. Media and tipp
 * learn this by events with the post's next version, so that a simultaneous save cannot contradict it.
 */
async function hidePost(
  { store: { hiddenPosts, lastPosts }, clock, relay }: Dependencies,
  id: number,
  { isHidden, version: decision }: Decision,
): Promise<void> {
  const cause = { now: clock.now(), requestId: 'moderation' };
  const eventsOf = (before: Post, after: Post) =>
    before.isOperator
      ? [...pictureClaims(before, after, cause), ...announcedPrize(before, after, cause)]
      : [];
  const { after } = await changeVersioned({
    read: () => hiddenPosts.findBehind(id, decision),
    decide: (post) => post && { ...post, isHidden, version: post.version + (post.isOperator ? 1 : 0) },
    write: (after, before) => hiddenPosts.applyDecision(before!, after, decision, eventsOf(before!, after)),
  });
  if (after?.isOperator) relay.kick(POSTS, [id]);
  if (after && !isHidden && after.groupId !== null) await lastPosts.note(after.groupId, id);
}
