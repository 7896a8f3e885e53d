import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Account } from '../domain/account.ts';
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
  _FieldSet: { input: unknown; output: unknown; }
};

export type LoginInput = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type LogoutPayload = {
  __typename?: 'LogoutPayload';
  /** Always true. */
  loggedOut: Scalars['Boolean']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Logs in. Never tells whether an address is registered. Codes: BAD_USER_INPUT, UNAUTHENTICATED, RATE_LIMITED, UNAVAILABLE. */
  login: SessionPayload;
  /** Ends this login; does nothing for an anonymous visitor. */
  logout: LogoutPayload;
  /** Opens an account and logs in. Codes: BAD_USER_INPUT, CONFLICT (address known), RATE_LIMITED, UNAVAILABLE. */
  register: SessionPayload;
  /** Keeps another player on one's own list, or takes the player off it. Codes: UNAUTHENTICATED, FORBIDDEN (locked), NOT_FOUND, BAD_USER_INPUT (oneself; the list is full), CONFLICT. */
  setFavorite: SetFavoritePayload;
  /** Locks or unlocks a player (GESPERRT). Admins only. */
  setUserLocked: SetUserLockedPayload;
};


export type MutationLoginArgs = {
  input: LoginInput;
};


export type MutationRegisterArgs = {
  input: RegisterInput;
};


export type MutationSetFavoriteArgs = {
  input: SetFavoriteInput;
};


export type MutationSetUserLockedArgs = {
  input: SetUserLockedInput;
};

export type Query = {
  __typename?: 'Query';
  /** Any player by number; null when there is none. Only for players. */
  user?: Maybe<User>;
  /** The logged-in player, null for an anonymous visitor. */
  viewer?: Maybe<Viewer>;
};


export type QueryUserArgs = {
  id: Scalars['Int']['input'];
};

export type RegisterInput = {
  /** Consent to the AGB; must be true. */
  acceptTerms: Scalars['Boolean']['input'];
  email: Scalars['String']['input'];
  firstname: Scalars['String']['input'];
  /** f or m. */
  gender: Scalars['String']['input'];
  lastname: Scalars['String']['input'];
  /** 6 to 40 characters. */
  password: Scalars['String']['input'];
  passwordRepeat: Scalars['String']['input'];
  /** From the invite link, if any; an unknown guid is ignored. */
  recommendGuid?: InputMaybe<Scalars['String']['input']>;
};

/** The session cookie and the new CSRF token travel in the response's headers. */
export type SessionPayload = {
  __typename?: 'SessionPayload';
  viewer: Viewer;
};

export type SetFavoriteInput = {
  /** On the list or not; without it, the opposite of what is the case at that moment. */
  favorite?: InputMaybe<Scalars['Boolean']['input']>;
  userId: Scalars['Int']['input'];
};

export type SetFavoritePayload = {
  __typename?: 'SetFavoritePayload';
  user: User;
};

export type SetUserLockedInput = {
  isLocked: Scalars['Boolean']['input'];
  userId: Scalars['Int']['input'];
};

export type SetUserLockedPayload = {
  __typename?: 'SetUserLockedPayload';
  user: User;
};

/** A player as other players see them. */
export type User = {
  __typename?: 'User';
  /** Age as the player wrote it, empty when unknown. */
  age: Scalars['String']['output'];
  city: Scalars['String']['output'];
  /** Country as a German name, empty when unknown. */
  country: Scalars['String']['output'];
  /** When the account was opened. */
  dateActivated: Scalars['DateTime']['output'];
  /** True when the logged-in player keeps this player on the own list. */
  favorite: Scalars['Boolean']['output'];
  firstname: Scalars['String']['output'];
  /** First and last name. */
  fullname: Scalars['String']['output'];
  hobbies: Scalars['String']['output'];
  /** Positive, counted in the order of registration. */
  id: Scalars['Int']['output'];
  /** Club or institution. */
  institution: Scalars['String']['output'];
  /** Locked by an operator (GESPERRT): cannot write anything. */
  isLocked: Scalars['Boolean']['output'];
  lastname: Scalars['String']['output'];
  /** Name of the picture for /api/downloadImage/{pictureStamp}; empty or NO means none. */
  pictureStamp: Scalars['String']['output'];
  /** How many players registered on this player's recommendation. */
  recommendCount: Scalars['Int']['output'];
  /** Who recommended the game to this player. */
  recommendedFrom?: Maybe<User>;
};

/** The logged-in player and what is theirs alone. */
export type Viewer = {
  __typename?: 'Viewer';
  /** The address used to log in. */
  email: Scalars['String']['output'];
  /** How the player is addressed: f or m. */
  gender: Scalars['String']['output'];
  /** The player's number. */
  id: Scalars['Int']['output'];
  /** True for operators. */
  isAdmin: Scalars['Boolean']['output'];
  /** The guid of the player's own invite link /registrieren/{recommendGuid}. */
  recommendGuid: Scalars['String']['output'];
  /** How often the client asks for the status again, in milliseconds; at least 60000. */
  statusIntervall: Scalars['Int']['output'];
  /** The player as others see them. */
  user: User;
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
  User: User;
  Viewer: Viewer;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  User:
    ( { __typename: 'User' }
    & GraphQLRecursivePick<FederationTypes['User'], {"id":true}> );
  Viewer:
    ( { __typename: 'Viewer' }
    & GraphQLRecursivePick<FederationTypes['Viewer'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  LoginInput: LoginInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  LogoutPayload: ResolverTypeWrapper<LogoutPayload>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  RegisterInput: RegisterInput;
  SessionPayload: ResolverTypeWrapper<Omit<SessionPayload, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  SetFavoriteInput: SetFavoriteInput;
  SetFavoritePayload: ResolverTypeWrapper<Omit<SetFavoritePayload, 'user'> & { user: ResolversTypes['User'] }>;
  SetUserLockedInput: SetUserLockedInput;
  SetUserLockedPayload: ResolverTypeWrapper<Omit<SetUserLockedPayload, 'user'> & { user: ResolversTypes['User'] }>;
  User: ResolverTypeWrapper<Account>;
  Viewer: ResolverTypeWrapper<Account>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  DateTime: Scalars['DateTime']['output'];
  LoginInput: LoginInput;
  String: Scalars['String']['output'];
  LogoutPayload: LogoutPayload;
  Boolean: Scalars['Boolean']['output'];
  Mutation: Record<PropertyKey, never>;
  Query: Record<PropertyKey, never>;
  Int: Scalars['Int']['output'];
  RegisterInput: RegisterInput;
  SessionPayload: Omit<SessionPayload, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  SetFavoriteInput: SetFavoriteInput;
  SetFavoritePayload: Omit<SetFavoritePayload, 'user'> & { user: ResolversParentTypes['User'] };
  SetUserLockedInput: SetUserLockedInput;
  SetUserLockedPayload: Omit<SetUserLockedPayload, 'user'> & { user: ResolversParentTypes['User'] };
  User: Account;
  Viewer: Account;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type LogoutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogoutPayload'] = ResolversParentTypes['LogoutPayload']> = {
  loggedOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  login?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  logout?: Resolver<ResolversTypes['LogoutPayload'], ParentType, ContextType>;
  register?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  setFavorite?: Resolver<ResolversTypes['SetFavoritePayload'], ParentType, ContextType, RequireFields<MutationSetFavoriteArgs, 'input'>>;
  setUserLocked?: Resolver<ResolversTypes['SetUserLockedPayload'], ParentType, ContextType, RequireFields<MutationSetUserLockedArgs, 'input'>>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryUserArgs, 'id'>>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SessionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionPayload'] = ResolversParentTypes['SessionPayload']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type SetFavoritePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetFavoritePayload'] = ResolversParentTypes['SetFavoritePayload']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type SetUserLockedPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetUserLockedPayload'] = ResolversParentTypes['SetUserLockedPayload']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'], FederationReferenceType extends FederationReferenceTypes['User'] = FederationReferenceTypes['User']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['User']> | FederationReferenceType, FederationReferenceType, ContextType>;
  age?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dateActivated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  favorite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hobbies?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  institution?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pictureStamp?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recommendCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  recommendedFrom?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer'], FederationReferenceType extends FederationReferenceTypes['Viewer'] = FederationReferenceTypes['Viewer']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Viewer']> | FederationReferenceType, FederationReferenceType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gender?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isAdmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recommendGuid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusIntervall?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  DateTime?: GraphQLScalarType;
  LogoutPayload?: LogoutPayloadResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  SessionPayload?: SessionPayloadResolvers<ContextType>;
  SetFavoritePayload?: SetFavoritePayloadResolvers<ContextType>;
  SetUserLockedPayload?: SetUserLockedPayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
};

