/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../generated/schema.ts';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** What is shown of a running match in place of its minute. */
export type MatchPhase =
  /** Of a knock-out match alone. */
  | 'EXTRA_TIME'
  | 'HALF_TIME'
  /** The minute follows the clock. */
  | 'NONE'
  /** Of a knock-out match alone. */
  | 'SHOOT_OUT';

export type PageInput = {
  /** From 1. */
  pageNumber?: number | null | undefined;
  /** 1 to 100. */
  pageSize?: number | null | undefined;
  /** Part of a name. */
  search?: string | null | undefined;
};

export type RestRankingQueryVariables = Exact<{
  page?: Types.PageInput | null | undefined;
  onlyFavorites?: boolean | null | undefined;
  onlyLocked?: boolean | null | undefined;
}>;


export type RestRankingQuery = { ranking: { totalCount: number, blocked: boolean, visible: boolean, items: Array<{ favorite: boolean, ranking: number, rankingBefore: number, points: number, duellRanking: number, duellPoints: number, id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, hobbies: string, age: string, recommendCount: number, dateActivated: string, recommendedFrom: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean } | null }> } };

export type RestDuelRankingQueryVariables = Exact<{
  page?: Types.PageInput | null | undefined;
  onlyFavorites?: boolean | null | undefined;
  onlyLocked?: boolean | null | undefined;
}>;


export type RestDuelRankingQuery = { duelRanking: { totalCount: number, blocked: boolean, visible: boolean, items: Array<{ favorite: boolean, ranking: number, rankingBefore: number, points: number, duellRanking: number, duellPoints: number, id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, hobbies: string, age: string, recommendCount: number, dateActivated: string, recommendedFrom: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean } | null }> } };

export type RestRankLastQueryVariables = Exact<{ [key: string]: never; }>;


export type RestRankLastQuery = { rankLast: { title: string, kind: string, totalCount: number, blocked: boolean, userDetails: Array<{ favorite: boolean, ranking: number, rankingBefore: number, points: number, duellRanking: number, duellPoints: number, id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, hobbies: string, age: string, recommendCount: number, dateActivated: string, recommendedFrom: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean } | null }> } };

export type RestLiveRankingQueryVariables = Exact<{
  page?: Types.PageInput | null | undefined;
  onlyFavorites?: boolean | null | undefined;
  groupId?: number | null | undefined;
}>;


export type RestLiveRankingQuery = { ranking: { totalCount: number, blocked: boolean, visible: boolean, live: { matches: Array<{ id: number, goalsTeam1: number | null, goalsTeam2: number | null, minute: number | null, phase: Types.MatchPhase }>, rows: Array<{ ranking: number, rankingBefore: number, points: number, user: { favorite: boolean, ranking: number, rankingBefore: number, points: number, duellRanking: number, duellPoints: number, id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, hobbies: string, age: string, recommendCount: number, dateActivated: string, recommendedFrom: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean } | null }, tipps: Array<{ goalsTeam1: number | null, goalsTeam2: number | null, isJoker: boolean, points: number | null, match: { id: number } }> }> } | null } };

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

export const RestRankingDocument = new TypedDocumentString(`
    query RestRanking($page: PageInput, $onlyFavorites: Boolean, $onlyLocked: Boolean) {
  ranking(page: $page, onlyFavorites: $onlyFavorites, onlyLocked: $onlyLocked) {
    items {
      ...UserFull
    }
    totalCount
    blocked
    visible
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
}`) as unknown as TypedDocumentString<RestRankingQuery, RestRankingQueryVariables>;
export const RestDuelRankingDocument = new TypedDocumentString(`
    query RestDuelRanking($page: PageInput, $onlyFavorites: Boolean, $onlyLocked: Boolean) {
  duelRanking(page: $page, onlyFavorites: $onlyFavorites, onlyLocked: $onlyLocked) {
    items {
      ...UserFull
    }
    totalCount
    blocked
    visible
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
}`) as unknown as TypedDocumentString<RestDuelRankingQuery, RestDuelRankingQueryVariables>;
export const RestRankLastDocument = new TypedDocumentString(`
    query RestRankLast {
  rankLast {
    userDetails {
      ...UserFull
    }
    title
    kind
    totalCount
    blocked
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
}`) as unknown as TypedDocumentString<RestRankLastQuery, RestRankLastQueryVariables>;
export const RestLiveRankingDocument = new TypedDocumentString(`
    query RestLiveRanking($page: PageInput, $onlyFavorites: Boolean, $groupId: Int) {
  ranking(
    page: $page
    onlyFavorites: $onlyFavorites
    provisional: true
    groupId: $groupId
  ) {
    totalCount
    blocked
    visible
    live {
      matches {
        id
        goalsTeam1
        goalsTeam2
        minute
        phase
      }
      rows {
        user {
          ...UserFull
        }
        ranking
        rankingBefore
        points
        tipps {
          match {
            id
          }
          goalsTeam1
          goalsTeam2
          isJoker
          points
        }
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
}`) as unknown as TypedDocumentString<RestLiveRankingQuery, RestLiveRankingQueryVariables>;