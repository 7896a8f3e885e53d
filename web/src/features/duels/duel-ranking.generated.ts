/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PageInput = {
  /** From 1. */
  pageNumber?: number | null | undefined;
  /** 1 to 100. */
  pageSize?: number | null | undefined;
  /** Part of a name. */
  search?: string | null | undefined;
};

export type DuelRankingQueryVariables = Exact<{
  page: Types.PageInput;
  pageSize: number;
  onlyFavorites: boolean;
  onlyLocked: boolean;
}>;


export type DuelRankingQuery = { duelRankingPageOfViewer: number, duelRanking: { totalCount: number, visible: boolean, blocked: boolean, items: Array<(
      { id: number }
      & { ' $fragmentRefs'?: { 'DuelRowFragment': DuelRowFragment } }
    )>, own: (
      { id: number }
      & { ' $fragmentRefs'?: { 'DuelRowFragment': DuelRowFragment } }
    ) | null }, tournament: { id: string, firstMatchLockTime: string } };

export type DuelRowFragment = { id: number, fullname: string, pictureStamp: string, isLocked: boolean, duellRanking: number, duellPoints: number, duelsWon: number, duelsPlayed: number } & { ' $fragmentName'?: 'DuelRowFragment' };

export const DuelRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DuelRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullname"}},{"kind":"Field","name":{"kind":"Name","value":"pictureStamp"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}},{"kind":"Field","name":{"kind":"Name","value":"duellRanking"}},{"kind":"Field","name":{"kind":"Name","value":"duellPoints"}},{"kind":"Field","name":{"kind":"Name","value":"duelsWon"}},{"kind":"Field","name":{"kind":"Name","value":"duelsPlayed"}}]}}]} as unknown as DocumentNode<DuelRowFragment, unknown>;
export const DuelRankingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DuelRanking"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"onlyFavorites"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"onlyLocked"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duelRanking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"onlyFavorites"},"value":{"kind":"Variable","name":{"kind":"Name","value":"onlyFavorites"}}},{"kind":"Argument","name":{"kind":"Name","value":"onlyLocked"},"value":{"kind":"Variable","name":{"kind":"Name","value":"onlyLocked"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"visible"}},{"kind":"Field","name":{"kind":"Name","value":"blocked"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DuelRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"own"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DuelRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"duelRankingPageOfViewer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}]},{"kind":"Field","name":{"kind":"Name","value":"tournament"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstMatchLockTime"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DuelRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullname"}},{"kind":"Field","name":{"kind":"Name","value":"pictureStamp"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}},{"kind":"Field","name":{"kind":"Name","value":"duellRanking"}},{"kind":"Field","name":{"kind":"Name","value":"duellPoints"}},{"kind":"Field","name":{"kind":"Name","value":"duelsWon"}},{"kind":"Field","name":{"kind":"Name","value":"duelsPlayed"}}]}}]} as unknown as DocumentNode<DuelRankingQuery, DuelRankingQueryVariables>;