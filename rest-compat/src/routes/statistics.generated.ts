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

export type StatisticPlayersFragment = { totalCount: number, visible: boolean, blocked: boolean, items: Array<{ user: { favorite: boolean, ranking: number, rankingBefore: number, points: number, duellRanking: number, duellPoints: number, id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, hobbies: string, age: string, recommendCount: number, dateActivated: string, recommendedFrom: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean } | null }, tipp: { goalsTeam1: number | null, goalsTeam2: number | null, points: number | null, isJoker: boolean } | null }> };

export type RestMatchStatisticsQueryVariables = Exact<{
  matchId?: number | null | undefined;
  filterOption?: number | null | undefined;
  page?: Types.PageInput | null | undefined;
  onlyFavorites?: boolean | null | undefined;
}>;


export type RestMatchStatisticsQuery = { matchStatisticPlayers: { totalCount: number, visible: boolean, blocked: boolean, items: Array<{ user: { favorite: boolean, ranking: number, rankingBefore: number, points: number, duellRanking: number, duellPoints: number, id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, hobbies: string, age: string, recommendCount: number, dateActivated: string, recommendedFrom: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean } | null }, tipp: { goalsTeam1: number | null, goalsTeam2: number | null, points: number | null, isJoker: boolean } | null }> } };

export type RestTippStatisticsQueryVariables = Exact<{
  matchId?: number | null | undefined;
  tippValue: string;
  onlyJoker?: boolean | null | undefined;
  onlyRandom?: boolean | null | undefined;
  page?: Types.PageInput | null | undefined;
  onlyFavorites?: boolean | null | undefined;
}>;


export type RestTippStatisticsQuery = { tippStatisticPlayers: { totalCount: number, visible: boolean, blocked: boolean, items: Array<{ user: { favorite: boolean, ranking: number, rankingBefore: number, points: number, duellRanking: number, duellPoints: number, id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, hobbies: string, age: string, recommendCount: number, dateActivated: string, recommendedFrom: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean } | null }, tipp: { goalsTeam1: number | null, goalsTeam2: number | null, points: number | null, isJoker: boolean } | null }> } };

export type RestWinnerStatisticsQueryVariables = Exact<{
  kind?: string | null | undefined;
  teamKZ: string;
  page?: Types.PageInput | null | undefined;
  onlyFavorites?: boolean | null | undefined;
}>;


export type RestWinnerStatisticsQuery = { winnerStatisticPlayers: { totalCount: number, visible: boolean, blocked: boolean, items: Array<{ user: { favorite: boolean, ranking: number, rankingBefore: number, points: number, duellRanking: number, duellPoints: number, id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, hobbies: string, age: string, recommendCount: number, dateActivated: string, recommendedFrom: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean } | null }, tipp: { goalsTeam1: number | null, goalsTeam2: number | null, points: number | null, isJoker: boolean } | null }> } };

export type RestTippStatisticQueryVariables = Exact<{
  matchId?: number | null | undefined;
  onlyJoker?: boolean | null | undefined;
  onlyRandom?: boolean | null | undefined;
}>;


export type RestTippStatisticQuery = { matchStatistic: { isVisible: boolean, tipps: Array<{ key: string, value: number }> } };

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
export const StatisticPlayersFragmentDoc = new TypedDocumentString(`
    fragment StatisticPlayers on StatisticPlayersPage {
  items {
    user {
      ...UserFull
    }
    tipp {
      goalsTeam1
      goalsTeam2
      points
      isJoker
    }
  }
  totalCount
  visible
  blocked
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
}`, {"fragmentName":"StatisticPlayers"}) as unknown as TypedDocumentString<StatisticPlayersFragment, unknown>;
export const RestMatchStatisticsDocument = new TypedDocumentString(`
    query RestMatchStatistics($matchId: Int, $filterOption: Int, $page: PageInput, $onlyFavorites: Boolean) {
  matchStatisticPlayers(
    matchId: $matchId
    filterOption: $filterOption
    page: $page
    onlyFavorites: $onlyFavorites
  ) {
    ...StatisticPlayers
  }
}
    fragment StatisticPlayers on StatisticPlayersPage {
  items {
    user {
      ...UserFull
    }
    tipp {
      goalsTeam1
      goalsTeam2
      points
      isJoker
    }
  }
  totalCount
  visible
  blocked
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
}`) as unknown as TypedDocumentString<RestMatchStatisticsQuery, RestMatchStatisticsQueryVariables>;
export const RestTippStatisticsDocument = new TypedDocumentString(`
    query RestTippStatistics($matchId: Int, $tippValue: String!, $onlyJoker: Boolean, $onlyRandom: Boolean, $page: PageInput, $onlyFavorites: Boolean) {
  tippStatisticPlayers(
    matchId: $matchId
    tippValue: $tippValue
    onlyJoker: $onlyJoker
    onlyRandom: $onlyRandom
    page: $page
    onlyFavorites: $onlyFavorites
  ) {
    ...StatisticPlayers
  }
}
    fragment StatisticPlayers on StatisticPlayersPage {
  items {
    user {
      ...UserFull
    }
    tipp {
      goalsTeam1
      goalsTeam2
      points
      isJoker
    }
  }
  totalCount
  visible
  blocked
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
}`) as unknown as TypedDocumentString<RestTippStatisticsQuery, RestTippStatisticsQueryVariables>;
export const RestWinnerStatisticsDocument = new TypedDocumentString(`
    query RestWinnerStatistics($kind: String, $teamKZ: String!, $page: PageInput, $onlyFavorites: Boolean) {
  winnerStatisticPlayers(
    kind: $kind
    teamKZ: $teamKZ
    page: $page
    onlyFavorites: $onlyFavorites
  ) {
    ...StatisticPlayers
  }
}
    fragment StatisticPlayers on StatisticPlayersPage {
  items {
    user {
      ...UserFull
    }
    tipp {
      goalsTeam1
      goalsTeam2
      points
      isJoker
    }
  }
  totalCount
  visible
  blocked
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
}`) as unknown as TypedDocumentString<RestWinnerStatisticsQuery, RestWinnerStatisticsQueryVariables>;
export const RestTippStatisticDocument = new TypedDocumentString(`
    query RestTippStatistic($matchId: Int, $onlyJoker: Boolean, $onlyRandom: Boolean) {
  matchStatistic(
    matchId: $matchId
    onlyJoker: $onlyJoker
    onlyRandom: $onlyRandom
  ) {
    isVisible
    tipps {
      key
      value
    }
  }
}
    `) as unknown as TypedDocumentString<RestTippStatisticQuery, RestTippStatisticQueryVariables>;