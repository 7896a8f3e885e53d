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

export type PriceFieldsFragment = { id: number, name: string, pictureUrl: string };

export type RestPricesQueryVariables = Exact<{ [key: string]: never; }>;


export type RestPricesQuery = { prices: Array<{ id: number, name: string, pictureUrl: string }> };

export type RestWinnersQueryVariables = Exact<{
  page?: Types.PageInput | null | undefined;
}>;


export type RestWinnersQuery = { winners: { totalCount: number, visible: boolean, items: Array<{ id: number, date: string, kind: string, isPublished: boolean, user: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean } | null, price: { id: number, name: string, pictureUrl: string } }> } };

export type RestRandomCandidatesQueryVariables = Exact<{
  fromMatchId: number;
  toMatchId: number;
  search?: string | null | undefined;
  pageNumber?: number | null | undefined;
}>;


export type RestRandomCandidatesQuery = { randomCandidates: { totalCount: number, items: Array<{ id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean }> } };

export type RestTextSuggestionQueryVariables = Exact<{
  priceKind: string;
  priceId: number;
  fromMatchId: number;
  toMatchId: number;
}>;


export type RestTextSuggestionQuery = { textSuggestion: string };

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
export const PriceFieldsFragmentDoc = new TypedDocumentString(`
    fragment PriceFields on Price {
  id
  name
  pictureUrl
}
    `, {"fragmentName":"PriceFields"}) as unknown as TypedDocumentString<PriceFieldsFragment, unknown>;
export const RestPricesDocument = new TypedDocumentString(`
    query RestPrices {
  prices {
    ...PriceFields
  }
}
    fragment PriceFields on Price {
  id
  name
  pictureUrl
}`) as unknown as TypedDocumentString<RestPricesQuery, RestPricesQueryVariables>;
export const RestWinnersDocument = new TypedDocumentString(`
    query RestWinners($page: PageInput) {
  winners(page: $page) {
    totalCount
    visible
    items {
      id
      date
      kind
      isPublished
      user {
        ...UserShort
      }
      price {
        ...PriceFields
      }
    }
  }
}
    fragment PriceFields on Price {
  id
  name
  pictureUrl
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
}`) as unknown as TypedDocumentString<RestWinnersQuery, RestWinnersQueryVariables>;
export const RestRandomCandidatesDocument = new TypedDocumentString(`
    query RestRandomCandidates($fromMatchId: Int!, $toMatchId: Int!, $search: String, $pageNumber: Int) {
  randomCandidates(
    fromMatchId: $fromMatchId
    toMatchId: $toMatchId
    search: $search
    pageNumber: $pageNumber
  ) {
    totalCount
    items {
      ...UserShort
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
}`) as unknown as TypedDocumentString<RestRandomCandidatesQuery, RestRandomCandidatesQueryVariables>;
export const RestTextSuggestionDocument = new TypedDocumentString(`
    query RestTextSuggestion($priceKind: String!, $priceId: Int!, $fromMatchId: Int!, $toMatchId: Int!) {
  textSuggestion(
    priceKind: $priceKind
    priceId: $priceId
    fromMatchId: $fromMatchId
    toMatchId: $toMatchId
  )
}
    `) as unknown as TypedDocumentString<RestTextSuggestionQuery, RestTextSuggestionQueryVariables>;