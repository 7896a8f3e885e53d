/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { EvaluationStateFragment } from './evaluation.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DecisionKind =
  /** One team has reached a mark. */
  | 'MARK'
  /** Teams that are level stand in this order. */
  | 'ORDER';

export type SaveDecisionInput = {
  /**
   * True where an operator has answered that the teams of matches that have begun may change by it. Without it, whatever would
   * change them is BAD_USER_INPUT with the field changesTeams; its message names the matches.
   */
  changesTeams?: boolean | null | undefined;
  /**
   * In place of it, the message of that refusal: the answer to this question alone. Where the change would by now do something
   * else, it is refused with the new question.
   */
  confirmedQuestion?: string | null | undefined;
  id: string;
  /** Short codes: the mark's one team, or the order of level teams. Empty takes the decision back. */
  teams: Array<string>;
  /** The version that the operator has seen; without it the decision replaces whatever stands there. */
  version?: number | null | undefined;
};

export type DecisionsQueryVariables = Exact<{ [key: string]: never; }>;


export type DecisionsQuery = { decisions: Array<{ id: string, kind: Types.DecisionKind, group: string, version: number, isOpen: boolean, isDue: boolean, isContradicted: boolean, hint: string | null, proposal: Array<{ teamKZ: string, name: string }>, given: Array<{ teamKZ: string, name: string }>, candidates: Array<{ teamKZ: string, name: string }> }> };

export type SaveDecisionMutationVariables = Exact<{
  input: Types.SaveDecisionInput;
}>;


export type SaveDecisionMutation = { saveDecision: { decision: { id: string, version: number }, evaluation: { ' $fragmentRefs'?: { 'EvaluationStateFragment': EvaluationStateFragment } } } };


export const DecisionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Decisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"isDue"}},{"kind":"Field","name":{"kind":"Name","value":"isContradicted"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamKZ"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"given"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamKZ"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"candidates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamKZ"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<DecisionsQuery, DecisionsQueryVariables>;
export const SaveDecisionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveDecision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveDecisionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveDecision"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"evaluation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EvaluationState"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EvaluationState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Evaluation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isRunning"}},{"kind":"Field","name":{"kind":"Name","value":"isDue"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"matchCount"}}]}}]} as unknown as DocumentNode<SaveDecisionMutation, SaveDecisionMutationVariables>;