/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../generated/schema.ts';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** What is shown of a running match in place of its minute. */
export type MatchPhase =
  /** Of a knock-out match alone. */
  | 'EXTRA_TIME'
  | 'HALF_TIME'
  /** The minute follows the clock. */
  | 'NONE'
  /** Of a knock-out match alone. */
  | 'SHOOT_OUT';

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

export type SaveMatchInput = {
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
  /** 0 to 15, or null for none. Both or neither: one alone goes with the other that stands already. */
  goalsTeam1?: number | null | undefined;
  goalsTeam2?: number | null | undefined;
  isRunning?: boolean | null | undefined;
  matchId: number;
  /** Goals of the shoot-out after a draw of a knock-out match; both or neither, as goals are. Another result takes them back. */
  penaltiesTeam1?: number | null | undefined;
  penaltiesTeam2?: number | null | undefined;
  /**
   * Of a running match; extra time and shoot-out of a knock-out match alone. Null or missing leaves it, NONE takes it back, and
   * it ends with the match. Other goals end a half time.
   */
  phase?: MatchPhase | null | undefined;
  /** Short code of the team in a knock-out slot; null or empty lets the slot fill itself. */
  teamKZ1?: string | null | undefined;
  teamKZ2?: string | null | undefined;
  /** The version that the operator has seen; without it the change goes onto whatever stands there. */
  version?: number | null | undefined;
};

export type TeamFieldsFragment = { teamKZ: string, name: string, group: string, link: string, details: { place: number, games: number, won: number, draw: number, lost: number, goalsPlus: number, goalsMinus: number, points: number, isGroupWinner: boolean, isGroupLooser: boolean, isThird: boolean, isSecond: boolean, isFirst: boolean } | null };

export type MatchFieldsFragment = { id: number, date: string, goalsTeam1: number | null, goalsTeam2: number | null, isLocked: boolean, isPlayed: boolean, isRunning: boolean, group: string, isPatriot: boolean, roundName: string, city: string, team1: { teamKZ: string, name: string, group: string, link: string, details: { place: number, games: number, won: number, draw: number, lost: number, goalsPlus: number, goalsMinus: number, points: number, isGroupWinner: boolean, isGroupLooser: boolean, isThird: boolean, isSecond: boolean, isFirst: boolean } | null }, team2: { teamKZ: string, name: string, group: string, link: string, details: { place: number, games: number, won: number, draw: number, lost: number, goalsPlus: number, goalsMinus: number, points: number, isGroupWinner: boolean, isGroupLooser: boolean, isThird: boolean, isSecond: boolean, isFirst: boolean } | null } };

export type MatchWithTippFragment = { id: number, date: string, goalsTeam1: number | null, goalsTeam2: number | null, isLocked: boolean, isPlayed: boolean, isRunning: boolean, group: string, isPatriot: boolean, roundName: string, city: string, tippInfo: Array<{ goalsTeam1: number | null, goalsTeam2: number | null, points: number, isJoker: boolean }>, team1: { teamKZ: string, name: string, group: string, link: string, details: { place: number, games: number, won: number, draw: number, lost: number, goalsPlus: number, goalsMinus: number, points: number, isGroupWinner: boolean, isGroupLooser: boolean, isThird: boolean, isSecond: boolean, isFirst: boolean } | null }, team2: { teamKZ: string, name: string, group: string, link: string, details: { place: number, games: number, won: number, draw: number, lost: number, goalsPlus: number, goalsMinus: number, points: number, isGroupWinner: boolean, isGroupLooser: boolean, isThird: boolean, isSecond: boolean, isFirst: boolean } | null } };

export type EvaluationFieldsFragment = { isRunning: boolean, isDue: boolean, finishedAt: string | null, matchCount: number };

export type RestMatchesQueryVariables = Exact<{ [key: string]: never; }>;


export type RestMatchesQuery = { matches: Array<{ id: number, date: string, goalsTeam1: number | null, goalsTeam2: number | null, isLocked: boolean, isPlayed: boolean, isRunning: boolean, group: string, isPatriot: boolean, roundName: string, city: string, tippInfo: Array<{ goalsTeam1: number | null, goalsTeam2: number | null, points: number, isJoker: boolean }>, team1: { teamKZ: string, name: string, group: string, link: string, details: { place: number, games: number, won: number, draw: number, lost: number, goalsPlus: number, goalsMinus: number, points: number, isGroupWinner: boolean, isGroupLooser: boolean, isThird: boolean, isSecond: boolean, isFirst: boolean } | null }, team2: { teamKZ: string, name: string, group: string, link: string, details: { place: number, games: number, won: number, draw: number, lost: number, goalsPlus: number, goalsMinus: number, points: number, isGroupWinner: boolean, isGroupLooser: boolean, isThird: boolean, isSecond: boolean, isFirst: boolean } | null } }> };

export type RestMatchOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type RestMatchOverviewQuery = { matchOverview: { lastMatches: Array<{ id: number, date: string, goalsTeam1: number | null, goalsTeam2: number | null, isLocked: boolean, isPlayed: boolean, isRunning: boolean, group: string, isPatriot: boolean, roundName: string, city: string, tippInfo: Array<{ goalsTeam1: number | null, goalsTeam2: number | null, points: number, isJoker: boolean }>, team1: { teamKZ: string, name: string, group: string, link: string, details: { place: number, games: number, won: number, draw: number, lost: number, goalsPlus: number, goalsMinus: number, points: number, isGroupWinner: boolean, isGroupLooser: boolean, isThird: boolean, isSecond: boolean, isFirst: boolean } | null }, team2: { teamKZ: string, name: string, group: string, link: string, details: { place: number, games: number, won: number, draw: number, lost: number, goalsPlus: number, goalsMinus: number, points: number, isGroupWinner: boolean, isGroupLooser: boolean, isThird: boolean, isSecond: boolean, isFirst: boolean } | null } }>, nextMatches: Array<{ id: number, date: string, goalsTeam1: number | null, goalsTeam2: number | null, isLocked: boolean, isPlayed: boolean, isRunning: boolean, group: string, isPatriot: boolean, roundName: string, city: string, tippInfo: Array<{ goalsTeam1: number | null, goalsTeam2: number | null, points: number, isJoker: boolean }>, team1: { teamKZ: string, name: string, group: string, link: string, details: { place: number, games: number, won: number, draw: number, lost: number, goalsPlus: number, goalsMinus: number, points: number, isGroupWinner: boolean, isGroupLooser: boolean, isThird: boolean, isSecond: boolean, isFirst: boolean } | null }, team2: { teamKZ: string, name: string, group: string, link: string, details: { place: number, games: number, won: number, draw: number, lost: number, goalsPlus: number, goalsMinus: number, points: number, isGroupWinner: boolean, isGroupLooser: boolean, isThird: boolean, isSecond: boolean, isFirst: boolean } | null } }> } };

export type RestGroupTablesQueryVariables = Exact<{ [key: string]: never; }>;


export type RestGroupTablesQuery = { groupTables: Array<{ group: string, teams: Array<{ teamKZ: string, name: string, group: string, link: string, details: { place: number, games: number, won: number, draw: number, lost: number, goalsPlus: number, goalsMinus: number, points: number, isGroupWinner: boolean, isGroupLooser: boolean, isThird: boolean, isSecond: boolean, isFirst: boolean } | null }>, matches: Array<{ id: number, date: string, goalsTeam1: number | null, goalsTeam2: number | null, isLocked: boolean, isPlayed: boolean, isRunning: boolean, group: string, isPatriot: boolean, roundName: string, city: string, tippInfo: Array<{ goalsTeam1: number | null, goalsTeam2: number | null, points: number, isJoker: boolean }>, team1: { teamKZ: string, name: string, group: string, link: string, details: { place: number, games: number, won: number, draw: number, lost: number, goalsPlus: number, goalsMinus: number, points: number, isGroupWinner: boolean, isGroupLooser: boolean, isThird: boolean, isSecond: boolean, isFirst: boolean } | null }, team2: { teamKZ: string, name: string, group: string, link: string, details: { place: number, games: number, won: number, draw: number, lost: number, goalsPlus: number, goalsMinus: number, points: number, isGroupWinner: boolean, isGroupLooser: boolean, isThird: boolean, isSecond: boolean, isFirst: boolean } | null } }> }> };

export type AdminMatchFieldsFragment = { version: number, penaltiesTeam1: number | null, penaltiesTeam2: number | null, match: { phase: Types.MatchPhase, id: number, date: string, goalsTeam1: number | null, goalsTeam2: number | null, isLocked: boolean, isPlayed: boolean, isRunning: boolean, group: string, isPatriot: boolean, roundName: string, city: string, tippInfo: Array<{ goalsTeam1: number | null, goalsTeam2: number | null, points: number, isJoker: boolean }>, team1: { teamKZ: string, name: string, group: string, link: string, details: { place: number, games: number, won: number, draw: number, lost: number, goalsPlus: number, goalsMinus: number, points: number, isGroupWinner: boolean, isGroupLooser: boolean, isThird: boolean, isSecond: boolean, isFirst: boolean } | null }, team2: { teamKZ: string, name: string, group: string, link: string, details: { place: number, games: number, won: number, draw: number, lost: number, goalsPlus: number, goalsMinus: number, points: number, isGroupWinner: boolean, isGroupLooser: boolean, isThird: boolean, isSecond: boolean, isFirst: boolean } | null } } };

export type RestAdminMatchesQueryVariables = Exact<{ [key: string]: never; }>;


export type RestAdminMatchesQuery = { adminMatches: Array<{ version: number, penaltiesTeam1: number | null, penaltiesTeam2: number | null, match: { phase: Types.MatchPhase, id: number, date: string, goalsTeam1: number | null, goalsTeam2: number | null, isLocked: boolean, isPlayed: boolean, isRunning: boolean, group: string, isPatriot: boolean, roundName: string, city: string, tippInfo: Array<{ goalsTeam1: number | null, goalsTeam2: number | null, points: number, isJoker: boolean }>, team1: { teamKZ: string, name: string, group: string, link: string, details: { place: number, games: number, won: number, draw: number, lost: number, goalsPlus: number, goalsMinus: number, points: number, isGroupWinner: boolean, isGroupLooser: boolean, isThird: boolean, isSecond: boolean, isFirst: boolean } | null }, team2: { teamKZ: string, name: string, group: string, link: string, details: { place: number, games: number, won: number, draw: number, lost: number, goalsPlus: number, goalsMinus: number, points: number, isGroupWinner: boolean, isGroupLooser: boolean, isThird: boolean, isSecond: boolean, isFirst: boolean } | null } } }>, evaluation: { isRunning: boolean, isDue: boolean, finishedAt: string | null, matchCount: number } };

export type RestSaveMatchMutationVariables = Exact<{
  input: Types.SaveMatchInput;
}>;


export type RestSaveMatchMutation = { saveMatch: { adminMatch: { version: number, penaltiesTeam1: number | null, penaltiesTeam2: number | null, match: { phase: Types.MatchPhase, id: number, date: string, goalsTeam1: number | null, goalsTeam2: number | null, isLocked: boolean, isPlayed: boolean, isRunning: boolean, group: string, isPatriot: boolean, roundName: string, city: string, tippInfo: Array<{ goalsTeam1: number | null, goalsTeam2: number | null, points: number, isJoker: boolean }>, team1: { teamKZ: string, name: string, group: string, link: string, details: { place: number, games: number, won: number, draw: number, lost: number, goalsPlus: number, goalsMinus: number, points: number, isGroupWinner: boolean, isGroupLooser: boolean, isThird: boolean, isSecond: boolean, isFirst: boolean } | null }, team2: { teamKZ: string, name: string, group: string, link: string, details: { place: number, games: number, won: number, draw: number, lost: number, goalsPlus: number, goalsMinus: number, points: number, isGroupWinner: boolean, isGroupLooser: boolean, isThird: boolean, isSecond: boolean, isFirst: boolean } | null } } }, evaluation: { isRunning: boolean, isDue: boolean, finishedAt: string | null, matchCount: number } } };

export type RestSaveTeamMarkMutationVariables = Exact<{
  input: Types.SaveDecisionInput;
}>;


export type RestSaveTeamMarkMutation = { saveDecision: { decision: { id: string, version: number, given: Array<{ teamKZ: string }>, proposal: Array<{ teamKZ: string }> }, evaluation: { isRunning: boolean, isDue: boolean, finishedAt: string | null, matchCount: number } } };

export type RestStartEvaluationMutationVariables = Exact<{ [key: string]: never; }>;


export type RestStartEvaluationMutation = { startEvaluation: { evaluation: { isRunning: boolean, isDue: boolean, finishedAt: string | null, matchCount: number } } };

export type RestEvaluationQueryVariables = Exact<{ [key: string]: never; }>;


export type RestEvaluationQuery = { evaluation: { isRunning: boolean, isDue: boolean, finishedAt: string | null, matchCount: number } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const EvaluationFieldsFragmentDoc = new TypedDocumentString(`
    fragment EvaluationFields on Evaluation {
  isRunning
  isDue
  finishedAt
  matchCount
}
    `, {"fragmentName":"EvaluationFields"}) as unknown as TypedDocumentString<EvaluationFieldsFragment, unknown>;
export const TeamFieldsFragmentDoc = new TypedDocumentString(`
    fragment TeamFields on Team {
  teamKZ
  name
  group
  link
  details {
    place
    games
    won
    draw
    lost
    goalsPlus
    goalsMinus
    points
    isGroupWinner
    isGroupLooser
    isThird
    isSecond
    isFirst
  }
}
    `, {"fragmentName":"TeamFields"}) as unknown as TypedDocumentString<TeamFieldsFragment, unknown>;
export const MatchFieldsFragmentDoc = new TypedDocumentString(`
    fragment MatchFields on Match {
  id
  date
  team1 {
    ...TeamFields
  }
  team2 {
    ...TeamFields
  }
  goalsTeam1
  goalsTeam2
  isLocked
  isPlayed
  isRunning
  group
  isPatriot
  roundName
  city
}
    fragment TeamFields on Team {
  teamKZ
  name
  group
  link
  details {
    place
    games
    won
    draw
    lost
    goalsPlus
    goalsMinus
    points
    isGroupWinner
    isGroupLooser
    isThird
    isSecond
    isFirst
  }
}`, {"fragmentName":"MatchFields"}) as unknown as TypedDocumentString<MatchFieldsFragment, unknown>;
export const MatchWithTippFragmentDoc = new TypedDocumentString(`
    fragment MatchWithTipp on Match {
  ...MatchFields
  tippInfo {
    goalsTeam1
    goalsTeam2
    points
    isJoker
  }
}
    fragment TeamFields on Team {
  teamKZ
  name
  group
  link
  details {
    place
    games
    won
    draw
    lost
    goalsPlus
    goalsMinus
    points
    isGroupWinner
    isGroupLooser
    isThird
    isSecond
    isFirst
  }
}
fragment MatchFields on Match {
  id
  date
  team1 {
    ...TeamFields
  }
  team2 {
    ...TeamFields
  }
  goalsTeam1
  goalsTeam2
  isLocked
  isPlayed
  isRunning
  group
  isPatriot
  roundName
  city
}`, {"fragmentName":"MatchWithTipp"}) as unknown as TypedDocumentString<MatchWithTippFragment, unknown>;
export const AdminMatchFieldsFragmentDoc = new TypedDocumentString(`
    fragment AdminMatchFields on AdminMatch {
  version
  penaltiesTeam1
  penaltiesTeam2
  match {
    ...MatchWithTipp
    phase
  }
}
    fragment TeamFields on Team {
  teamKZ
  name
  group
  link
  details {
    place
    games
    won
    draw
    lost
    goalsPlus
    goalsMinus
    points
    isGroupWinner
    isGroupLooser
    isThird
    isSecond
    isFirst
  }
}
fragment MatchFields on Match {
  id
  date
  team1 {
    ...TeamFields
  }
  team2 {
    ...TeamFields
  }
  goalsTeam1
  goalsTeam2
  isLocked
  isPlayed
  isRunning
  group
  isPatriot
  roundName
  city
}
fragment MatchWithTipp on Match {
  ...MatchFields
  tippInfo {
    goalsTeam1
    goalsTeam2
    points
    isJoker
  }
}`, {"fragmentName":"AdminMatchFields"}) as unknown as TypedDocumentString<AdminMatchFieldsFragment, unknown>;
export const RestMatchesDocument = new TypedDocumentString(`
    query RestMatches {
  matches {
    ...MatchWithTipp
  }
}
    fragment TeamFields on Team {
  teamKZ
  name
  group
  link
  details {
    place
    games
    won
    draw
    lost
    goalsPlus
    goalsMinus
    points
    isGroupWinner
    isGroupLooser
    isThird
    isSecond
    isFirst
  }
}
fragment MatchFields on Match {
  id
  date
  team1 {
    ...TeamFields
  }
  team2 {
    ...TeamFields
  }
  goalsTeam1
  goalsTeam2
  isLocked
  isPlayed
  isRunning
  group
  isPatriot
  roundName
  city
}
fragment MatchWithTipp on Match {
  ...MatchFields
  tippInfo {
    goalsTeam1
    goalsTeam2
    points
    isJoker
  }
}`) as unknown as TypedDocumentString<RestMatchesQuery, RestMatchesQueryVariables>;
export const RestMatchOverviewDocument = new TypedDocumentString(`
    query RestMatchOverview {
  matchOverview {
    lastMatches {
      ...MatchWithTipp
    }
    nextMatches {
      ...MatchWithTipp
    }
  }
}
    fragment TeamFields on Team {
  teamKZ
  name
  group
  link
  details {
    place
    games
    won
    draw
    lost
    goalsPlus
    goalsMinus
    points
    isGroupWinner
    isGroupLooser
    isThird
    isSecond
    isFirst
  }
}
fragment MatchFields on Match {
  id
  date
  team1 {
    ...TeamFields
  }
  team2 {
    ...TeamFields
  }
  goalsTeam1
  goalsTeam2
  isLocked
  isPlayed
  isRunning
  group
  isPatriot
  roundName
  city
}
fragment MatchWithTipp on Match {
  ...MatchFields
  tippInfo {
    goalsTeam1
    goalsTeam2
    points
    isJoker
  }
}`) as unknown as TypedDocumentString<RestMatchOverviewQuery, RestMatchOverviewQueryVariables>;
export const RestGroupTablesDocument = new TypedDocumentString(`
    query RestGroupTables {
  groupTables {
    group
    teams {
      ...TeamFields
    }
    matches {
      ...MatchWithTipp
    }
  }
}
    fragment TeamFields on Team {
  teamKZ
  name
  group
  link
  details {
    place
    games
    won
    draw
    lost
    goalsPlus
    goalsMinus
    points
    isGroupWinner
    isGroupLooser
    isThird
    isSecond
    isFirst
  }
}
fragment MatchFields on Match {
  id
  date
  team1 {
    ...TeamFields
  }
  team2 {
    ...TeamFields
  }
  goalsTeam1
  goalsTeam2
  isLocked
  isPlayed
  isRunning
  group
  isPatriot
  roundName
  city
}
fragment MatchWithTipp on Match {
  ...MatchFields
  tippInfo {
    goalsTeam1
    goalsTeam2
    points
    isJoker
  }
}`) as unknown as TypedDocumentString<RestGroupTablesQuery, RestGroupTablesQueryVariables>;
export const RestAdminMatchesDocument = new TypedDocumentString(`
    query RestAdminMatches {
  adminMatches {
    ...AdminMatchFields
  }
  evaluation {
    ...EvaluationFields
  }
}
    fragment TeamFields on Team {
  teamKZ
  name
  group
  link
  details {
    place
    games
    won
    draw
    lost
    goalsPlus
    goalsMinus
    points
    isGroupWinner
    isGroupLooser
    isThird
    isSecond
    isFirst
  }
}
fragment MatchFields on Match {
  id
  date
  team1 {
    ...TeamFields
  }
  team2 {
    ...TeamFields
  }
  goalsTeam1
  goalsTeam2
  isLocked
  isPlayed
  isRunning
  group
  isPatriot
  roundName
  city
}
fragment MatchWithTipp on Match {
  ...MatchFields
  tippInfo {
    goalsTeam1
    goalsTeam2
    points
    isJoker
  }
}
fragment EvaluationFields on Evaluation {
  isRunning
  isDue
  finishedAt
  matchCount
}
fragment AdminMatchFields on AdminMatch {
  version
  penaltiesTeam1
  penaltiesTeam2
  match {
    ...MatchWithTipp
    phase
  }
}`) as unknown as TypedDocumentString<RestAdminMatchesQuery, RestAdminMatchesQueryVariables>;
export const RestSaveMatchDocument = new TypedDocumentString(`
    mutation RestSaveMatch($input: SaveMatchInput!) {
  saveMatch(input: $input) {
    adminMatch {
      ...AdminMatchFields
    }
    evaluation {
      ...EvaluationFields
    }
  }
}
    fragment TeamFields on Team {
  teamKZ
  name
  group
  link
  details {
    place
    games
    won
    draw
    lost
    goalsPlus
    goalsMinus
    points
    isGroupWinner
    isGroupLooser
    isThird
    isSecond
    isFirst
  }
}
fragment MatchFields on Match {
  id
  date
  team1 {
    ...TeamFields
  }
  team2 {
    ...TeamFields
  }
  goalsTeam1
  goalsTeam2
  isLocked
  isPlayed
  isRunning
  group
  isPatriot
  roundName
  city
}
fragment MatchWithTipp on Match {
  ...MatchFields
  tippInfo {
    goalsTeam1
    goalsTeam2
    points
    isJoker
  }
}
fragment EvaluationFields on Evaluation {
  isRunning
  isDue
  finishedAt
  matchCount
}
fragment AdminMatchFields on AdminMatch {
  version
  penaltiesTeam1
  penaltiesTeam2
  match {
    ...MatchWithTipp
    phase
  }
}`) as unknown as TypedDocumentString<RestSaveMatchMutation, RestSaveMatchMutationVariables>;
export const RestSaveTeamMarkDocument = new TypedDocumentString(`
    mutation RestSaveTeamMark($input: SaveDecisionInput!) {
  saveDecision(input: $input) {
    decision {
      id
      version
      given {
        teamKZ
      }
      proposal {
        teamKZ
      }
    }
    evaluation {
      ...EvaluationFields
    }
  }
}
    fragment EvaluationFields on Evaluation {
  isRunning
  isDue
  finishedAt
  matchCount
}`) as unknown as TypedDocumentString<RestSaveTeamMarkMutation, RestSaveTeamMarkMutationVariables>;
export const RestStartEvaluationDocument = new TypedDocumentString(`
    mutation RestStartEvaluation {
  startEvaluation {
    evaluation {
      ...EvaluationFields
    }
  }
}
    fragment EvaluationFields on Evaluation {
  isRunning
  isDue
  finishedAt
  matchCount
}`) as unknown as TypedDocumentString<RestStartEvaluationMutation, RestStartEvaluationMutationVariables>;
export const RestEvaluationDocument = new TypedDocumentString(`
    query RestEvaluation {
  evaluation {
    ...EvaluationFields
  }
}
    fragment EvaluationFields on Evaluation {
  isRunning
  isDue
  finishedAt
  matchCount
}`) as unknown as TypedDocumentString<RestEvaluationQuery, RestEvaluationQueryVariables>;