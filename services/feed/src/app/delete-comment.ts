import { forbidden, notFound } from '@tippspiel/shared/errors/app-error';
import type { Post } from '../domain/post.ts';
import type { Deps, Viewer } from './deps.ts';
import { messages } from './messages.ts';

/**
 * Deletes one's own comment, or as an operator any, with its likes.
 * @returns its post
 */
export async function deleteComment(deps: Deps, viewer: Viewer, postId: number, id: number): Promise<Post> {
  const { posts, comments } = deps.store;
  const unsettled = await comments.markDeleted(id, postId, viewer.isAdmin ? null : viewer.userId);
  if (!unsettled) {
    const [comment] = await comments.findMany([id]);
    if (comment?.postId !== postId) throw notFound(messages.unknownComment, 'commentId');
    throw forbidden(messages.notYourComment);
  }
  await deps.settle.comment({ _id: id, postId, isDeleted: true, unsettled });
  const [post] = await posts.findMany([postId]);
  if (!post) throw notFound(messages.unknownPost, 'postId');
  return post;
}
