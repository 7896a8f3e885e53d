/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../generated/schema.ts';

import type { MatchTeamsFragment } from './match-teams.generated.ts';
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

export type TeamMatchesQueryVariables = Exact<{ [key: string]: never; }>;


export type TeamMatchesQuery = { matches: Array<{ id: number, date: string, group: string, phase: Types.MatchPhase, isRunning: boolean, isPlayed: boolean, goalsTeam1: number | null, goalsTeam2: number | null, team1: { teamKZ: string, name: string, flag: string }, team2: { teamKZ: string, name: string, flag: string } }> };


export const TeamMatchesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeamMatches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"isRunning"}},{"kind":"Field","name":{"kind":"Name","value":"isPlayed"}},{"kind":"Field","name":{"kind":"Name","value":"goalsTeam1"}},{"kind":"Field","name":{"kind":"Name","value":"goalsTeam2"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchTeams"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchTeams"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"team1"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamKZ"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"flag"}}]}},{"kind":"Field","name":{"kind":"Name","value":"team2"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamKZ"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"flag"}}]}}]}}]} as unknown as DocumentNode<TeamMatchesQuery, TeamMatchesQueryVariables>;