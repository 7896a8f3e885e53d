import type { Request } from '@tippspiel/shared/contracts/auth/request';
import { requireWriter } from '@tippspiel/shared/contracts/auth/require';
import { forbidden, notFound } from '@tippspiel/shared/contracts/errors/app-error';
import type { Deps } from './deps.ts';
import { messages } from './messages.ts';
import { moderateText } from './moderation/moderate-text.ts';
import { visiblePosts } from './visible.ts';

/**
 * Deletes one's own post, or as an operator any post that operators may read, with its comments and all likes. The log names
 * what operators delete, except what they wrote as players.
 */
export async function deletePost(deps: Deps, { identity, requestId }: Request, id: number): Promise<void> {
  const viewer = requireWriter(identity);
  const [post] = viewer.isAdmin ? await deps.store.posts.findAny([id]) : [];
  if (post && (post.isOperator || post.userId !== viewer.userId)) {
    await moderateText(deps, { identity, requestId }, { id, step: 'DELETE' });
    return;
  }
  if (await deps.store.posts.markDeleted(id, viewer.userId)) return deps.propagate.deletedPost(id);
  // Players learn nothing of a draft, nor outsiders of a group's post: not even that there is one.
  if (!(await visiblePosts(deps, { identity }, [id]))[0]) throw notFound(messages.unknownPost, 'postId');
  throw forbidden(messages.notYourPost);
}
