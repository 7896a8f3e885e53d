/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../generated/schema.ts';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type SetFavoriteInput = {
  /** On the list or not; without it, the opposite of what is the case at that moment. */
  favorite?: boolean | null | undefined;
  userId: number;
};

export type UserShortFragment = { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean };

export type UserFullFragment = { hobbies: string, age: string, ranking: number, rankingBefore: number, points: number, duellRanking: number, duellPoints: number, recommendCount: number, dateActivated: string, id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean, recommendedFrom: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean } | null };

export type PrivatePartFragment = { email: string, gender: string, street: string, zipCode: string, adminInfo: string | null, reminder: number };

export type RestUserStatusQueryVariables = Exact<{ [key: string]: never; }>;


export type RestUserStatusQuery = { viewer: { id: number, isAdmin: boolean, recommendGuid: string, statusIntervall: number, profile: { email: string, gender: string, street: string, zipCode: string, adminInfo: string | null, reminder: number }, user: { hobbies: string, age: string, ranking: number, rankingBefore: number, points: number, duellRanking: number, duellPoints: number, recommendCount: number, dateActivated: string, id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean, recommendedFrom: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean } | null } } | null, tournament: { firstMatchIsLocked: boolean, isWM: boolean, maxJokerCount: number } };

export type RestSetFavoriteMutationVariables = Exact<{
  input: Types.SetFavoriteInput;
}>;


export type RestSetFavoriteMutation = { setFavorite: { user: { id: number, favorite: boolean } } };

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
export const UserFullFragmentDoc = new TypedDocumentString(`
    fragment UserFull on User {
  ...UserShort
  hobbies
  age
  ranking
  rankingBefore
  points
  duellRanking
  duellPoints
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
}`, {"fragmentName":"UserFull"}) as unknown as TypedDocumentString<UserFullFragment, unknown>;
export const PrivatePartFragmentDoc = new TypedDocumentString(`
    fragment PrivatePart on Profile {
  email
  gender
  street
  zipCode
  adminInfo
  reminder
}
    `, {"fragmentName":"PrivatePart"}) as unknown as TypedDocumentString<PrivatePartFragment, unknown>;
export const RestUserStatusDocument = new TypedDocumentString(`
    query RestUserStatus {
  viewer {
    id
    isAdmin
    recommendGuid
    statusIntervall
    profile {
      ...PrivatePart
    }
    user {
      ...UserFull
    }
  }
  tournament {
    firstMatchIsLocked
    isWM
    maxJokerCount
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
  ...UserShort
  hobbies
  age
  ranking
  rankingBefore
  points
  duellRanking
  duellPoints
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
}`) as unknown as TypedDocumentString<RestUserStatusQuery, RestUserStatusQueryVariables>;
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