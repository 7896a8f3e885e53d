import type { Finish } from '@tippspiel/shared/mongo/settle';
import { isVisible } from '../../domain/moderation/reported-text.ts';
import type { Stores } from '../../store/stores.ts';

type Settle = { comments(postId: number): Promise<void>; deletedPost(id: number): void };

/**
 * Lets a text follow what operators decided about it: out of sight, back, or gone. A text takes over no decision that is
 * older than the one it has followed; counts and last comments follow it in turn.
 */
export async function followDecision(
  { posts, comments, reportedTexts }: Stores,
  settle: Settle,
  id: number,
): Promise<Finish | void> {
  const decided = await reportedTexts.find(id);
  if (!decided) return;
  const { state, isComment, postId, version } = decided;
  if (state === 'DELETED') {
    if (isComment) await comments.markDeleted(id, postId, null);
    else if (await posts.markDeleted(id, null)) settle.deletedPost(id);
  } else if (state !== 'GONE') {
    const isHidden = !isVisible(state);
    await (isComment ? comments : posts).setHidden(id, isHidden, version);
  }
  if (isComment) await settle.comments(postId);
  return () => reportedTexts.settled(id, version);
}
