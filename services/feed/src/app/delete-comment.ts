import type { Request } from '@tippspiel/shared/contracts/auth/request';
import { requireWriter } from '@tippspiel/shared/contracts/auth/require';
import { forbidden, notFound } from '@tippspiel/shared/contracts/errors/app-error';
import type { Post } from '../domain/post.ts';
import type { Deps } from './deps.ts';
import { messages } from './messages.ts';
import { moderateText } from './moderation/moderate-text.ts';
import { visibleComments, visiblePosts } from './visible.ts';

/**
 * Deletes the player's own comment with its likes. Operators may delete any comment that they can read; the audit log
 * records comments of others.
 * @returns its post; null if the player may delete but not see it, such as an author who has left the group
 */
export async function deleteComment(
  deps: Deps,
  { identity, requestId }: Request,
  { postId, commentId: id }: { postId: number; commentId: number },
): Promise<Post | null> {
  const viewer = requireWriter(identity);
  const { comments } = deps.store;
  if (await comments.markDeleted(id, postId, viewer.userId)) await deps.propagate.comments(postId);
  else {
    const [comment] = await comments.findMany([id]);
    const isThere = comment?.postId === postId;
    const [seen = null] = isThere ? await visibleComments(deps, { identity }, [id]) : [];
    if (!isThere || (!viewer.isAdmin && !seen)) throw notFound(messages.unknownComment, 'commentId');
    if (!viewer.isAdmin) throw forbidden(messages.notYourComment);
    await moderateText(deps, { identity, requestId }, { id, step: 'DELETE' });
  }
  const [post] = await visiblePosts(deps, { identity: viewer }, [postId]);
  return post ?? null;
}
