import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { GroupView } from '../app/view-groups.ts';
import type { Group as GroupParent } from '../domain/group.ts';
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

export type DeleteGroupInput = {
  groupId: Scalars['Int']['input'];
};

export type DeleteGroupPayload = {
  __typename?: 'DeleteGroupPayload';
  deletedId: Scalars['Int']['output'];
};

export type Group = {
  __typename?: 'Group';
  dateCreated: Scalars['DateTime']['output'];
  id: Scalars['Int']['output'];
  /** True when joining needs the password. */
  isPrivate: Scalars['Boolean']['output'];
  /** The guid of the invite link /spielergruppe/{link}. Empty for everybody but the owner, who alone invites. */
  link: Scalars['String']['output'];
  /** True when the viewer is in it. */
  member: Scalars['Boolean']['output'];
  memberCount: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** True when the viewer owns it. */
  owner: Scalars['Boolean']['output'];
  /** The owner. */
  user: User;
};

/** Who owns a group, for those who have its link: a name and nothing else. */
export type GroupFounder = {
  __typename?: 'GroupFounder';
  id: Scalars['Int']['output'];
};

export const GroupOrder = {
  Name: 'NAME',
  /** The largest first, then by name; as large as a moment ago. */
  Size: 'SIZE'
} as const;

export type GroupOrder = typeof GroupOrder[keyof typeof GroupOrder];
export type GroupPage = {
  __typename?: 'GroupPage';
  items: Array<Group>;
  pageNumber: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  totalCount: Scalars['Int']['output'];
};

export type GroupPayload = {
  __typename?: 'GroupPayload';
  group: Group;
};

/** A group as an outsider with its link sees it. */
export type InvitedGroup = {
  __typename?: 'InvitedGroup';
  founder: GroupFounder;
  /** True when joining needs the password. */
  isPrivate: Scalars['Boolean']['output'];
  memberCount: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

export type JoinGroupInput = {
  groupId: Scalars['Int']['input'];
  /** Needed for private groups. */
  password?: InputMaybe<Scalars['String']['input']>;
};

export type LeaveGroupInput = {
  groupId: Scalars['Int']['input'];
};

export type MemberInput = {
  groupId: Scalars['Int']['input'];
  /** Number of the player. */
  userId: Scalars['Int']['input'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Puts a registered player into one's own group. Codes: UNAUTHENTICATED, FORBIDDEN (another member), NOT_FOUND (group or player; an outsider, too), BAD_USER_INPUT (who is in too many groups, was put into too many, or has left this one and must join), RATE_LIMITED. */
  addMember: GroupPayload;
  /** Deletes one's own group with all that was written in it. Codes: UNAUTHENTICATED, FORBIDDEN (another member), NOT_FOUND (an outsider, too). */
  deleteGroup: DeleteGroupPayload;
  /** Joins a group. Codes: UNAUTHENTICATED, FORBIDDEN (wrong password), BAD_USER_INPUT (no password, or in as many groups as one may be), NOT_FOUND, RATE_LIMITED, UNAVAILABLE (too many passwords at once). */
  joinGroup: GroupPayload;
  /** Leaves a group; its owner cannot. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND (who was never in it, too). */
  leaveGroup: GroupPayload;
  /** Takes a member out of one's own group; its owner stays. Codes: UNAUTHENTICATED, FORBIDDEN (another member), BAD_USER_INPUT (the owner), NOT_FOUND (an outsider, too). */
  removeMember: GroupPayload;
  /** Creates a group (without groupId) or changes one's own. Codes: UNAUTHENTICATED, FORBIDDEN (another member), NOT_FOUND (an outsider, too), BAD_USER_INPUT, CONFLICT, RATE_LIMITED, UNAVAILABLE (too many passwords at once). */
  saveGroup: GroupPayload;
};


export type MutationAddMemberArgs = {
  input: MemberInput;
};


export type MutationDeleteGroupArgs = {
  input: DeleteGroupInput;
};


export type MutationJoinGroupArgs = {
  input: JoinGroupInput;
};


export type MutationLeaveGroupArgs = {
  input: LeaveGroupInput;
};


export type MutationRemoveMemberArgs = {
  input: MemberInput;
};


export type MutationSaveGroupArgs = {
  input: SaveGroupInput;
};

export type PageInput = {
  /** From 1. */
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 100. */
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  /** Part of a name. */
  search?: InputMaybe<Scalars['String']['input']>;
};

export type Query = {
  __typename?: 'Query';
  /** The groups that the viewer and another player are both in, by name. Codes: UNAUTHENTICATED. */
  commonGroups: Array<Group>;
  /** One group by id or by link (guid); null when there is none. */
  group?: Maybe<Group>;
  /** filterOption: 0 all groups, 1 those the viewer is in, 2 the viewer's own. Codes: UNAUTHENTICATED, BAD_USER_INPUT. */
  groups: GroupPage;
  /** What anybody who has its link may know of a group, visitors too; null when there is none. */
  invitedGroup?: Maybe<InvitedGroup>;
};


export type QueryCommonGroupsArgs = {
  userId: Scalars['Int']['input'];
};


export type QueryGroupArgs = {
  id?: InputMaybe<Scalars['Int']['input']>;
  link?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGroupsArgs = {
  filterOption?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<GroupOrder>;
  page?: InputMaybe<PageInput>;
};


export type QueryInvitedGroupArgs = {
  link: Scalars['String']['input'];
};

export type SaveGroupInput = {
  /** 0 or nothing creates a group. */
  groupId?: InputMaybe<Scalars['Int']['input']>;
  /**
   * Only for a new group: an idempotency key that the form creates once, at most 100 characters. The same key again answers
   * with the same group. CONFLICT if that group has been deleted; some moments later the key is forgotten.
   */
  key?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 200 characters after trimming. */
  name: Scalars['String']['input'];
  /** At most 50 characters after trimming; empty makes it open, null leaves it as it is. */
  password?: InputMaybe<Scalars['String']['input']>;
};

export type User = {
  __typename?: 'User';
  id: Scalars['Int']['output'];
};

/** The logged-in player and what is theirs alone. */
export type Viewer = {
  __typename?: 'Viewer';
  /** For the export: the viewer's groups, which of them are the viewer's own, and the numbers of former ones. Codes: RATE_LIMITED. */
  groupExport: Scalars['JSON']['output'];
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
  Group: Group;
  Viewer: Viewer;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Group:
    ( { __typename: 'Group' }
    & GraphQLRecursivePick<FederationTypes['Group'], {"id":true}> );
  Viewer:
    ( { __typename: 'Viewer' }
    & GraphQLRecursivePick<FederationTypes['Viewer'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeleteGroupInput: DeleteGroupInput;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  DeleteGroupPayload: ResolverTypeWrapper<DeleteGroupPayload>;
  Group: ResolverTypeWrapper<GroupView>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  GroupFounder: ResolverTypeWrapper<GroupFounder>;
  GroupOrder: GroupOrder;
  GroupPage: ResolverTypeWrapper<Omit<GroupPage, 'items'> & { items: Array<ResolversTypes['Group']> }>;
  GroupPayload: ResolverTypeWrapper<Omit<GroupPayload, 'group'> & { group: ResolversTypes['Group'] }>;
  InvitedGroup: ResolverTypeWrapper<GroupParent>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  JoinGroupInput: JoinGroupInput;
  LeaveGroupInput: LeaveGroupInput;
  MemberInput: MemberInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PageInput: PageInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SaveGroupInput: SaveGroupInput;
  User: ResolverTypeWrapper<User>;
  Viewer: ResolverTypeWrapper<Viewer>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  DateTime: Scalars['DateTime']['output'];
  DeleteGroupInput: DeleteGroupInput;
  Int: Scalars['Int']['output'];
  DeleteGroupPayload: DeleteGroupPayload;
  Group: GroupView;
  Boolean: Scalars['Boolean']['output'];
  String: Scalars['String']['output'];
  GroupFounder: GroupFounder;
  GroupPage: Omit<GroupPage, 'items'> & { items: Array<ResolversParentTypes['Group']> };
  GroupPayload: Omit<GroupPayload, 'group'> & { group: ResolversParentTypes['Group'] };
  InvitedGroup: GroupParent;
  JSON: Scalars['JSON']['output'];
  JoinGroupInput: JoinGroupInput;
  LeaveGroupInput: LeaveGroupInput;
  MemberInput: MemberInput;
  Mutation: Record<PropertyKey, never>;
  PageInput: PageInput;
  Query: Record<PropertyKey, never>;
  SaveGroupInput: SaveGroupInput;
  User: User;
  Viewer: Viewer | FederationReferenceTypes['Viewer'];
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeleteGroupPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteGroupPayload'] = ResolversParentTypes['DeleteGroupPayload']> = {
  deletedId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Group'] = ResolversParentTypes['Group'], FederationReferenceType extends FederationReferenceTypes['Group'] = FederationReferenceTypes['Group']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Group']> | FederationReferenceType, FederationReferenceType, ContextType>;
  dateCreated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isPrivate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  member?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  memberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type GroupFounderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupFounder'] = ResolversParentTypes['GroupFounder']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GroupPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupPage'] = ResolversParentTypes['GroupPage']> = {
  items?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType>;
  pageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GroupPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupPayload'] = ResolversParentTypes['GroupPayload']> = {
  group?: Resolver<ResolversTypes['Group'], ParentType, ContextType>;
};

export type InvitedGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitedGroup'] = ResolversParentTypes['InvitedGroup']> = {
  founder?: Resolver<ResolversTypes['GroupFounder'], ParentType, ContextType>;
  isPrivate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  memberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addMember?: Resolver<ResolversTypes['GroupPayload'], ParentType, ContextType, RequireFields<MutationAddMemberArgs, 'input'>>;
  deleteGroup?: Resolver<ResolversTypes['DeleteGroupPayload'], ParentType, ContextType, RequireFields<MutationDeleteGroupArgs, 'input'>>;
  joinGroup?: Resolver<ResolversTypes['GroupPayload'], ParentType, ContextType, RequireFields<MutationJoinGroupArgs, 'input'>>;
  leaveGroup?: Resolver<ResolversTypes['GroupPayload'], ParentType, ContextType, RequireFields<MutationLeaveGroupArgs, 'input'>>;
  removeMember?: Resolver<ResolversTypes['GroupPayload'], ParentType, ContextType, RequireFields<MutationRemoveMemberArgs, 'input'>>;
  saveGroup?: Resolver<ResolversTypes['GroupPayload'], ParentType, ContextType, RequireFields<MutationSaveGroupArgs, 'input'>>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  commonGroups?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType, RequireFields<QueryCommonGroupsArgs, 'userId'>>;
  group?: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType, Partial<QueryGroupArgs>>;
  groups?: Resolver<ResolversTypes['GroupPage'], ParentType, ContextType, RequireFields<QueryGroupsArgs, 'filterOption' | 'order'>>;
  invitedGroup?: Resolver<Maybe<ResolversTypes['InvitedGroup']>, ParentType, ContextType, RequireFields<QueryInvitedGroupArgs, 'link'>>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer'], FederationReferenceType extends FederationReferenceTypes['Viewer'] = FederationReferenceTypes['Viewer']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Viewer']> | FederationReferenceType, FederationReferenceType, ContextType>;
  groupExport?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  DateTime?: GraphQLScalarType;
  DeleteGroupPayload?: DeleteGroupPayloadResolvers<ContextType>;
  Group?: GroupResolvers<ContextType>;
  GroupFounder?: GroupFounderResolvers<ContextType>;
  GroupPage?: GroupPageResolvers<ContextType>;
  GroupPayload?: GroupPayloadResolvers<ContextType>;
  InvitedGroup?: InvitedGroupResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  Mutation?: MutationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
};

