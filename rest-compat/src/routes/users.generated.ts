/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../generated/schema.ts';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type PageInput = {
  /** From 1. */
  pageNumber?: number | null | undefined;
  /** 1 to 100. */
  pageSize?: number | null | undefined;
  /** Part of a name. */
  search?: string | null | undefined;
};

export type SetFavoriteInput = {
  /** On the list or not; without it, the opposite of what is the case at that moment. */
  favorite?: boolean | null | undefined;
  userId: number;
};

export type UserShortFragment = { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean };

export type UserPersonFragment = { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, hobbies: string, age: string, recommendCount: number, dateActivated: string, recommendedFrom: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean } | null };

export type UserFullFragment = { favorite: boolean, ranking: number, rankingBefore: number, points: number, duellRanking: number, duellPoints: number, id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, hobbies: string, age: string, recommendCount: number, dateActivated: string, recommendedFrom: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean } | null };

export type PrivatePartFragment = { email: string, gender: string, street: string, zipCode: string, adminInfo: string | null, reminder: number, rankWelcome: number };

export type RestUserStatusQueryVariables = Exact<{ [key: string]: never; }>;


export type RestUserStatusQuery = { viewer: { id: number, isAdmin: boolean, statusIntervall: number, ranking: number, rankingBefore: number, points: number, duellRanking: number, duellPoints: number, player: { id: number, favorite: boolean } | null } | null, tournament: { firstMatchIsLocked: boolean, isWM: boolean, maxJokerCount: number } };

export type RestOwnPersonQueryVariables = Exact<{ [key: string]: never; }>;


export type RestOwnPersonQuery = { viewer: { id: number, recommendGuid: string, profile: { email: string, gender: string, street: string, zipCode: string, adminInfo: string | null, reminder: number, rankWelcome: number }, user: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, hobbies: string, age: string, recommendCount: number, dateActivated: string, recommendedFrom: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean } | null } } | null };

export type RestSetFavoriteMutationVariables = Exact<{
  input: Types.SetFavoriteInput;
}>;


export type RestSetFavoriteMutation = { setFavorite: { user: { id: number, favorite: boolean } } };

export type RestUserDetailsQueryVariables = Exact<{
  userId: number;
}>;


export type RestUserDetailsQuery = { user: { favorite: boolean, ranking: number, rankingBefore: number, points: number, duellRanking: number, duellPoints: number, id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, hobbies: string, age: string, recommendCount: number, dateActivated: string, recommendedFrom: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean } | null } | null, viewer: { id: number, isAdmin: boolean, user: { favorite: boolean, ranking: number, rankingBefore: number, points: number, duellRanking: number, duellPoints: number, id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, hobbies: string, age: string, recommendCount: number, dateActivated: string, recommendedFrom: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean } | null } } | null };

export type RestUserProfileQueryVariables = Exact<{
  userId: number;
}>;


export type RestUserProfileQuery = { userProfile: { email: string, gender: string, street: string, zipCode: string, adminInfo: string | null, reminder: number, rankWelcome: number } | null };

export type RestRecommendedQueryVariables = Exact<{
  userId: number;
  page?: Types.PageInput | null | undefined;
}>;


export type RestRecommendedQuery = { user: { id: number, recommended: { totalCount: number, items: Array<{ favorite: boolean, ranking: number, rankingBefore: number, points: number, duellRanking: number, duellPoints: number, id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, hobbies: string, age: string, recommendCount: number, dateActivated: string, recommendedFrom: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean } | null }> } } | null };

export type RestFavoritesQueryVariables = Exact<{
  page?: Types.PageInput | null | undefined;
}>;


export type RestFavoritesQuery = { viewer: { id: number, favorites: { totalCount: number, items: Array<{ favorite: boolean, ranking: number, rankingBefore: number, points: number, duellRanking: number, duellPoints: number, id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, hobbies: string, age: string, recommendCount: number, dateActivated: string, recommendedFrom: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean } | null }> } } | null };

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
export const UserShortFragmentDoc = new TypedDocumentString(`
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
    `, {"fragmentName":"UserShort"}) as unknown as TypedDocumentString<UserShortFragment, unknown>;
export const UserPersonFragmentDoc = new TypedDocumentString(`
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
}`, {"fragmentName":"UserPerson"}) as unknown as TypedDocumentString<UserPersonFragment, unknown>;
export const UserFullFragmentDoc = new TypedDocumentString(`
    fragment UserFull on User {
  ...UserPerson
  favorite
  ranking
  rankingBefore
  points
  duellRanking
  duellPoints
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
}`, {"fragmentName":"UserFull"}) as unknown as TypedDocumentString<UserFullFragment, unknown>;
export const PrivatePartFragmentDoc = new TypedDocumentString(`
    fragment PrivatePart on Profile {
  email
  gender
  street
  zipCode
  adminInfo
  reminder
  rankWelcome
}
    `, {"fragmentName":"PrivatePart"}) as unknown as TypedDocumentString<PrivatePartFragment, unknown>;
export const RestUserStatusDocument = new TypedDocumentString(`
    query RestUserStatus {
  viewer {
    id
    isAdmin
    statusIntervall
    ranking
    rankingBefore
    points
    duellRanking
    duellPoints
    player {
      id
      favorite
    }
  }
  tournament {
    firstMatchIsLocked
    isWM
    maxJokerCount
  }
}
    `) as unknown as TypedDocumentString<RestUserStatusQuery, RestUserStatusQueryVariables>;
export const RestOwnPersonDocument = new TypedDocumentString(`
    query RestOwnPerson {
  viewer {
    id
    recommendGuid
    profile {
      ...PrivatePart
    }
    user {
      ...UserPerson
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
fragment PrivatePart on Profile {
  email
  gender
  street
  zipCode
  adminInfo
  reminder
  rankWelcome
}`) as unknown as TypedDocumentString<RestOwnPersonQuery, RestOwnPersonQueryVariables>;
export const RestSetFavoriteDocument = new TypedDocumentString(`
    mutation RestSetFavorite($input: SetFavoriteInput!) {
  setFavorite(input: $input) {
    user {
      id
      favorite
    }
  }
}
    `) as unknown as TypedDocumentString<RestSetFavoriteMutation, RestSetFavoriteMutationVariables>;
export const RestUserDetailsDocument = new TypedDocumentString(`
    query RestUserDetails($userId: Int!) {
  user(id: $userId) {
    ...UserFull
  }
  viewer {
    id
    isAdmin
    user {
      ...UserFull
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
fragment UserFull on User {
  ...UserPerson
  favorite
  ranking
  rankingBefore
  points
  duellRanking
  duellPoints
}`) as unknown as TypedDocumentString<RestUserDetailsQuery, RestUserDetailsQueryVariables>;
export const RestUserProfileDocument = new TypedDocumentString(`
    query RestUserProfile($userId: Int!) {
  userProfile(userId: $userId) {
    ...PrivatePart
  }
}
    fragment PrivatePart on Profile {
  email
  gender
  street
  zipCode
  adminInfo
  reminder
  rankWelcome
}`) as unknown as TypedDocumentString<RestUserProfileQuery, RestUserProfileQueryVariables>;
export const RestRecommendedDocument = new TypedDocumentString(`
    query RestRecommended($userId: Int!, $page: PageInput) {
  user(id: $userId) {
    id
    recommended(page: $page) {
      totalCount
      items {
        ...UserFull
      }
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
fragment UserFull on User {
  ...UserPerson
  favorite
  ranking
  rankingBefore
  points
  duellRanking
  duellPoints
}`) as unknown as TypedDocumentString<RestRecommendedQuery, RestRecommendedQueryVariables>;
export const RestFavoritesDocument = new TypedDocumentString(`
    query RestFavorites($page: PageInput) {
  viewer {
    id
    favorites(page: $page) {
      totalCount
      items {
        ...UserFull
      }
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
fragment UserFull on User {
  ...UserPerson
  favorite
  ranking
  rankingBefore
  points
  duellRanking
  duellPoints
}`) as unknown as TypedDocumentString<RestFavoritesQuery, RestFavoritesQueryVariables>;