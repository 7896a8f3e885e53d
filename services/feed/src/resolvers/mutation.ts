import { addComment } from '../app/add-comment.ts';
import { deleteComment } from '../app/delete-comment.ts';
import { deletePost } from '../app/delete-post.ts';
import { saveOperatorPost } from '../app/operator-posts/save-operator-post.ts';
import { publishPost } from '../app/publish-post.ts';
import { setReaction } from '../app/set-reaction.ts';
import { toggleLike } from '../app/toggle-like.ts';
import type { MutationResolvers } from '../generated/resolvers.ts';
import { moderationMutations } from './reported-text.ts';

export const mutationResolvers: MutationResolvers = {
  ...moderationMutations,
  async publishPost(_parent, { input }, { deps, identity }) {
    return { post: await publishPost(deps, { identity }, input) };
  },
  async saveOperatorPost(_parent, { input }, { deps, identity, requestId }) {
    return { post: await saveOperatorPost(deps, { identity, requestId }, input) };
  },
  toggleLike: (_parent, { input }, { deps, identity }) => toggleLike(deps, { identity }, input),
  setReaction: (_parent, { input: { id, reaction } }, { deps, identity }) =>
    setReaction(deps, { identity }, { id, reaction: reaction ?? null }),
  addComment: (_parent, { input }, { deps, identity }) => addComment(deps, { identity }, input),
  async deletePost(_parent, { input }, { deps, identity, requestId }) {
    await deletePost(deps, { identity, requestId }, input.postId);
    return { deletedId: input.postId };
  },
  async deleteComment(_parent, { input }, { deps, identity, requestId }) {
    return { deletedId: input.commentId, post: await deleteComment(deps, { identity, requestId }, input) };
  },
};
