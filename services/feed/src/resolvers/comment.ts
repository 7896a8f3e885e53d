import { isDeleteAble } from '../domain/post.ts';
import { listReactions } from '../domain/reaction.ts';
import type { CommentResolvers } from '../generated/resolvers.ts';
import { likesOf } from './likes.ts';

export const commentResolvers: CommentResolvers = {
  __resolveReference: ({ id }, { loaders }) => loaders.comments.load(id),
  parentId: ({ postId }) => postId,
  user: ({ userId }, _args, { author }) => author(userId),
  isDeleteAble: (comment, _args, { identity }) => isDeleteAble(comment, identity),
  likes: (comment, { page }, context) => likesOf(comment, page, context),
  isLikedByMe: async ({ id }, _args, { loaders }) => (await loaders.given.load(id)).isLiked,
  reactions: ({ reactions }) => listReactions(reactions),
  myReaction: async ({ id }, _args, { loaders }) => (await loaders.given.load(id)).reaction,
  answerTo: ({ answerTo }, _args, { loaders }) => (answerTo ? loaders.answered.load(answerTo) : null),
};
