/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The page on which a card is hidden. */
export type BonusPlace =
  | 'AGB'
  | 'DATENSCHUTZ'
  | 'IMPRESSUM'
  /** The ranking. */
  | 'RANGLISTE'
  /** The list of groups. */
  | 'SPIELERGRUPPEN'
  | 'SPIELREGELN'
  /** Home. */
  | 'START'
  /** Statistics. */
  | 'STATISTIK'
  /** The tables, between groups C and D. */
  | 'TABELLE'
  /** The ranking of the duels. */
  | 'TIPPDUELL';

export type BonusState =
  /** Waits for its resolution. */
  | 'CLOSED'
  /** Not dated yet; operators only. */
  | 'DRAFT'
  | 'OPEN'
  /** Opens later; operators only. */
  | 'PLANNED'
  | 'RESOLVED';

export type SaveBonusAnswerInput = {
  questionId: number;
  /** 0 for no choice: then the first option is taken. */
  selectionId: number;
};

export type BonusCardsQueryVariables = Exact<{ [key: string]: never; }>;


export type BonusCardsQuery = { bonusQuestions: Array<{ id: number, state: Types.BonusState, place: Types.BonusPlace, deadline: string, ownSelectionId: number | null }> };

export type BonusTaskQueryVariables = Exact<{
  id: number;
}>;


export type BonusTaskQuery = { bonusQuestion: (
    { id: number }
    & { ' $fragmentRefs'?: { 'BonusTaskFragment': BonusTaskFragment } }
  ) | null };

export type BonusTaskFragment = { id: number, state: Types.BonusState, question: string, description: string, points: number, deadline: string, ownSelectionId: number | null, ownPoints: number | null, selections: Array<{ selectionId: number, selection: string, isRight: boolean | null, count: number | null }> } & { ' $fragmentName'?: 'BonusTaskFragment' };

export type SaveBonusAnswerMutationVariables = Exact<{
  input: Types.SaveBonusAnswerInput;
}>;


export type SaveBonusAnswerMutation = { saveBonusAnswer: { bonusQuestion: (
      { id: number }
      & { ' $fragmentRefs'?: { 'BonusTaskFragment': BonusTaskFragment } }
    ) } };

export const BonusTaskFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BonusTask"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BonusQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"selections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"selectionId"}},{"kind":"Field","name":{"kind":"Name","value":"selection"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"ownSelectionId"}},{"kind":"Field","name":{"kind":"Name","value":"ownPoints"}}]}}]} as unknown as DocumentNode<BonusTaskFragment, unknown>;
export const BonusCardsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BonusCards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bonusQuestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"ownSelectionId"}}]}}]}}]} as unknown as DocumentNode<BonusCardsQuery, BonusCardsQueryVariables>;
export const BonusTaskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BonusTask"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bonusQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BonusTask"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BonusTask"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BonusQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"selections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"selectionId"}},{"kind":"Field","name":{"kind":"Name","value":"selection"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"ownSelectionId"}},{"kind":"Field","name":{"kind":"Name","value":"ownPoints"}}]}}]} as unknown as DocumentNode<BonusTaskQuery, BonusTaskQueryVariables>;
export const SaveBonusAnswerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveBonusAnswer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveBonusAnswerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveBonusAnswer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bonusQuestion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BonusTask"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BonusTask"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BonusQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"selections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"selectionId"}},{"kind":"Field","name":{"kind":"Name","value":"selection"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"ownSelectionId"}},{"kind":"Field","name":{"kind":"Name","value":"ownPoints"}}]}}]} as unknown as DocumentNode<SaveBonusAnswerMutation, SaveBonusAnswerMutationVariables>;