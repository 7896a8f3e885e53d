/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../generated/schema.ts';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type DrawPriceInput = {
  id: number;
};

export type LinkWinnerInput = {
  /** Null takes the link back. */
  postId?: number | null | undefined;
  /** The post that the winner was seen linked with; a link with another one is not overwritten. */
  seenPostId?: number | null | undefined;
  winnerId: number;
};

export type PageInput = {
  /** From 1. */
  pageNumber?: number | null | undefined;
  /** 1 to 100. */
  pageSize?: number | null | undefined;
  /** Part of a name. */
  search?: string | null | undefined;
};

export type PriceState =
  /** Drawn, but nobody is named yet; operators alone see whom it hit. */
  | 'DRAWN'
  /** May be drawn now. */
  | 'DUE'
  /** Its last match has not kicked off, or the tipps on it are not frozen yet. */
  | 'OPEN'
  | 'PUBLISHED';

export type PublishWinnersInput = {
  id: number;
  /** The version whose winners were seen. */
  version: number;
};

export type RemovePriceInput = {
  id: number;
  /** The version that is meant. */
  version: number;
};

export type SavePriceInput = {
  /** A day on which matches are played, by the calendar in Germany: YYYY-MM-DD. Instead of a range. */
  date?: string | null | undefined;
  /** First match by kick-off; instead of a date. Those of a prize that stay as they are leave its matches as they are. */
  fromMatchId?: number | null | undefined;
  /** 0 for a new one. */
  id: number;
  /**
   * Of a new one: made once by who writes it, unlike all others, 100 characters at most. Sent again under the same key it is
   * the same prize, and not a second one.
   */
  key?: string | null | undefined;
  /** 200 characters at most. */
  name: string;
  /** What `cropUpload` answered for directory prices; null leaves the picture as it is, empty removes it. */
  picture?: string | null | undefined;
  /** One of the tournament's prizeKinds. */
  priceKind: string;
  /** Last match by kick-off; the same for a single match. */
  toMatchId?: number | null | undefined;
  /** Of the prize that is changed; 0 for a new one. */
  version: number;
  /** 1 to 50. */
  winnerCount?: number;
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

export type MadePriceFragment = { priceKind: string, date: string, fromMatchId: number, toMatchId: number, winnerCount: number, state: Types.PriceState, version: number, id: number, name: string, pictureUrl: string };

export type RestSavePriceMutationVariables = Exact<{
  input: Types.SavePriceInput;
}>;


export type RestSavePriceMutation = { savePrice: { price: { priceKind: string, date: string, fromMatchId: number, toMatchId: number, winnerCount: number, state: Types.PriceState, version: number, id: number, name: string, pictureUrl: string } } };

export type RestRemovePriceMutationVariables = Exact<{
  input: Types.RemovePriceInput;
}>;


export type RestRemovePriceMutation = { removePrice: { removedId: number } };

export type RestDrawPriceMutationVariables = Exact<{
  input: Types.DrawPriceInput;
}>;


export type RestDrawPriceMutation = { drawPrice: { price: { priceKind: string, date: string, fromMatchId: number, toMatchId: number, winnerCount: number, state: Types.PriceState, version: number, id: number, name: string, pictureUrl: string } } };

export type RestPublishWinnersMutationVariables = Exact<{
  input: Types.PublishWinnersInput;
}>;


export type RestPublishWinnersMutation = { publishWinners: { wasPublished: boolean, price: { priceKind: string, date: string, fromMatchId: number, toMatchId: number, winnerCount: number, state: Types.PriceState, version: number, id: number, name: string, pictureUrl: string } } };

export type RestLinkWinnerMutationVariables = Exact<{
  input: Types.LinkWinnerInput;
}>;


export type RestLinkWinnerMutation = { linkWinner: { winner: { post: { id: number } | null } } };

export type RestDrawingQueryVariables = Exact<{
  id: number;
}>;


export type RestDrawingQuery = { price: { drawing: { seedHash: string, committedAt: string, committedUntil: string, drawnAt: string | null, seed: string | null, candidateCount: number | null, candidates: string | null, turns: Array<{ userId: number, isWinner: boolean }> } } | null };

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
export const MadePriceFragmentDoc = new TypedDocumentString(`
    fragment MadePrice on Price {
  ...PriceFields
  priceKind
  date
  fromMatchId
  toMatchId
  winnerCount
  state
  version
}
    fragment PriceFields on Price {
  id
  name
  pictureUrl
}`, {"fragmentName":"MadePrice"}) as unknown as TypedDocumentString<MadePriceFragment, unknown>;
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
export const RestSavePriceDocument = new TypedDocumentString(`
    mutation RestSavePrice($input: SavePriceInput!) {
  savePrice(input: $input) {
    price {
      ...MadePrice
    }
  }
}
    fragment PriceFields on Price {
  id
  name
  pictureUrl
}
fragment MadePrice on Price {
  ...PriceFields
  priceKind
  date
  fromMatchId
  toMatchId
  winnerCount
  state
  version
}`) as unknown as TypedDocumentString<RestSavePriceMutation, RestSavePriceMutationVariables>;
export const RestRemovePriceDocument = new TypedDocumentString(`
    mutation RestRemovePrice($input: RemovePriceInput!) {
  removePrice(input: $input) {
    removedId
  }
}
    `) as unknown as TypedDocumentString<RestRemovePriceMutation, RestRemovePriceMutationVariables>;
export const RestDrawPriceDocument = new TypedDocumentString(`
    mutation RestDrawPrice($input: DrawPriceInput!) {
  drawPrice(input: $input) {
    price {
      ...MadePrice
    }
  }
}
    fragment PriceFields on Price {
  id
  name
  pictureUrl
}
fragment MadePrice on Price {
  ...PriceFields
  priceKind
  date
  fromMatchId
  toMatchId
  winnerCount
  state
  version
}`) as unknown as TypedDocumentString<RestDrawPriceMutation, RestDrawPriceMutationVariables>;
export const RestPublishWinnersDocument = new TypedDocumentString(`
    mutation RestPublishWinners($input: PublishWinnersInput!) {
  publishWinners(input: $input) {
    wasPublished
    price {
      ...MadePrice
    }
  }
}
    fragment PriceFields on Price {
  id
  name
  pictureUrl
}
fragment MadePrice on Price {
  ...PriceFields
  priceKind
  date
  fromMatchId
  toMatchId
  winnerCount
  state
  version
}`) as unknown as TypedDocumentString<RestPublishWinnersMutation, RestPublishWinnersMutationVariables>;
export const RestLinkWinnerDocument = new TypedDocumentString(`
    mutation RestLinkWinner($input: LinkWinnerInput!) {
  linkWinner(input: $input) {
    winner {
      post {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RestLinkWinnerMutation, RestLinkWinnerMutationVariables>;
export const RestDrawingDocument = new TypedDocumentString(`
    query RestDrawing($id: Int!) {
  price(id: $id) {
    drawing {
      seedHash
      committedAt
      committedUntil
      drawnAt
      seed
      candidateCount
      candidates
      turns {
        userId
        isWinner
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RestDrawingQuery, RestDrawingQueryVariables>;