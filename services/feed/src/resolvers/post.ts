import { listComments } from '../app/list-comments.ts';
import { readHtml, readNames } from '../app/operator-posts/read-names.ts';
import { pictureUrl } from '../domain/operator-posts/operator-post.ts';
import { isDeleteAble } from '../domain/post.ts';
import { listReactions } from '../domain/reaction.ts';
import type { PostResolvers } from '../generated/resolvers.ts';
import { likesOf } from './likes.ts';

export const postResolvers: PostResolvers = {
  __resolveReference: ({ id }, { loaders }) => loaders.posts.load(id),
  subject: ({ subject }, _args, { author }) => readNames(subject, author),
  text: ({ text, isOperator }, _args, { author }) => (isOperator ? readHtml(text, author) : text),
  user: ({ userId }, _args, { author }) => author(userId),
  pictureUrl,
  winnerString: ({ drawing }, _args, { author }) => readNames(drawing?.winnerString ?? '', author),
  priceKind: ({ drawing }) => drawing?.priceKind ?? '',
  price: ({ drawing }) => drawing && { __typename: 'Price', id: drawing.priceId },
  group: ({ groupId }) => (groupId === null ? null : { __typename: 'Group', id: groupId }),
  isDeleteAble: (post, _args, { identity }) => isDeleteAble(post, identity),
  isLikedByMe: async ({ id }, _args, { loaders }) => (await loaders.given.load(id)).isLiked,
  reactions: ({ reactions }) => listReactions(reactions),
  myReaction: async ({ id }, _args, { loaders }) => (await loaders.given.load(id)).reaction,
  comments: (post, args, { identity, loaders }) =>
    listComments((part) => loaders.commentsParts.load(part), { identity }, post, args),
  likes: (post, { page }, context) => likesOf(post, page, context),
};
