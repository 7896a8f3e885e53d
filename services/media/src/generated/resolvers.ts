import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Context } from '../resolvers/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Any JSON. */
  JSON: { input: unknown; output: object; }
  _FieldSet: { input: unknown; output: unknown; }
};

/** A part of a picture as it stands upright, in percent of its width and height. */
export type CropInput = {
  height: Scalars['Float']['input'];
  width: Scalars['Float']['input'];
  x: Scalars['Float']['input'];
  y: Scalars['Float']['input'];
};

export type CropUploadInput = {
  /** Temporary file name from the upload. */
  code: Scalars['String']['input'];
  crop: CropInput;
  /** posts, sponsors or prices: what the picture is for. */
  directory?: InputMaybe<Scalars['String']['input']>;
};

export type CropUploadPayload = {
  __typename?: 'CropUploadPayload';
  /** With a directory the picture's signed name, otherwise the same temporary file name. */
  code: Scalars['String']['output'];
  /** The address at which operators see it at once; empty without a directory. */
  pictureUrl: Scalars['String']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Notes which part of an uploaded picture is wanted, for the call that makes a picture of it. With a directory, which is for
   * operators alone, the part is cut and stored at once; for a day its operator can give it to a post, sponsor or prize.
   * Codes: UNAUTHENTICATED, FORBIDDEN (locked player; a directory and no operator), NOT_FOUND (no such upload of the viewer),
   * BAD_USER_INPUT, RATE_LIMITED (too many pictures at once).
   */
  cropUpload: CropUploadPayload;
  /** Removes a player's picture. Admins only. */
  removePicture: RemovePicturePayload;
  /**
   * Sets the viewer's picture. The code names an upload, or is FB for the picture of the provider's login. NO or empty
   * removes the picture.
   * Codes: UNAUTHENTICATED, FORBIDDEN (locked player), NOT_FOUND (no such upload of the viewer; FB without a picture that
   * can be had), BAD_USER_INPUT, RATE_LIMITED (too many pictures at once, or in an hour).
   */
  setProfilePicture: SetProfilePicturePayload;
};


export type MutationCropUploadArgs = {
  input: CropUploadInput;
};


export type MutationRemovePictureArgs = {
  input: RemovePictureInput;
};


export type MutationSetProfilePictureArgs = {
  input: SetProfilePictureInput;
};

export type Query = {
  __typename?: 'Query';
  /** The maximum size of an upload in bytes, so that clients can check before they send. */
  uploadMaxBytes: Scalars['Int']['output'];
};

export type RemovePictureInput = {
  userId: Scalars['Int']['input'];
};

export type RemovePicturePayload = {
  __typename?: 'RemovePicturePayload';
  /** Always empty: the player's own pictureStamp follows within moments. */
  pictureStamp: Scalars['String']['output'];
  user: User;
};

export type SetProfilePictureInput = {
  /** Temporary file name from the upload, FB for the picture of the provider's login, or NO or empty for none. */
  code: Scalars['String']['input'];
  /** The part that is wanted; without it the one noted by `cropUpload`, else a square around what draws the eye. */
  crop?: InputMaybe<CropInput>;
  /** With FB: `Viewer.socialPicture`. */
  social?: InputMaybe<Scalars['String']['input']>;
};

export type SetProfilePicturePayload = {
  __typename?: 'SetProfilePicturePayload';
  /** Name for /api/downloadImage/{pictureStamp}, empty when removed. The player's own pictureStamp follows within moments. */
  pictureStamp: Scalars['String']['output'];
  user: User;
};

export type User = {
  __typename?: 'User';
  id: Scalars['Int']['output'];
};

/** The logged-in player and what is theirs alone. */
export type Viewer = {
  __typename?: 'Viewer';
  id: Scalars['Int']['output'];
  /** For the export: pictures of the player, and what was uploaded and not used yet. Codes: RATE_LIMITED. */
  pictureExport: Scalars['JSON']['output'];
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
  Viewer: Viewer;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Viewer:
    ( { __typename: 'Viewer' }
    & GraphQLRecursivePick<FederationTypes['Viewer'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  CropInput: CropInput;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  CropUploadInput: CropUploadInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  CropUploadPayload: ResolverTypeWrapper<CropUploadPayload>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  RemovePictureInput: RemovePictureInput;
  RemovePicturePayload: ResolverTypeWrapper<RemovePicturePayload>;
  SetProfilePictureInput: SetProfilePictureInput;
  SetProfilePicturePayload: ResolverTypeWrapper<SetProfilePicturePayload>;
  User: ResolverTypeWrapper<User>;
  Viewer: ResolverTypeWrapper<Viewer>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  CropInput: CropInput;
  Float: Scalars['Float']['output'];
  CropUploadInput: CropUploadInput;
  String: Scalars['String']['output'];
  CropUploadPayload: CropUploadPayload;
  JSON: Scalars['JSON']['output'];
  Mutation: Record<PropertyKey, never>;
  Query: Record<PropertyKey, never>;
  Int: Scalars['Int']['output'];
  RemovePictureInput: RemovePictureInput;
  RemovePicturePayload: RemovePicturePayload;
  SetProfilePictureInput: SetProfilePictureInput;
  SetProfilePicturePayload: SetProfilePicturePayload;
  User: User;
  Viewer: Viewer | FederationReferenceTypes['Viewer'];
  Boolean: Scalars['Boolean']['output'];
};

export type CropUploadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CropUploadPayload'] = ResolversParentTypes['CropUploadPayload']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pictureUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  cropUpload?: Resolver<ResolversTypes['CropUploadPayload'], ParentType, ContextType, RequireFields<MutationCropUploadArgs, 'input'>>;
  removePicture?: Resolver<ResolversTypes['RemovePicturePayload'], ParentType, ContextType, RequireFields<MutationRemovePictureArgs, 'input'>>;
  setProfilePicture?: Resolver<ResolversTypes['SetProfilePicturePayload'], ParentType, ContextType, RequireFields<MutationSetProfilePictureArgs, 'input'>>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  uploadMaxBytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RemovePicturePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemovePicturePayload'] = ResolversParentTypes['RemovePicturePayload']> = {
  pictureStamp?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type SetProfilePicturePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetProfilePicturePayload'] = ResolversParentTypes['SetProfilePicturePayload']> = {
  pictureStamp?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer'], FederationReferenceType extends FederationReferenceTypes['Viewer'] = FederationReferenceTypes['Viewer']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Viewer']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pictureExport?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  CropUploadPayload?: CropUploadPayloadResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  Mutation?: MutationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RemovePicturePayload?: RemovePicturePayloadResolvers<ContextType>;
  SetProfilePicturePayload?: SetProfilePicturePayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
};

