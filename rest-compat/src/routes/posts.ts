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
export function postRoutes({ serve }: Tools): void {
  serve<{ Querystring: FeedQuery }>('getPosts', async ({ query, ask }) => {
    const { pageSize, lastId, search, groupId, onlyOperatorPosts } = query;
    const variables = {
      pageSize,
      lastId: lastId || undefined,
      search,
      groupId: groupId || undefined,
      onlyOperatorPosts,
    };
    const { posts } = await ask(RestPostsDocument, variables);
    return {
      data: posts.items.map(shapePost),
      lastId: posts.lastId ?? 0,
      hasMore: posts.hasMore,
      settings: shapeSettings(onlyOperatorPosts),
    };
  });
  serve<ById>('getPost', async ({ params, ask }) => {
    const { post } = await ask(RestPostDocument, { id: params.id });
    if (!post) throw notFound(NO_POST);
    return { data: shapePost(post) };
  });
  serve<ById & { Querystring: PageQuery }>('getLikes', async ({ params, query, ask }) => {
    const { post, comment } = await ask(RestLikesDocument, { id: params.id, ...listVariables(query) });
    const likes = (post ?? comment)?.likes;
    if (!likes) throw notFound(NO_POST);
    return { data: likes.items.map(shapeUserShort), totalCount: likes.totalCount };
  });
  serve<{ Body: PostForm }>('publishPost', async ({ body, ask }) => {
    if (isOperatorPost(body)) {
      const { saveOperatorPost } = await ask(RestSaveOperatorPostDocument, { input: toOperatorPost(body) });
      return { data: shapePost(saveOperatorPost.post) };
    }
    const { text, groupId, key } = body;
    const input = { text, groupId: groupId || undefined, key };
    const { publishPost } = await ask(RestPublishPostDocument, { input });
    return { data: shapePost(publishPost.post) };
  });
  serve<ById & { Body: { isLiked?: boolean | null } }>('toggleLike', async ({ params, body, ask }) => {
    const input = { postId: params.id, isLiked: body.isLiked };
    const { toggleLike } = await ask(RestToggleLikeDocument, { input });
    return { data: toggleLike.likeCount };
  });
  serve<ByParent & { Body: { parentId?: number; text: string; key?: string } }>(
    'addComment',
    async ({ params, body, ask }) => {
      const postId = params.parentId;
      const { parentId, text, key } = body;
      if (parentId && parentId !== postId)
        throw badInput('Pfad und Eingabe meinen verschiedene Einträge.', 'parentId');
      const { addComment } = await ask(RestAddCommentDocument, { input: { postId, text, key } });
      return { data: addComment.post.lastComments.map(shapeComment) };
    },
  );
  serve<ById>('deletePost', async ({ params, ask }) => {
    const { deletePost } = await ask(RestDeletePostDocument, { input: { postId: params.id } });
    return { data: deletePost.deletedId };
  });
  serve<ByParent>('deleteComment', async ({ params, ask }) => {
    const input = { postId: params.parentId, commentId: params.id };
    const { deleteComment } = await ask(RestDeleteCommentDocument, { input });
    return { data: deleteComment.deletedId };
  });
}
