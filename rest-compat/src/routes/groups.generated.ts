/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../generated/schema.ts';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type DeleteGroupInput = {
  groupId: number;
};

export type JoinGroupInput = {
  groupId: number;
  /** Needed for private groups. */
  password?: string | null | undefined;
};

export type LeaveGroupInput = {
  groupId: number;
};

export type MemberInput = {
  groupId: number;
  /** Number of the player. */
  userId: number;
};

export type PageInput = {
  /** From 1. */
  pageNumber?: number | null | undefined;
  /** 1 to 100. */
  pageSize?: number | null | undefined;
  /** Part of a name. */
  search?: string | null | undefined;
};

export type SaveGroupInput = {
  /** 0 or nothing creates a group. */
  groupId?: number | null | undefined;
  /**
   * Only for a new group: an idempotency key that the form creates once, at most 100 characters. The same key again answers
   * with the same group. CONFLICT if that group has been deleted; some moments later the key is forgotten.
   */
  key?: string | null | undefined;
  /** 1 to 200 characters after trimming. */
  name: string;
  /** At most 50 characters after trimming; empty makes it open, null leaves it as it is. */
  password?: string | null | undefined;
};

export type GroupFieldsFragment = { id: number, name: string, isPrivate: boolean, member: boolean, owner: boolean, memberCount: number, link: string, user: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean } };

export type RestGroupsQueryVariables = Exact<{
  filterOption?: number | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type RestGroupsQuery = { groups: { totalCount: number, items: Array<{ id: number, name: string, isPrivate: boolean, member: boolean, owner: boolean, memberCount: number, link: string, user: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean } }> } };

export type RestGroupQueryVariables = Exact<{
  id?: number | null | undefined;
  link?: string | null | undefined;
}>;


export type RestGroupQuery = { group: { id: number, name: string, isPrivate: boolean, member: boolean, owner: boolean, memberCount: number, link: string, user: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean } } | null };

export type RestSaveGroupMutationVariables = Exact<{
  input: Types.SaveGroupInput;
}>;


export type RestSaveGroupMutation = { saveGroup: { group: { id: number, name: string, isPrivate: boolean, member: boolean, owner: boolean, memberCount: number, link: string, user: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean } } } };

export type RestJoinGroupMutationVariables = Exact<{
  input: Types.JoinGroupInput;
}>;


export type RestJoinGroupMutation = { joinGroup: { group: { id: number, name: string, isPrivate: boolean, member: boolean, owner: boolean, memberCount: number, link: string, user: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean } } } };

export type RestAddMemberMutationVariables = Exact<{
  input: Types.MemberInput;
}>;


export type RestAddMemberMutation = { addMember: { group: { id: number, name: string, isPrivate: boolean, member: boolean, owner: boolean, memberCount: number, link: string, user: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean } } } };

export type RestRemoveMemberMutationVariables = Exact<{
  input: Types.MemberInput;
}>;


export type RestRemoveMemberMutation = { removeMember: { group: { id: number, name: string, isPrivate: boolean, member: boolean, owner: boolean, memberCount: number, link: string, user: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean } } } };

export type RestDeleteGroupMutationVariables = Exact<{
  input: Types.DeleteGroupInput;
}>;


export type RestDeleteGroupMutation = { deleteGroup: { deletedId: number } };

export type RestGroupMembersQueryVariables = Exact<{
  groupId: number;
  page?: Types.PageInput | null | undefined;
  onlyFavorites?: boolean | null | undefined;
}>;


export type RestGroupMembersQuery = { groupRanking: { totalCount: number, blocked: boolean, visible: boolean, items: Array<{ ranking: number, user: { favorite: boolean, ranking: number, rankingBefore: number, points: number, duellRanking: number, duellPoints: number, id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, hobbies: string, age: string, recommendCount: number, dateActivated: string, recommendedFrom: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean } | null } }> } };

export type RestGroupCandidatesQueryVariables = Exact<{
  groupId: number;
  page?: Types.PageInput | null | undefined;
  onlyFavorites?: boolean | null | undefined;
}>;


export type RestGroupCandidatesQuery = { groupCandidates: { totalCount: number, items: Array<{ id: number, firstname: string, fullname: string, institution: string, city: string, country: string, pictureStamp: string }> } };

export type RestLeaveGroupMutationVariables = Exact<{
  input: Types.LeaveGroupInput;
}>;


export type RestLeaveGroupMutation = { leaveGroup: { group: { id: number, name: string, isPrivate: boolean, member: boolean, owner: boolean, memberCount: number, link: string, user: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean } } } };

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
export const GroupFieldsFragmentDoc = new TypedDocumentString(`
    fragment GroupFields on Group {
  id
  name
  isPrivate
  member
  owner
  memberCount
  user {
    ...UserShort
  }
  link
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
}`, {"fragmentName":"GroupFields"}) as unknown as TypedDocumentString<GroupFieldsFragment, unknown>;
export const RestGroupsDocument = new TypedDocumentString(`
    query RestGroups($filterOption: Int, $page: PageInput) {
  groups(filterOption: $filterOption, page: $page) {
    items {
      ...GroupFields
    }
    totalCount
  }
}
    fragment GroupFields on Group {
  id
  name
  isPrivate
  member
  owner
  memberCount
  user {
    ...UserShort
  }
  link
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
}`) as unknown as TypedDocumentString<RestGroupsQuery, RestGroupsQueryVariables>;
export const RestGroupDocument = new TypedDocumentString(`
    query RestGroup($id: Int, $link: String) {
  group(id: $id, link: $link) {
    ...GroupFields
  }
}
    fragment GroupFields on Group {
  id
  name
  isPrivate
  member
  owner
  memberCount
  user {
    ...UserShort
  }
  link
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
}`) as unknown as TypedDocumentString<RestGroupQuery, RestGroupQueryVariables>;
export const RestSaveGroupDocument = new TypedDocumentString(`
    mutation RestSaveGroup($input: SaveGroupInput!) {
  saveGroup(input: $input) {
    group {
      ...GroupFields
    }
  }
}
    fragment GroupFields on Group {
  id
  name
  isPrivate
  member
  owner
  memberCount
  user {
    ...UserShort
  }
  link
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
}`) as unknown as TypedDocumentString<RestSaveGroupMutation, RestSaveGroupMutationVariables>;
export const RestJoinGroupDocument = new TypedDocumentString(`
    mutation RestJoinGroup($input: JoinGroupInput!) {
  joinGroup(input: $input) {
    group {
      ...GroupFields
    }
  }
}
    fragment GroupFields on Group {
  id
  name
  isPrivate
  member
  owner
  memberCount
  user {
    ...UserShort
  }
  link
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
}`) as unknown as TypedDocumentString<RestJoinGroupMutation, RestJoinGroupMutationVariables>;
export const RestAddMemberDocument = new TypedDocumentString(`
    mutation RestAddMember($input: MemberInput!) {
  addMember(input: $input) {
    group {
      ...GroupFields
    }
  }
}
    fragment GroupFields on Group {
  id
  name
  isPrivate
  member
  owner
  memberCount
  user {
    ...UserShort
  }
  link
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
}`) as unknown as TypedDocumentString<RestAddMemberMutation, RestAddMemberMutationVariables>;
export const RestRemoveMemberDocument = new TypedDocumentString(`
    mutation RestRemoveMember($input: MemberInput!) {
  removeMember(input: $input) {
    group {
      ...GroupFields
    }
  }
}
    fragment GroupFields on Group {
  id
  name
  isPrivate
  member
  owner
  memberCount
  user {
    ...UserShort
  }
  link
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
}`) as unknown as TypedDocumentString<RestRemoveMemberMutation, RestRemoveMemberMutationVariables>;
export const RestDeleteGroupDocument = new TypedDocumentString(`
    mutation RestDeleteGroup($input: DeleteGroupInput!) {
  deleteGroup(input: $input) {
    deletedId
  }
}
    `) as unknown as TypedDocumentString<RestDeleteGroupMutation, RestDeleteGroupMutationVariables>;
export const RestGroupMembersDocument = new TypedDocumentString(`
    query RestGroupMembers($groupId: Int!, $page: PageInput, $onlyFavorites: Boolean) {
  groupRanking(groupId: $groupId, page: $page, onlyFavorites: $onlyFavorites) {
    items {
      user {
        ...UserFull
      }
      ranking
    }
    totalCount
    blocked
    visible
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
}
fragment UserFull on User {
  ...UserPerson
  favorite
  ranking
  rankingBefore
  points
  duellRanking
  duellPoints
}
fragment UserPerson on User {
  id
  firstname
  lastname
  fullname
  city
  country
  institution
  pictureStamp
  isLocked
  hobbies
  age
  recommendCount
  recommendedFrom {
    ...UserShort
  }
  dateActivated
}`) as unknown as TypedDocumentString<RestGroupMembersQuery, RestGroupMembersQueryVariables>;
export const RestGroupCandidatesDocument = new TypedDocumentString(`
    query RestGroupCandidates($groupId: Int!, $page: PageInput, $onlyFavorites: Boolean) {
  groupCandidates(groupId: $groupId, page: $page, onlyFavorites: $onlyFavorites) {
    items {
      id
      firstname
      fullname
      institution
      city
      country
      pictureStamp
    }
    totalCount
  }
}
    `) as unknown as TypedDocumentString<RestGroupCandidatesQuery, RestGroupCandidatesQueryVariables>;
export const RestLeaveGroupDocument = new TypedDocumentString(`
    mutation RestLeaveGroup($input: LeaveGroupInput!) {
  leaveGroup(input: $input) {
    group {
      ...GroupFields
    }
  }
}
    fragment GroupFields on Group {
  id
  name
  isPrivate
  member
  owner
  memberCount
  user {
    ...UserShort
  }
  link
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
}`) as unknown as TypedDocumentString<RestLeaveGroupMutation, RestLeaveGroupMutationVariables>;