import { isDeleteAble } from '../domain/post.ts';
import type { CommentResolvers } from '../generated/resolvers.ts';
import { likesOf } from './likes.ts';

export const commentResolvers: CommentResolvers = {
  __resolveReference: ({ id }, { loaders }) => loaders.comments.load(id),
  parentId: ({ postId }) => postId,
  user: ({ userId }, _args, { author }) => author(userId),
  isDeleteAble: (comment, _args, { identity }) => isDeleteAble(comment, identity),
  likes: (comment, { page }, context) => likesOf(comment, page, context),
  isLikedByMe: ({ id }, _args, { loaders }) => loaders.isLiked.load(id),
};
