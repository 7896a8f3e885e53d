import { addComment } from '../app/add-comment.ts';
import { deleteComment } from '../app/delete-comment.ts';
import { deletePost } from '../app/delete-post.ts';
import { publishPost } from '../app/publish-post.ts';
import { toggleLike } from '../app/toggle-like.ts';
import type { MutationResolvers } from '../generated/resolvers.ts';
import { writerOf } from './context.ts';

export const mutationResolvers: MutationResolvers = {
  async publishPost(_parent, { input }, context) {
    return { post: await publishPost(context.deps, writerOf(context).userId, input) };
  },
  toggleLike: (_parent, { input }, context) =>
    toggleLike(context.deps, writerOf(context).userId, input.postId),
  addComment: (_parent, { input }, context) => addComment(context.deps, writerOf(context).userId, input),
  async deletePost(_parent, { input }, context) {
    await deletePost(context.deps, writerOf(context), input.postId);
    return { deletedId: input.postId };
  },
  async deleteComment(_parent, { input: { postId, commentId } }, context) {
    return {
      deletedId: commentId,
      post: await deleteComment(context.deps, writerOf(context), postId, commentId),
    };
  },
};
