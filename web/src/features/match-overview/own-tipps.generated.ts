/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OwnTippsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnTippsQuery = { matchOverview: { lastMatches: Array<{ id: number, goalsTeam1: number | null, goalsTeam2: number | null, tippInfo: Array<{ goalsTeam1: number | null, goalsTeam2: number | null, points: number, isJoker: boolean }> }> } };


export const OwnTippsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnTipps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matchOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastMatches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goalsTeam1"}},{"kind":"Field","name":{"kind":"Name","value":"goalsTeam2"}},{"kind":"Field","name":{"kind":"Name","value":"tippInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goalsTeam1"}},{"kind":"Field","name":{"kind":"Name","value":"goalsTeam2"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"isJoker"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OwnTippsQuery, OwnTippsQueryVariables>;