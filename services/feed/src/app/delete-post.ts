import type { Request } from '@tippspiel/shared/contracts/auth/request';
import { requireWriter } from '@tippspiel/shared/contracts/auth/require';
import { forbidden, notFound } from '@tippspiel/shared/contracts/errors/app-error';
import type { Deps } from './deps.ts';
import { messages } from './messages.ts';
import { moderateText } from './moderation/moderate-text.ts';
import { visiblePosts } from './visible.ts';

/**
 * Deletes the player's own post, with its comments and all likes. Operators may delete any post that they can read. The
 * audit log records their deletions, except of posts that they wrote as players.
 */
export async function deletePost(deps: Deps, { identity, requestId }: Request, id: number): Promise<void> {
  const viewer = requireWriter(identity);
  const [post] = viewer.isAdmin ? await deps.store.posts.findAny([id]) : [];
  if (post && (post.isOperator || post.userId !== viewer.userId)) {
    await moderateText(deps, { identity, requestId }, { id, step: 'DELETE' });
    return;
  }
  if (await deps.store.posts.markDeleted(id, viewer.userId)) return deps.propagate.deletedPost(id);
  // Responds as if the post did not exist, so that drafts and other groups' posts stay secret.
  if (!(await visiblePosts(deps, { identity }, [id]))[0]) throw notFound(messages.unknownPost, 'postId');
  throw forbidden(messages.notYourPost);
}
