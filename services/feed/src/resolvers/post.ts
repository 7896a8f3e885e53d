import { readPage } from '@tippspiel/shared/graph/page';
import { safeHtml } from '@tippspiel/shared/text/operator-html';
import { readCommentsPart } from '../app/list-comments.ts';
import { pictureUrl } from '../domain/operator-post.ts';
import { isDeleteAble } from '../domain/post.ts';
import type { PostResolvers } from '../generated/resolvers.ts';

/** Specification, chapter 9: other user lists. */
const LIKES_PAGE_SIZE = 10;

export const postResolvers: PostResolvers = {
  __resolveReference: ({ id }, { loaders }) => loaders.posts.load(id),
  text: ({ text, isOperator }) => (isOperator ? safeHtml(text) : text),
  user: ({ userId }, _args, { author }) => author(userId),
  pictureUrl,
  winnerString: ({ drawing }) => drawing?.winnerString ?? '',
  priceKind: ({ drawing }) => drawing?.priceKind ?? '',
  price: ({ drawing }) => drawing && { __typename: 'Price', id: drawing.priceId },
  group: ({ groupId }) => (groupId === null ? null : { __typename: 'Group', id: groupId }),
  isDeleteAble: (post, _args, { identity }) => isDeleteAble(post, identity),
  isLikedByMe: ({ id }, _args, { loaders }) => loaders.isLiked.load(id),
  comments: ({ id }, args, { loaders }) => loaders.commentsParts.load(readCommentsPart(id, args)),
  async likes({ id, likeCount }, { page }, { loaders, author }) {
    const { pageNumber, pageSize, skip } = readPage(page, LIKES_PAGE_SIZE);
    const userIds = await loaders.likesParts.load({ targetId: id, skip, limit: pageSize });
    return {
      items: await Promise.all(userIds.map(author)),
      totalCount: likeCount,
      pageNumber,
      pageSize,
    };
  },
};
