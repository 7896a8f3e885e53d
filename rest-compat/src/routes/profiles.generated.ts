/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../generated/schema.ts';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ChangePasswordInput = {
  /** 6 to 40 characters. */
  password: string;
  passwordRepeat: string;
};

/** Which goals alert the player by a notification. */
export type GoalAlert =
  | 'ALL'
  /** Of matches with a joker of one's own. */
  | 'JOKERS'
  | 'OFF'
  /** Of matches with a valid tipp of one's own. */
  | 'TIPPS';

export type RequestEmailChangeInput = {
  email: string;
  /** The same again, where a form asks for it twice. */
  emailRepeat?: string | null | undefined;
};

export type SaveCommonProfileInput = {
  /** At most 20 characters. */
  age?: string | null | undefined;
  goalAlert?: GoalAlert | null | undefined;
  /** At most 1000 characters, in several lines. */
  hobbies?: string | null | undefined;
  /** At most 200 characters. */
  institution?: string | null | undefined;
  /** 0 to 23. */
  quietFrom?: number | null | undefined;
  /** 0 to 23. */
  quietUntil?: number | null | undefined;
  /** 0 (never), 8, 12 or 24 hours before kick-off. */
  reminder?: number | null | undefined;
};

export type SaveContactProfileInput = {
  /** At most 100 characters. */
  city?: string | null | undefined;
  /** A name of `countries`, or empty. */
  country?: string | null | undefined;
  /** Not empty, at most 200 characters. */
  firstname?: string | null | undefined;
  /** f or m. */
  gender?: string | null | undefined;
  /** Not empty, at most 500 characters. */
  lastname?: string | null | undefined;
  /** At most 200 characters. */
  street?: string | null | undefined;
  /** At most 20 characters. */
  zipCode?: string | null | undefined;
};

export type SaveUserProfileInput = {
  /** At most 2000 characters, in several lines. */
  adminInfo?: string | null | undefined;
  age?: string | null | undefined;
  city?: string | null | undefined;
  country?: string | null | undefined;
  /** Counts at once, and is to be confirmed anew; both addresses are told. */
  email?: string | null | undefined;
  firstname?: string | null | undefined;
  gender?: string | null | undefined;
  /** At most 1000 characters, in several lines. */
  hobbies?: string | null | undefined;
  institution?: string | null | undefined;
  isLocked?: boolean | null | undefined;
  lastname?: string | null | undefined;
  street?: string | null | undefined;
  userId: number;
  zipCode?: string | null | undefined;
};

export type OwnPartFragment = { id: number, recommendGuid: string, user: { favorite: boolean, ranking: number, rankingBefore: number, points: number, duellRanking: number, duellPoints: number, id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, hobbies: string, age: string, recommendCount: number, dateActivated: string, recommendedFrom: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean } | null }, profile: { email: string, gender: string, street: string, zipCode: string, adminInfo: string | null, reminder: number, rankWelcome: number } };

export type RestProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type RestProfileQuery = { viewer: { id: number, recommendGuid: string, user: { favorite: boolean, ranking: number, rankingBefore: number, points: number, duellRanking: number, duellPoints: number, id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, hobbies: string, age: string, recommendCount: number, dateActivated: string, recommendedFrom: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean } | null }, profile: { email: string, gender: string, street: string, zipCode: string, adminInfo: string | null, reminder: number, rankWelcome: number } } | null };

export type RestViewerIdQueryVariables = Exact<{ [key: string]: never; }>;


export type RestViewerIdQuery = { viewer: { id: number } | null };

export type RestSaveCommonMutationVariables = Exact<{
  input: Types.SaveCommonProfileInput;
}>;


export type RestSaveCommonMutation = { saveCommonProfile: { viewer: { id: number, recommendGuid: string, user: { favorite: boolean, ranking: number, rankingBefore: number, points: number, duellRanking: number, duellPoints: number, id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, hobbies: string, age: string, recommendCount: number, dateActivated: string, recommendedFrom: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean } | null }, profile: { email: string, gender: string, street: string, zipCode: string, adminInfo: string | null, reminder: number, rankWelcome: number } } } };

export type RestSaveContactMutationVariables = Exact<{
  input: Types.SaveContactProfileInput;
}>;


export type RestSaveContactMutation = { saveContactProfile: { viewer: { id: number, recommendGuid: string, user: { favorite: boolean, ranking: number, rankingBefore: number, points: number, duellRanking: number, duellPoints: number, id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, hobbies: string, age: string, recommendCount: number, dateActivated: string, recommendedFrom: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean } | null }, profile: { email: string, gender: string, street: string, zipCode: string, adminInfo: string | null, reminder: number, rankWelcome: number } } } };

export type RestRequestEmailChangeMutationVariables = Exact<{
  input: Types.RequestEmailChangeInput;
}>;


export type RestRequestEmailChangeMutation = { requestEmailChange: { viewer: { id: number, recommendGuid: string, user: { favorite: boolean, ranking: number, rankingBefore: number, points: number, duellRanking: number, duellPoints: number, id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, hobbies: string, age: string, recommendCount: number, dateActivated: string, recommendedFrom: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean } | null }, profile: { email: string, gender: string, street: string, zipCode: string, adminInfo: string | null, reminder: number, rankWelcome: number } } } };

export type RestChangePasswordMutationVariables = Exact<{
  input: Types.ChangePasswordInput;
}>;


export type RestChangePasswordMutation = { changePassword: { viewer: { id: number, recommendGuid: string, user: { favorite: boolean, ranking: number, rankingBefore: number, points: number, duellRanking: number, duellPoints: number, id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, hobbies: string, age: string, recommendCount: number, dateActivated: string, recommendedFrom: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean } | null }, profile: { email: string, gender: string, street: string, zipCode: string, adminInfo: string | null, reminder: number, rankWelcome: number } } } };

export type RestSaveUserProfileMutationVariables = Exact<{
  input: Types.SaveUserProfileInput;
}>;


export type RestSaveUserProfileMutation = { saveUserProfile: { profile: { email: string, gender: string, street: string, zipCode: string, adminInfo: string | null, reminder: number, rankWelcome: number, user: { favorite: boolean, ranking: number, rankingBefore: number, points: number, duellRanking: number, duellPoints: number, id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, hobbies: string, age: string, recommendCount: number, dateActivated: string, recommendedFrom: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean } | null } } } };

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
export const OwnPartFragmentDoc = new TypedDocumentString(`
    fragment OwnPart on Viewer {
  id
  recommendGuid
  user {
    ...UserFull
  }
  profile {
    ...PrivatePart
  }
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
fragment PrivatePart on Profile {
  email
  gender
  street
  zipCode
  adminInfo
  reminder
  rankWelcome
}`, {"fragmentName":"OwnPart"}) as unknown as TypedDocumentString<OwnPartFragment, unknown>;
export const RestProfileDocument = new TypedDocumentString(`
    query RestProfile {
  viewer {
    ...OwnPart
  }
}
    fragment OwnPart on Viewer {
  id
  recommendGuid
  user {
    ...UserFull
  }
  profile {
    ...PrivatePart
  }
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
fragment PrivatePart on Profile {
  email
  gender
  street
  zipCode
  adminInfo
  reminder
  rankWelcome
}`) as unknown as TypedDocumentString<RestProfileQuery, RestProfileQueryVariables>;
export const RestViewerIdDocument = new TypedDocumentString(`
    query RestViewerId {
  viewer {
    id
  }
}
    `) as unknown as TypedDocumentString<RestViewerIdQuery, RestViewerIdQueryVariables>;
export const RestSaveCommonDocument = new TypedDocumentString(`
    mutation RestSaveCommon($input: SaveCommonProfileInput!) {
  saveCommonProfile(input: $input) {
    viewer {
      ...OwnPart
    }
  }
}
    fragment OwnPart on Viewer {
  id
  recommendGuid
  user {
    ...UserFull
  }
  profile {
    ...PrivatePart
  }
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
fragment PrivatePart on Profile {
  email
  gender
  street
  zipCode
  adminInfo
  reminder
  rankWelcome
}`) as unknown as TypedDocumentString<RestSaveCommonMutation, RestSaveCommonMutationVariables>;
export const RestSaveContactDocument = new TypedDocumentString(`
    mutation RestSaveContact($input: SaveContactProfileInput!) {
  saveContactProfile(input: $input) {
    viewer {
      ...OwnPart
    }
  }
}
    fragment OwnPart on Viewer {
  id
  recommendGuid
  user {
    ...UserFull
  }
  profile {
    ...PrivatePart
  }
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
fragment PrivatePart on Profile {
  email
  gender
  street
  zipCode
  adminInfo
  reminder
  rankWelcome
}`) as unknown as TypedDocumentString<RestSaveContactMutation, RestSaveContactMutationVariables>;
export const RestRequestEmailChangeDocument = new TypedDocumentString(`
    mutation RestRequestEmailChange($input: RequestEmailChangeInput!) {
  requestEmailChange(input: $input) {
    viewer {
      ...OwnPart
    }
  }
}
    fragment OwnPart on Viewer {
  id
  recommendGuid
  user {
    ...UserFull
  }
  profile {
    ...PrivatePart
  }
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
fragment PrivatePart on Profile {
  email
  gender
  street
  zipCode
  adminInfo
  reminder
  rankWelcome
}`) as unknown as TypedDocumentString<RestRequestEmailChangeMutation, RestRequestEmailChangeMutationVariables>;
export const RestChangePasswordDocument = new TypedDocumentString(`
    mutation RestChangePassword($input: ChangePasswordInput!) {
  changePassword(input: $input) {
    viewer {
      ...OwnPart
    }
  }
}
    fragment OwnPart on Viewer {
  id
  recommendGuid
  user {
    ...UserFull
  }
  profile {
    ...PrivatePart
  }
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
fragment PrivatePart on Profile {
  email
  gender
  street
  zipCode
  adminInfo
  reminder
  rankWelcome
}`) as unknown as TypedDocumentString<RestChangePasswordMutation, RestChangePasswordMutationVariables>;
export const RestSaveUserProfileDocument = new TypedDocumentString(`
    mutation RestSaveUserProfile($input: SaveUserProfileInput!) {
  saveUserProfile(input: $input) {
    profile {
      ...PrivatePart
      user {
        ...UserFull
      }
    }
  }
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
fragment PrivatePart on Profile {
  email
  gender
  street
  zipCode
  adminInfo
  reminder
  rankWelcome
}`) as unknown as TypedDocumentString<RestSaveUserProfileMutation, RestSaveUserProfileMutationVariables>;