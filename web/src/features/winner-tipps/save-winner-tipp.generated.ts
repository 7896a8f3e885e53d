/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SaveWinnerTippInput = {
  /** As that of `saveTipp`. */
  key?: string | null | undefined;
  mark: string;
  /** Other places, or the other end of the group, that change with it: teams that change places. All are stored, or none. */
  others?: Array<WinnerTippInput> | null | undefined;
  /** The one that was seen: where another save came first nothing is stored. Without it the save goes onto whatever stands. */
  revision?: number | null | undefined;
  /** Short code of a team; empty or null takes the tipp back. */
  teamKZ?: string | null | undefined;
};

export type WinnerTippInput = {
  mark: string;
  teamKZ?: string | null | undefined;
};

export type SaveWinnerTippMutationVariables = Exact<{
  input: Types.SaveWinnerTippInput;
}>;


export type SaveWinnerTippMutation = { saveWinnerTipp: { isConflict: boolean, winnerTipp: { id: string, mark: string, revision: number | null, isEnabled: boolean, points: number | null, team: { teamKZ: string, name: string, flag: string } | null }, others: Array<{ id: string, mark: string, revision: number | null, isEnabled: boolean, points: number | null, team: { teamKZ: string, name: string, flag: string } | null }>, viewer: { id: number, winnerTippsAreComplete: boolean } } };

export type SavedWinnerTippFragment = { id: string, mark: string, revision: number | null, isEnabled: boolean, points: number | null, team: { teamKZ: string, name: string, flag: string } | null } & { ' $fragmentName'?: 'SavedWinnerTippFragment' };

export const SavedWinnerTippFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedWinnerTipp"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WinnerTipp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mark"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamKZ"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"flag"}}]}}]}}]} as unknown as DocumentNode<SavedWinnerTippFragment, unknown>;
export const SaveWinnerTippDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveWinnerTipp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveWinnerTippInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveWinnerTipp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isConflict"}},{"kind":"Field","name":{"kind":"Name","value":"winnerTipp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedWinnerTipp"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"others"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedWinnerTipp"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"winnerTippsAreComplete"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedWinnerTipp"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WinnerTipp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mark"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamKZ"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"flag"}}]}}]}}]} as unknown as DocumentNode<SaveWinnerTippMutation, SaveWinnerTippMutationVariables>;