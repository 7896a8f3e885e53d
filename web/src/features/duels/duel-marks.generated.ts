/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DuelOutcome =
  | 'BYE'
  | 'LEVEL'
  | 'LOST'
  | 'WON';

export type DuelState =
  /** The number was odd and this player is left over, without an opponent. */
  | 'BYE'
  /** The match has just locked; the draw comes with the last tipps, within seconds. */
  | 'DRAWING'
  | 'DRAWN'
  /** The player registered after the match had locked. */
  | 'NONE'
  /** The match is open: nobody knows yet who meets whom. */
  | 'OPEN';

export type MyDuelMarksQueryVariables = Exact<{ [key: string]: never; }>;


export type MyDuelMarksQuery = { duelMarks: Array<{ matchId: number, date: string, state: Types.DuelState, outcome: Types.DuelOutcome | null, isLocked: boolean, isRunning: boolean }>, viewer: { id: number, duellRanking: number, duellPoints: number } | null };


export const MyDuelMarksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyDuelMarks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duelMarks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matchId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}},{"kind":"Field","name":{"kind":"Name","value":"isRunning"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"duellRanking"}},{"kind":"Field","name":{"kind":"Name","value":"duellPoints"}}]}}]}}]} as unknown as DocumentNode<MyDuelMarksQuery, MyDuelMarksQueryVariables>;