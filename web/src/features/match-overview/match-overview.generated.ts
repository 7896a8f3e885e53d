/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What is shown of a running match in place of its minute. */
export type MatchPhase =
  /** Of a knock-out match alone. */
  | 'EXTRA_TIME'
  | 'HALF_TIME'
  /** The minute follows the clock. */
  | 'NONE'
  /** Of a knock-out match alone. */
  | 'SHOOT_OUT';

export type MatchOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type MatchOverviewQuery = { matchOverview: { lastMatches: Array<(
      { id: number, isRunning: boolean }
      & { ' $fragmentRefs'?: { 'OverviewMatchFragment': OverviewMatchFragment } }
    )>, nextMatches: Array<(
      { id: number }
      & { ' $fragmentRefs'?: { 'OverviewMatchFragment': OverviewMatchFragment } }
    )> } };

export type OverviewMatchFragment = { id: number, date: string, isLocked: boolean, isRunning: boolean, isPlayed: boolean, group: string, phase: Types.MatchPhase, goalsTeam1: number | null, goalsTeam2: number | null, tippInfo: Array<{ goalsTeam1: number | null, goalsTeam2: number | null, points: number, isJoker: boolean }>, team1: { teamKZ: string, name: string, flag: string }, team2: { teamKZ: string, name: string, flag: string } } & { ' $fragmentName'?: 'OverviewMatchFragment' };

export const OverviewMatchFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OverviewMatch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}},{"kind":"Field","name":{"kind":"Name","value":"isRunning"}},{"kind":"Field","name":{"kind":"Name","value":"isPlayed"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"goalsTeam1"}},{"kind":"Field","name":{"kind":"Name","value":"goalsTeam2"}},{"kind":"Field","name":{"kind":"Name","value":"tippInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goalsTeam1"}},{"kind":"Field","name":{"kind":"Name","value":"goalsTeam2"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"isJoker"}}]}},{"kind":"Field","name":{"kind":"Name","value":"team1"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamKZ"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"flag"}}]}},{"kind":"Field","name":{"kind":"Name","value":"team2"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamKZ"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"flag"}}]}}]}}]} as unknown as DocumentNode<OverviewMatchFragment, unknown>;
export const MatchOverviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MatchOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matchOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastMatches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRunning"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OverviewMatch"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextMatches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OverviewMatch"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OverviewMatch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}},{"kind":"Field","name":{"kind":"Name","value":"isRunning"}},{"kind":"Field","name":{"kind":"Name","value":"isPlayed"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"goalsTeam1"}},{"kind":"Field","name":{"kind":"Name","value":"goalsTeam2"}},{"kind":"Field","name":{"kind":"Name","value":"tippInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goalsTeam1"}},{"kind":"Field","name":{"kind":"Name","value":"goalsTeam2"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"isJoker"}}]}},{"kind":"Field","name":{"kind":"Name","value":"team1"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamKZ"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"flag"}}]}},{"kind":"Field","name":{"kind":"Name","value":"team2"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamKZ"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"flag"}}]}}]}}]} as unknown as DocumentNode<MatchOverviewQuery, MatchOverviewQueryVariables>;