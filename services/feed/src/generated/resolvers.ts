import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Post as PostParent, Comment as CommentParent } from '../domain/post.ts';
import type { Author } from '../domain/author.ts';
import type { Context } from '../resolvers/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant as ISO 8601 in UTC, for example 2024-06-19T16:00:00.000Z. */
  DateTime: { input: Date; output: Date; }
  /** Any JSON. */
  JSON: { input: unknown; output: object; }
  _FieldSet: { input: unknown; output: unknown; }
};

export type AddCommentInput = {
  postId: Scalars['Int']['input'];
  /** Not empty after trimming, at most 5000 characters, plain text. */
  text: Scalars['String']['input'];
};

export type AddCommentPayload = {
  __typename?: 'AddCommentPayload';
  comment: Comment;
  post: Post;
};

export type Comment = {
  __typename?: 'Comment';
  dateCreated: Scalars['DateTime']['output'];
  /** Counted together with posts. */
  id: Scalars['Int']['output'];
  isDeleteAble: Scalars['Boolean']['output'];
  isLikedByMe: Scalars['Boolean']['output'];
  likeCount: Scalars['Int']['output'];
  parentId: Scalars['Int']['output'];
  text: Scalars['String']['output'];
  user: User;
};

export type DeleteCommentInput = {
  commentId: Scalars['Int']['input'];
  postId: Scalars['Int']['input'];
};

export type DeleteCommentPayload = {
  __typename?: 'DeleteCommentPayload';
  deletedId: Scalars['Int']['output'];
  /** The comment's post; null when the viewer may delete but not see it, as in a group the viewer has left. */
  post?: Maybe<Post>;
};

export type DeletePostInput = {
  postId: Scalars['Int']['input'];
};

export type DeletePostPayload = {
  __typename?: 'DeletePostPayload';
  deletedId: Scalars['Int']['output'];
};

export type Group = {
  __typename?: 'Group';
  id: Scalars['Int']['output'];
};

export type LikePage = {
  __typename?: 'LikePage';
  items: Array<User>;
  pageNumber: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  totalCount: Scalars['Int']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Comments on a post. Codes: UNAUTHENTICATED, FORBIDDEN (not commentable), NOT_FOUND, BAD_USER_INPUT, RATE_LIMITED. */
  addComment: AddCommentPayload;
  /** Deletes one's own comment; admins any. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
  deleteComment: DeleteCommentPayload;
  /** Deletes one's own post; admins any. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
  deletePost: DeletePostPayload;
  /** Publishes a post, on the main feed or in a group. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT, RATE_LIMITED. */
  publishPost: PublishPostPayload;
  /** Likes a post or comment, or takes the like back. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
  toggleLike: ToggleLikePayload;
};


export type MutationAddCommentArgs = {
  input: AddCommentInput;
};


export type MutationDeleteCommentArgs = {
  input: DeleteCommentInput;
};


export type MutationDeletePostArgs = {
  input: DeletePostInput;
};


export type MutationPublishPostArgs = {
  input: PublishPostInput;
};


export type MutationToggleLikeArgs = {
  input: ToggleLikeInput;
};

export type PageInput = {
  /** From 1. */
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 100. */
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  /** Part of a name. */
  search?: InputMaybe<Scalars['String']['input']>;
};

export type Post = {
  __typename?: 'Post';
  commentCount: Scalars['Int']['output'];
  /** Comments before the given one, newest pageSize of them, oldest first. */
  comments: Array<Comment>;
  dateCreated: Scalars['DateTime']['output'];
  /** Version of the picture, null without one. */
  dateImageChanged?: Maybe<Scalars['DateTime']['output']>;
  /** The group whose members alone see the post; null on the main feed. */
  group?: Maybe<Group>;
  id: Scalars['Int']['output'];
  isCommentAble: Scalars['Boolean']['output'];
  /** True when the viewer may delete it. */
  isDeleteAble: Scalars['Boolean']['output'];
  isLikedByMe: Scalars['Boolean']['output'];
  isOperator: Scalars['Boolean']['output'];
  isPublished: Scalars['Boolean']['output'];
  /** The last five, oldest first. */
  lastComments: Array<Comment>;
  likeCount: Scalars['Int']['output'];
  /** Who likes it, newest first. */
  likes: LikePage;
  /** Empty without a picture. */
  pictureUrl: Scalars['String']['output'];
  /** Title of an operator's post, empty for players' posts. */
  subject: Scalars['String']['output'];
  /** Plain text for players' posts, sanitised HTML for operators' posts. */
  text: Scalars['String']['output'];
  user: User;
};


export type PostCommentsArgs = {
  beforeId?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type PostLikesArgs = {
  page?: InputMaybe<PageInput>;
};

export type PostFeed = {
  __typename?: 'PostFeed';
  hasMore: Scalars['Boolean']['output'];
  items: Array<Post>;
  /** Id of the last post of this page, null for an empty one. */
  lastId?: Maybe<Scalars['Int']['output']>;
};

export type PublishPostInput = {
  /** 0 or nothing for the main feed. */
  groupId?: InputMaybe<Scalars['Int']['input']>;
  /** Not empty after trimming, at most 5000 characters, plain text. */
  text: Scalars['String']['input'];
};

export type PublishPostPayload = {
  __typename?: 'PublishPostPayload';
  post: Post;
};

export type Query = {
  __typename?: 'Query';
  /** One post; null when there is none or it is not for the viewer. */
  post?: Maybe<Post>;
  /**
   * The feed, newest first. lastId is the id of the last post already shown. With a groupId the group's own posts,
   * for its members only. Codes: UNAUTHENTICATED, FORBIDDEN (not a member), NOT_FOUND (no such group), BAD_USER_INPUT,
   * UNAVAILABLE (a search that takes too long).
   */
  posts: PostFeed;
};


export type QueryPostArgs = {
  id: Scalars['Int']['input'];
};


export type QueryPostsArgs = {
  groupId?: InputMaybe<Scalars['Int']['input']>;
  lastId?: InputMaybe<Scalars['Int']['input']>;
  onlyOperatorPosts?: InputMaybe<Scalars['Boolean']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};

export type ToggleLikeInput = {
  /** Id of a post or comment. */
  postId: Scalars['Int']['input'];
};

export type ToggleLikePayload = {
  __typename?: 'ToggleLikePayload';
  id: Scalars['Int']['output'];
  isLikedByMe: Scalars['Boolean']['output'];
  likeCount: Scalars['Int']['output'];
};

/**
 * Whoever wrote or likes something. What is external belongs to user; feed has it from user's events and provides it, so
 * that a page of the feed is one fetch.
 */
export type User = {
  __typename?: 'User';
  city: Scalars['String']['output'];
  firstname: Scalars['String']['output'];
  fullname: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  isLocked: Scalars['Boolean']['output'];
  lastname: Scalars['String']['output'];
  pictureStamp: Scalars['String']['output'];
};

/** The logged-in player and what is theirs alone. */
export type Viewer = {
  __typename?: 'Viewer';
  /** For the export: posts, comments and likes of the player. */
  feedExport: Scalars['JSON']['output'];
  id: Scalars['Int']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type ReferenceResolver<TResult, TReference, TContext> = (
      reference: TReference,
      context: TContext,
      info: GraphQLResolveInfo
    ) => Promise<TResult> | TResult;

      type ScalarCheck<T, S> = S extends true ? T : NullableCheck<T, S>;
      type NullableCheck<T, S> = Maybe<T> extends T ? Maybe<ListCheck<NonNullable<T>, S>> : ListCheck<T, S>;
      type ListCheck<T, S> = T extends (infer U)[] ? NullableCheck<U, S>[] : GraphQLRecursivePick<T, S>;
      export type GraphQLRecursivePick<T, S> = { [K in keyof T & keyof S]: ScalarCheck<T[K], S[K]> };
    

export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

/** Mapping of federation types */
export type FederationTypes = {
  Comment: Comment;
  Post: Post;
  Viewer: Viewer;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Comment:
    ( { __typename: 'Comment' }
    & GraphQLRecursivePick<FederationTypes['Comment'], {"id":true}> );
  Post:
    ( { __typename: 'Post' }
    & GraphQLRecursivePick<FederationTypes['Post'], {"id":true}> );
  Viewer:
    ( { __typename: 'Viewer' }
    & GraphQLRecursivePick<FederationTypes['Viewer'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AddCommentInput: AddCommentInput;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  AddCommentPayload: ResolverTypeWrapper<Omit<AddCommentPayload, 'comment' | 'post'> & { comment: ResolversTypes['Comment'], post: ResolversTypes['Post'] }>;
  Comment: ResolverTypeWrapper<CommentParent>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeleteCommentInput: DeleteCommentInput;
  DeleteCommentPayload: ResolverTypeWrapper<Omit<DeleteCommentPayload, 'post'> & { post?: Maybe<ResolversTypes['Post']> }>;
  DeletePostInput: DeletePostInput;
  DeletePostPayload: ResolverTypeWrapper<DeletePostPayload>;
  Group: ResolverTypeWrapper<Group>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  LikePage: ResolverTypeWrapper<Omit<LikePage, 'items'> & { items: Array<ResolversTypes['User']> }>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PageInput: PageInput;
  Post: ResolverTypeWrapper<PostParent>;
  PostFeed: ResolverTypeWrapper<Omit<PostFeed, 'items'> & { items: Array<ResolversTypes['Post']> }>;
  PublishPostInput: PublishPostInput;
  PublishPostPayload: ResolverTypeWrapper<Omit<PublishPostPayload, 'post'> & { post: ResolversTypes['Post'] }>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ToggleLikeInput: ToggleLikeInput;
  ToggleLikePayload: ResolverTypeWrapper<ToggleLikePayload>;
  User: ResolverTypeWrapper<Author>;
  Viewer: ResolverTypeWrapper<Viewer>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddCommentInput: AddCommentInput;
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
  AddCommentPayload: Omit<AddCommentPayload, 'comment' | 'post'> & { comment: ResolversParentTypes['Comment'], post: ResolversParentTypes['Post'] };
  Comment: CommentParent;
  Boolean: Scalars['Boolean']['output'];
  DateTime: Scalars['DateTime']['output'];
  DeleteCommentInput: DeleteCommentInput;
  DeleteCommentPayload: Omit<DeleteCommentPayload, 'post'> & { post?: Maybe<ResolversParentTypes['Post']> };
  DeletePostInput: DeletePostInput;
  DeletePostPayload: DeletePostPayload;
  Group: Group;
  JSON: Scalars['JSON']['output'];
  LikePage: Omit<LikePage, 'items'> & { items: Array<ResolversParentTypes['User']> };
  Mutation: Record<PropertyKey, never>;
  PageInput: PageInput;
  Post: PostParent;
  PostFeed: Omit<PostFeed, 'items'> & { items: Array<ResolversParentTypes['Post']> };
  PublishPostInput: PublishPostInput;
  PublishPostPayload: Omit<PublishPostPayload, 'post'> & { post: ResolversParentTypes['Post'] };
  Query: Record<PropertyKey, never>;
  ToggleLikeInput: ToggleLikeInput;
  ToggleLikePayload: ToggleLikePayload;
  User: Author;
  Viewer: Viewer | FederationReferenceTypes['Viewer'];
};

export type AddCommentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddCommentPayload'] = ResolversParentTypes['AddCommentPayload']> = {
  comment?: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
  post?: Resolver<ResolversTypes['Post'], ParentType, ContextType>;
};

export type CommentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Comment'] = ResolversParentTypes['Comment'], FederationReferenceType extends FederationReferenceTypes['Comment'] = FederationReferenceTypes['Comment']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Comment']> | FederationReferenceType, FederationReferenceType, ContextType>;
  dateCreated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isDeleteAble?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLikedByMe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  likeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parentId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeleteCommentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteCommentPayload'] = ResolversParentTypes['DeleteCommentPayload']> = {
  deletedId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>;
};

export type DeletePostPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletePostPayload'] = ResolversParentTypes['DeletePostPayload']> = {
  deletedId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Group'] = ResolversParentTypes['Group']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type LikePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LikePage'] = ResolversParentTypes['LikePage']> = {
  items?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  pageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addComment?: Resolver<ResolversTypes['AddCommentPayload'], ParentType, ContextType, RequireFields<MutationAddCommentArgs, 'input'>>;
  deleteComment?: Resolver<ResolversTypes['DeleteCommentPayload'], ParentType, ContextType, RequireFields<MutationDeleteCommentArgs, 'input'>>;
  deletePost?: Resolver<ResolversTypes['DeletePostPayload'], ParentType, ContextType, RequireFields<MutationDeletePostArgs, 'input'>>;
  publishPost?: Resolver<ResolversTypes['PublishPostPayload'], ParentType, ContextType, RequireFields<MutationPublishPostArgs, 'input'>>;
  toggleLike?: Resolver<ResolversTypes['ToggleLikePayload'], ParentType, ContextType, RequireFields<MutationToggleLikeArgs, 'input'>>;
};

export type PostResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Post'] = ResolversParentTypes['Post'], FederationReferenceType extends FederationReferenceTypes['Post'] = FederationReferenceTypes['Post']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Post']> | FederationReferenceType, FederationReferenceType, ContextType>;
  commentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  comments?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType, RequireFields<PostCommentsArgs, 'pageSize'>>;
  dateCreated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dateImageChanged?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isCommentAble?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDeleteAble?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLikedByMe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOperator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPublished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastComments?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType>;
  likeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  likes?: Resolver<ResolversTypes['LikePage'], ParentType, ContextType, Partial<PostLikesArgs>>;
  pictureUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type PostFeedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostFeed'] = ResolversParentTypes['PostFeed']> = {
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Post']>, ParentType, ContextType>;
  lastId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PublishPostPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishPostPayload'] = ResolversParentTypes['PublishPostPayload']> = {
  post?: Resolver<ResolversTypes['Post'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType, RequireFields<QueryPostArgs, 'id'>>;
  posts?: Resolver<ResolversTypes['PostFeed'], ParentType, ContextType, RequireFields<QueryPostsArgs, 'onlyOperatorPosts' | 'pageSize'>>;
};

export type ToggleLikePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ToggleLikePayload'] = ResolversParentTypes['ToggleLikePayload']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isLikedByMe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  likeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pictureStamp?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer'], FederationReferenceType extends FederationReferenceTypes['Viewer'] = FederationReferenceTypes['Viewer']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Viewer']> | FederationReferenceType, FederationReferenceType, ContextType>;
  feedExport?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AddCommentPayload?: AddCommentPayloadResolvers<ContextType>;
  Comment?: CommentResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeleteCommentPayload?: DeleteCommentPayloadResolvers<ContextType>;
  DeletePostPayload?: DeletePostPayloadResolvers<ContextType>;
  Group?: GroupResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  LikePage?: LikePageResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Post?: PostResolvers<ContextType>;
  PostFeed?: PostFeedResolvers<ContextType>;
  PublishPostPayload?: PublishPostPayloadResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ToggleLikePayload?: ToggleLikePayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
};

