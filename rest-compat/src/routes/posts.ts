import { badInput, notFound } from '@tippspiel/shared/contracts/errors/app-error';
import { shapeSettings } from '../shape/settings.ts';
import { shapeUserShort } from '../shape/user.ts';
import { listVariables, type PageQuery, type Tools } from '../tools.ts';
import { isOperatorPost, toOperatorPost, type PostForm } from './operator-post.ts';
import {
  RestAddCommentDocument,
  RestDeleteCommentDocument,
  RestDeletePostDocument,
  RestLikesDocument,
  RestPostDocument,
  RestPostsDocument,
  RestPublishPostDocument,
  RestSaveOperatorPostDocument,
  RestToggleLikeDocument,
  type CommentFieldsFragment,
  type PostFieldsFragment,
} from './posts.generated.ts';

/** A comment. Its like count is called 'likes' (specification, chapter 3). */
const shapeComment = ({ likeCount, user, ...comment }: CommentFieldsFragment) => ({
  ...comment,
  user: shapeUserShort(user),
  likes: likeCount,
});

/** The Post entity, with the drawing's fields named as in the operators' form (specification, chapter 3). */
const shapePost = ({ user, lastComments, winnerString, price, ...post }: PostFieldsFragment) => ({
  ...post,
  winnerstring: winnerString,
  priceId: price?.id ?? 0,
  user: shapeUserShort(user),
  parent: null,
  lastComments: lastComments.map(shapeComment),
});

type FeedQuery = {
  pageSize: number;
  lastId: number;
  search: string;
  groupId: number;
  onlyOperatorPosts: boolean;
};
type ById = { Params: { id: number } };
type ByParent = { Params: { parentId: number; id: number } };

const NO_POST = 'Diesen Eintrag gibt es nicht mehr.';

/** Specification, chapter 7, 'Feed and posts'. */
export function postRoutes({ ask, serve }: Tools): void {
  serve<{ Querystring: FeedQuery }>('getPosts', async (request, reply) => {
    const { pageSize, lastId, search, groupId, onlyOperatorPosts } = request.query;
    const variables = {
      pageSize,
      lastId: lastId || undefined,
      search,
      groupId: groupId || undefined,
      onlyOperatorPosts,
    };
    const { posts } = await ask({ request, reply }, RestPostsDocument, variables);
    return {
      data: posts.items.map(shapePost),
      lastId: posts.lastId ?? 0,
      hasMore: posts.hasMore,
      settings: shapeSettings(onlyOperatorPosts),
    };
  });
  serve<ById>('getPost', async (request, reply) => {
    const { post } = await ask({ request, reply }, RestPostDocument, { id: request.params.id });
    if (!post) throw notFound(NO_POST);
    return { data: shapePost(post) };
  });
  serve<ById & { Querystring: PageQuery }>('getLikes', async (request, reply) => {
    const variables = { id: request.params.id, ...listVariables(request.query) };
    const { post, comment } = await ask({ request, reply }, RestLikesDocument, variables);
    const likes = (post ?? comment)?.likes;
    if (!likes) throw notFound(NO_POST);
    return { data: likes.items.map(shapeUserShort), totalCount: likes.totalCount };
  });
  serve<{ Body: PostForm }>('publishPost', async (request, reply) => {
    if (isOperatorPost(request.body)) {
      const input = toOperatorPost(request.body);
      const { saveOperatorPost } = await ask({ request, reply }, RestSaveOperatorPostDocument, { input });
      return { data: shapePost(saveOperatorPost.post) };
    }
    const { text, groupId, key } = request.body;
    const input = { text, groupId: groupId || undefined, key };
    const { publishPost } = await ask({ request, reply }, RestPublishPostDocument, { input });
    return { data: shapePost(publishPost.post) };
  });
  serve<ById & { Body: { isLiked?: boolean | null } }>('toggleLike', async (request, reply) => {
    const input = { postId: request.params.id, isLiked: request.body.isLiked };
    const { toggleLike } = await ask({ request, reply }, RestToggleLikeDocument, { input });
    return { data: toggleLike.likeCount };
  });
  serve<ByParent & { Body: { parentId?: number; text: string; key?: string } }>(
    'addComment',
    async (request, reply) => {
      const postId = request.params.parentId;
      const { parentId, text, key } = request.body;
      if (parentId && parentId !== postId)
        throw badInput('Pfad und Eingabe meinen verschiedene Einträge.', 'parentId');
      const input = { postId, text, key };
      const { addComment } = await ask({ request, reply }, RestAddCommentDocument, { input });
      return { data: addComment.post.lastComments.map(shapeComment) };
    },
  );
  serve<ById>('deletePost', async (request, reply) => {
    const input = { postId: request.params.id };
    const { deletePost } = await ask({ request, reply }, RestDeletePostDocument, { input });
    return { data: deletePost.deletedId };
  });
  serve<ByParent>('deleteComment', async (request, reply) => {
    const input = { postId: request.params.parentId, commentId: request.params.id };
    const { deleteComment } = await ask({ request, reply }, RestDeleteCommentDocument, { input });
    return { data: deleteComment.deletedId };
  });
}
