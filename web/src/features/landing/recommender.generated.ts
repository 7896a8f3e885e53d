/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RecommenderQueryVariables = Exact<{
  recommendGuid: string;
}>;


export type RecommenderQuery = { recommenderName: string | null };


export const RecommenderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Recommender"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"recommendGuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recommenderName"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"recommendGuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"recommendGuid"}}}]}]}}]} as unknown as DocumentNode<RecommenderQuery, RecommenderQueryVariables>;