/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PriceState =
  /** Drawn, but nobody is named yet; operators alone see whom it hit. */
  | 'DRAWN'
  /** May be drawn now. */
  | 'DUE'
  /** Its last match has not kicked off, or the tipps on it are not frozen yet. */
  | 'OPEN'
  | 'PUBLISHED';

export type DueElsewhereQueryVariables = Exact<{ [key: string]: never; }>;


export type DueElsewhereQuery = { openReportCount: number | null, draftCount: number | null, prices: Array<{ id: number, state: Types.PriceState }> };


export const DueElsewhereDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DueElsewhere"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openReportCount"}},{"kind":"Field","name":{"kind":"Name","value":"draftCount"}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<DueElsewhereQuery, DueElsewhereQueryVariables>;