/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BonusState =
  /** Waits for its resolution. */
  | 'CLOSED'
  /** Not dated yet; operators only. */
  | 'DRAFT'
  | 'OPEN'
  /** Opens later; operators only. */
  | 'PLANNED'
  | 'RESOLVED';

export type BonusOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type BonusOverviewQuery = { bonusQuestions: Array<{ id: number, state: Types.BonusState, question: string, deadline: string, points: number, ownSelectionId: number | null, ownPoints: number | null }> };


export const BonusOverviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BonusOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bonusQuestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"ownSelectionId"}},{"kind":"Field","name":{"kind":"Name","value":"ownPoints"}}]}}]}}]} as unknown as DocumentNode<BonusOverviewQuery, BonusOverviewQueryVariables>;