import type { Identity } from '@tippspiel/shared/auth/identity';
import { requireWriter } from '@tippspiel/shared/auth/require';
import { forbidden } from '@tippspiel/shared/errors/app-error';
import type { Comment, Post } from '../domain/post.ts';
import type { Deps } from './deps.ts';
import { messages } from './messages.ts';
import { readText } from './read-text.ts';
import { countWriting } from './writing-limit.ts';
import { requirePost } from './visible.ts';

type Input = { postId: number; text: string };

/**
 * Comments on a post. The comment alone is the atomic write; the post's count and last five follow from it, at once or,
 * after a crash in between, by the sweep.
 */
export async function addComment(
  deps: Deps,
  identity: Identity | null,
  input: Input,
): Promise<{ comment: Comment; post: Post }> {
  const { userId } = requireWriter(identity);
  const text = readText(input.text);
  const { id: postId, isCommentAble } = await requirePost(deps, userId, input.postId);
  if (!isCommentAble) throw forbidden(messages.notCommentAble);
  await countWriting(deps, 'comment', userId);
  const id = await deps.store.nextId();
  const comment: Comment = {
    id,
    postId,
    userId,
    text,
    dateCreated: deps.clock.now(),
    likeCount: 0,
    isHidden: false,
  };
  await deps.store.comments.insert(comment);
  await deps.settle.comments(postId);
  return { comment, post: await requirePost(deps, userId, postId) };
}
