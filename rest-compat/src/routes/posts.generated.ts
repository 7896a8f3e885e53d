/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../generated/schema.ts';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AddCommentInput = {
  /** The comment on the same post that it answers; left out for none. */
  answerTo?: number | null | undefined;
  /** Made once by who writes it, at most 100 characters: the same sent twice makes one comment; CONFLICT for other words. */
  key?: string | null | undefined;
  postId: number;
  /** Not empty after trimming, at most 5000 characters, plain text. */
  text: string;
};

export type DeleteCommentInput = {
  commentId: number;
  postId: number;
};

export type DeletePostInput = {
  postId: number;
};

export type DrawingInput = {
  priceId?: number | null | undefined;
  /** The prize's own. */
  priceKind?: string | null | undefined;
  /** The winners' names as they are announced, at most 6000 characters. Saved as references, here and in the post's texts: `{winner:3}` itself is refused. */
  winnerString?: string | null | undefined;
};

export type PageInput = {
  /** From 1. */
  pageNumber?: number | null | undefined;
  /** 1 to 100. */
  pageSize?: number | null | undefined;
  /** Part of a name. */
  search?: string | null | undefined;
};

export type PublishPostInput = {
  /** 0 or nothing for the main feed. */
  groupId?: number | null | undefined;
  /** Made once by who writes it, at most 100 characters: the same sent twice makes one post; CONFLICT for other words. A deleted post's key is free again. */
  key?: string | null | undefined;
  /** Not empty after trimming, at most 5000 characters, plain text. */
  text: string;
};

export type SaveOperatorPostInput = {
  /**
   * The drawing that the post announces; null for none. All of it, else BAD_USER_INPUT 'Die Eingabe ist nicht vollständig!'. Until the
   * prize's winners are published the post can be saved as a draft only.
   */
  drawing?: DrawingInput | null | undefined;
  isCommentAble: boolean;
  /** Now, else it stays a draft. A published post stays published. */
  isPublished: boolean;
  /** Of a new post: a text of the form's own, so that the same sent twice makes one post; CONFLICT for other words after somebody has changed it. At most 100 characters. */
  key?: string | null | undefined;
  /** What `cropUpload` answered for directory posts; null leaves the picture as it is, '' removes it. */
  pictureUrl?: string | null | undefined;
  /** 0 or nothing for a new post. */
  postId?: number | null | undefined;
  /** Not empty after trimming, at most 500 characters. */
  subject: string;
  /** HTML. What can be read of it must not be empty, and has at most 5000 characters. */
  text: string;
  /** The version that the operator has seen; without it the change goes onto whatever stands there. */
  version?: number | null | undefined;
};

export type ToggleLikeInput = {
  /** Whether the player is to like it; without it, it toggles. */
  isLiked?: boolean | null | undefined;
  /** Id of a post or comment. */
  postId: number;
};

export type CommentFieldsFragment = { id: number, parentId: number, text: string, dateCreated: string, likeCount: number, isLikedByMe: boolean, isDeleteAble: boolean, isHidden: boolean, user: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean } };

export type PostFieldsFragment = { id: number, subject: string, text: string, dateCreated: string, dateImageChanged: string | null, isOperator: boolean, isPublished: boolean, isHidden: boolean, isCommentAble: boolean, isDeleteAble: boolean, likeCount: number, isLikedByMe: boolean, commentCount: number, pictureUrl: string, version: number, winnerString: string, priceKind: string, user: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean }, group: { id: number, name: string } | null, lastComments: Array<{ id: number, parentId: number, text: string, dateCreated: string, likeCount: number, isLikedByMe: boolean, isDeleteAble: boolean, isHidden: boolean, user: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean } }>, price: { id: number } | null };

export type RestPostsQueryVariables = Exact<{
  pageSize?: number | null | undefined;
  lastId?: number | null | undefined;
  search?: string | null | undefined;
  groupId?: number | null | undefined;
  onlyOperatorPosts?: boolean | null | undefined;
}>;


export type RestPostsQuery = { posts: { lastId: number | null, hasMore: boolean, items: Array<{ id: number, subject: string, text: string, dateCreated: string, dateImageChanged: string | null, isOperator: boolean, isPublished: boolean, isHidden: boolean, isCommentAble: boolean, isDeleteAble: boolean, likeCount: number, isLikedByMe: boolean, commentCount: number, pictureUrl: string, version: number, winnerString: string, priceKind: string, user: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean }, group: { id: number, name: string } | null, lastComments: Array<{ id: number, parentId: number, text: string, dateCreated: string, likeCount: number, isLikedByMe: boolean, isDeleteAble: boolean, isHidden: boolean, user: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean } }>, price: { id: number } | null }> } };

export type RestPostQueryVariables = Exact<{
  id: number;
}>;


export type RestPostQuery = { post: { id: number, subject: string, text: string, dateCreated: string, dateImageChanged: string | null, isOperator: boolean, isPublished: boolean, isHidden: boolean, isCommentAble: boolean, isDeleteAble: boolean, likeCount: number, isLikedByMe: boolean, commentCount: number, pictureUrl: string, version: number, winnerString: string, priceKind: string, user: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean }, group: { id: number, name: string } | null, lastComments: Array<{ id: number, parentId: number, text: string, dateCreated: string, likeCount: number, isLikedByMe: boolean, isDeleteAble: boolean, isHidden: boolean, user: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean } }>, price: { id: number } | null } | null };

export type RestLikesQueryVariables = Exact<{
  id: number;
  page?: Types.PageInput | null | undefined;
}>;


export type RestLikesQuery = { post: { id: number, likes: { totalCount: number, items: Array<{ id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean }> } } | null, comment: { id: number, likes: { totalCount: number, items: Array<{ id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean }> } } | null };

export type RestPublishPostMutationVariables = Exact<{
  input: Types.PublishPostInput;
}>;


export type RestPublishPostMutation = { publishPost: { post: { id: number, subject: string, text: string, dateCreated: string, dateImageChanged: string | null, isOperator: boolean, isPublished: boolean, isHidden: boolean, isCommentAble: boolean, isDeleteAble: boolean, likeCount: number, isLikedByMe: boolean, commentCount: number, pictureUrl: string, version: number, winnerString: string, priceKind: string, user: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean }, group: { id: number, name: string } | null, lastComments: Array<{ id: number, parentId: number, text: string, dateCreated: string, likeCount: number, isLikedByMe: boolean, isDeleteAble: boolean, isHidden: boolean, user: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean } }>, price: { id: number } | null } } };

export type RestSaveOperatorPostMutationVariables = Exact<{
  input: Types.SaveOperatorPostInput;
}>;


export type RestSaveOperatorPostMutation = { saveOperatorPost: { post: { id: number, subject: string, text: string, dateCreated: string, dateImageChanged: string | null, isOperator: boolean, isPublished: boolean, isHidden: boolean, isCommentAble: boolean, isDeleteAble: boolean, likeCount: number, isLikedByMe: boolean, commentCount: number, pictureUrl: string, version: number, winnerString: string, priceKind: string, user: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean }, group: { id: number, name: string } | null, lastComments: Array<{ id: number, parentId: number, text: string, dateCreated: string, likeCount: number, isLikedByMe: boolean, isDeleteAble: boolean, isHidden: boolean, user: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean } }>, price: { id: number } | null } } };

export type RestToggleLikeMutationVariables = Exact<{
  input: Types.ToggleLikeInput;
}>;


export type RestToggleLikeMutation = { toggleLike: { id: number, likeCount: number, isLikedByMe: boolean } };

export type RestAddCommentMutationVariables = Exact<{
  input: Types.AddCommentInput;
}>;


export type RestAddCommentMutation = { addComment: { post: { id: number, commentCount: number, lastComments: Array<{ id: number, parentId: number, text: string, dateCreated: string, likeCount: number, isLikedByMe: boolean, isDeleteAble: boolean, isHidden: boolean, user: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean } }> } } };

export type RestDeletePostMutationVariables = Exact<{
  input: Types.DeletePostInput;
}>;


export type RestDeletePostMutation = { deletePost: { deletedId: number } };

export type RestDeleteCommentMutationVariables = Exact<{
  input: Types.DeleteCommentInput;
}>;


export type RestDeleteCommentMutation = { deleteComment: { deletedId: number } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const CommentFieldsFragmentDoc = new TypedDocumentString(`
    fragment CommentFields on Comment {
  id
  parentId
  user {
    ...UserShort
  }
  text
  dateCreated
  likeCount
  isLikedByMe
  isDeleteAble
  isHidden
}
    fragment UserShort on User {
  id
  firstname
  lastname
  fullname
  city
  country
  institution
  pictureStamp
  isLocked
  favorite
}`, {"fragmentName":"CommentFields"}) as unknown as TypedDocumentString<CommentFieldsFragment, unknown>;
export const PostFieldsFragmentDoc = new TypedDocumentString(`
    fragment PostFields on Post {
  id
  subject
  text
  user {
    ...UserShort
  }
  group {
    id
    name
  }
  dateCreated
  dateImageChanged
  isOperator
  isPublished
  isHidden
  isCommentAble
  isDeleteAble
  likeCount
  isLikedByMe
  commentCount
  lastComments {
    ...CommentFields
  }
  pictureUrl
  version
  winnerString
  priceKind
  price {
    id
  }
}
    fragment CommentFields on Comment {
  id
  parentId
  user {
    ...UserShort
  }
  text
  dateCreated
  likeCount
  isLikedByMe
  isDeleteAble
  isHidden
}
fragment UserShort on User {
  id
  firstname
  lastname
  fullname
  city
  country
  institution
  pictureStamp
  isLocked
  favorite
}`, {"fragmentName":"PostFields"}) as unknown as TypedDocumentString<PostFieldsFragment, unknown>;
export const RestPostsDocument = new TypedDocumentString(`
    query RestPosts($pageSize: Int, $lastId: Int, $search: String, $groupId: Int, $onlyOperatorPosts: Boolean) {
  posts(
    pageSize: $pageSize
    lastId: $lastId
    search: $search
    groupId: $groupId
    onlyOperatorPosts: $onlyOperatorPosts
  ) {
    items {
      ...PostFields
    }
    lastId
    hasMore
  }
}
    fragment CommentFields on Comment {
  id
  parentId
  user {
    ...UserShort
  }
  text
  dateCreated
  likeCount
  isLikedByMe
  isDeleteAble
  isHidden
}
fragment PostFields on Post {
  id
  subject
  text
  user {
    ...UserShort
  }
  group {
    id
    name
  }
  dateCreated
  dateImageChanged
  isOperator
  isPublished
  isHidden
  isCommentAble
  isDeleteAble
  likeCount
  isLikedByMe
  commentCount
  lastComments {
    ...CommentFields
  }
  pictureUrl
  version
  winnerString
  priceKind
  price {
    id
  }
}
fragment UserShort on User {
  id
  firstname
  lastname
  fullname
  city
  country
  institution
  pictureStamp
  isLocked
  favorite
}`) as unknown as TypedDocumentString<RestPostsQuery, RestPostsQueryVariables>;
export const RestPostDocument = new TypedDocumentString(`
    query RestPost($id: Int!) {
  post(id: $id) {
    ...PostFields
  }
}
    fragment CommentFields on Comment {
  id
  parentId
  user {
    ...UserShort
  }
  text
  dateCreated
  likeCount
  isLikedByMe
  isDeleteAble
  isHidden
}
fragment PostFields on Post {
  id
  subject
  text
  user {
    ...UserShort
  }
  group {
    id
    name
  }
  dateCreated
  dateImageChanged
  isOperator
  isPublished
  isHidden
  isCommentAble
  isDeleteAble
  likeCount
  isLikedByMe
  commentCount
  lastComments {
    ...CommentFields
  }
  pictureUrl
  version
  winnerString
  priceKind
  price {
    id
  }
}
fragment UserShort on User {
  id
  firstname
  lastname
  fullname
  city
  country
  institution
  pictureStamp
  isLocked
  favorite
}`) as unknown as TypedDocumentString<RestPostQuery, RestPostQueryVariables>;
export const RestLikesDocument = new TypedDocumentString(`
    query RestLikes($id: Int!, $page: PageInput) {
  post(id: $id) {
    id
    likes(page: $page) {
      items {
        ...UserShort
      }
      totalCount
    }
  }
  comment(id: $id) {
    id
    likes(page: $page) {
      items {
        ...UserShort
      }
      totalCount
    }
  }
}
    fragment UserShort on User {
  id
  firstname
  lastname
  fullname
  city
  country
  institution
  pictureStamp
  isLocked
  favorite
}`) as unknown as TypedDocumentString<RestLikesQuery, RestLikesQueryVariables>;
export const RestPublishPostDocument = new TypedDocumentString(`
    mutation RestPublishPost($input: PublishPostInput!) {
  publishPost(input: $input) {
    post {
      ...PostFields
    }
  }
}
    fragment CommentFields on Comment {
  id
  parentId
  user {
    ...UserShort
  }
  text
  dateCreated
  likeCount
  isLikedByMe
  isDeleteAble
  isHidden
}
fragment PostFields on Post {
  id
  subject
  text
  user {
    ...UserShort
  }
  group {
    id
    name
  }
  dateCreated
  dateImageChanged
  isOperator
  isPublished
  isHidden
  isCommentAble
  isDeleteAble
  likeCount
  isLikedByMe
  commentCount
  lastComments {
    ...CommentFields
  }
  pictureUrl
  version
  winnerString
  priceKind
  price {
    id
  }
}
fragment UserShort on User {
  id
  firstname
  lastname
  fullname
  city
  country
  institution
  pictureStamp
  isLocked
  favorite
}`) as unknown as TypedDocumentString<RestPublishPostMutation, RestPublishPostMutationVariables>;
export const RestSaveOperatorPostDocument = new TypedDocumentString(`
    mutation RestSaveOperatorPost($input: SaveOperatorPostInput!) {
  saveOperatorPost(input: $input) {
    post {
      ...PostFields
    }
  }
}
    fragment CommentFields on Comment {
  id
  parentId
  user {
    ...UserShort
  }
  text
  dateCreated
  likeCount
  isLikedByMe
  isDeleteAble
  isHidden
}
fragment PostFields on Post {
  id
  subject
  text
  user {
    ...UserShort
  }
  group {
    id
    name
  }
  dateCreated
  dateImageChanged
  isOperator
  isPublished
  isHidden
  isCommentAble
  isDeleteAble
  likeCount
  isLikedByMe
  commentCount
  lastComments {
    ...CommentFields
  }
  pictureUrl
  version
  winnerString
  priceKind
  price {
    id
  }
}
fragment UserShort on User {
  id
  firstname
  lastname
  fullname
  city
  country
  institution
  pictureStamp
  isLocked
  favorite
}`) as unknown as TypedDocumentString<RestSaveOperatorPostMutation, RestSaveOperatorPostMutationVariables>;
export const RestToggleLikeDocument = new TypedDocumentString(`
    mutation RestToggleLike($input: ToggleLikeInput!) {
  toggleLike(input: $input) {
    id
    likeCount
    isLikedByMe
  }
}
    `) as unknown as TypedDocumentString<RestToggleLikeMutation, RestToggleLikeMutationVariables>;
export const RestAddCommentDocument = new TypedDocumentString(`
    mutation RestAddComment($input: AddCommentInput!) {
  addComment(input: $input) {
    post {
      id
      commentCount
      lastComments {
        ...CommentFields
      }
    }
  }
}
    fragment CommentFields on Comment {
  id
  parentId
  user {
    ...UserShort
  }
  text
  dateCreated
  likeCount
  isLikedByMe
  isDeleteAble
  isHidden
}
fragment UserShort on User {
  id
  firstname
  lastname
  fullname
  city
  country
  institution
  pictureStamp
  isLocked
  favorite
}`) as unknown as TypedDocumentString<RestAddCommentMutation, RestAddCommentMutationVariables>;
export const RestDeletePostDocument = new TypedDocumentString(`
    mutation RestDeletePost($input: DeletePostInput!) {
  deletePost(input: $input) {
    deletedId
  }
}
    `) as unknown as TypedDocumentString<RestDeletePostMutation, RestDeletePostMutationVariables>;
export const RestDeleteCommentDocument = new TypedDocumentString(`
    mutation RestDeleteComment($input: DeleteCommentInput!) {
  deleteComment(input: $input) {
    deletedId
  }
}
    `) as unknown as TypedDocumentString<RestDeleteCommentMutation, RestDeleteCommentMutationVariables>;