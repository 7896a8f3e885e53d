/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../generated/schema.ts';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
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

export type SaveTippInput = {
  /** 0 to 15, or null for none. */
  goalsTeam1?: number | null | undefined;
  goalsTeam2?: number | null | undefined;
  isJoker?: boolean | null | undefined;
  /** True lets the server draw both goals. */
  isRandom?: boolean | null | undefined;
  /**
   * Made anew for each save, at most 40 letters, digits, '-' and '_': sent again under the same key it stores nothing and answers
   * what stands, with `isConflict` where another save came since. Without a revision, the tipp's latest five keys are known.
   */
  key?: string | null | undefined;
  matchId: number;
  /** The one that was seen: where another save came first nothing is stored. Without it the save goes onto whatever stands. */
  revision?: number | null | undefined;
  /** When given, it must be the viewer's own tipp of that match. */
  tippId?: number | null | undefined;
};

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

export type TippFieldsFragment = { id: number, goalsTeam1: number | null, goalsTeam2: number | null, isValid: boolean, isEnabled: boolean, isJoker: boolean, isPatriot: boolean, isVisible: boolean, points: number | null, pointsInternal: number | null };

export type WinnerTippFieldsFragment = { mark: string, isLocked: boolean, isVisible: boolean, points: number | null, team: { teamKZ: string } | null };

export type RestTippStatusQueryVariables = Exact<{ [key: string]: never; }>;


export type RestTippStatusQuery = { viewer: { id: number, winnerTippsAreComplete: boolean } | null, tournament: { firstMatchLockTime: string, firstMatchIsLocked: boolean, isWM: boolean, showPatriot: boolean } };

export type RestTippsQueryVariables = Exact<{
  userId?: number | null | undefined;
  pageNumber?: number | null | undefined;
}>;


export type RestTippsQuery = { tipps: { currentPageNumber: number, jokerCount: number, tipps: Array<{ id: number, goalsTeam1: number | null, goalsTeam2: number | null, isValid: boolean, isEnabled: boolean, isJoker: boolean, isPatriot: boolean, isVisible: boolean, points: number | null, pointsInternal: number | null, match: { id: number, date: string, goalsTeam1: number | null, goalsTeam2: number | null, isLocked: boolean, isPlayed: boolean, isRunning: boolean, group: string, isPatriot: boolean, roundName: string, city: string, tippInfo: Array<{ goalsTeam1: number | null, goalsTeam2: number | null, points: number, isJoker: boolean }>, team1: { teamKZ: string, name: string, group: string, link: string, details: { place: number, games: number, won: number, draw: number, lost: number, goalsPlus: number, goalsMinus: number, points: number, isGroupWinner: boolean, isGroupLooser: boolean, isThird: boolean, isSecond: boolean, isFirst: boolean } | null }, team2: { teamKZ: string, name: string, group: string, link: string, details: { place: number, games: number, won: number, draw: number, lost: number, goalsPlus: number, goalsMinus: number, points: number, isGroupWinner: boolean, isGroupLooser: boolean, isThird: boolean, isSecond: boolean, isFirst: boolean } | null } } }> } };

export type RestSaveTippMutationVariables = Exact<{
  input: Types.SaveTippInput;
}>;


export type RestSaveTippMutation = { saveTipp: { jokerCount: number, errorMessage: string | null, tipp: { id: number, goalsTeam1: number | null, goalsTeam2: number | null, isValid: boolean, isEnabled: boolean, isJoker: boolean, isPatriot: boolean, isVisible: boolean, points: number | null, pointsInternal: number | null, match: { id: number, date: string, goalsTeam1: number | null, goalsTeam2: number | null, isLocked: boolean, isPlayed: boolean, isRunning: boolean, group: string, isPatriot: boolean, roundName: string, city: string, team1: { teamKZ: string, name: string, group: string, link: string, details: { place: number, games: number, won: number, draw: number, lost: number, goalsPlus: number, goalsMinus: number, points: number, isGroupWinner: boolean, isGroupLooser: boolean, isThird: boolean, isSecond: boolean, isFirst: boolean } | null }, team2: { teamKZ: string, name: string, group: string, link: string, details: { place: number, games: number, won: number, draw: number, lost: number, goalsPlus: number, goalsMinus: number, points: number, isGroupWinner: boolean, isGroupLooser: boolean, isThird: boolean, isSecond: boolean, isFirst: boolean } | null } } } } };

export type RestWinnerTippsQueryVariables = Exact<{
  userId?: number | null | undefined;
}>;


export type RestWinnerTippsQuery = { winnerTipps: Array<{ mark: string, isLocked: boolean, isVisible: boolean, points: number | null, team: { teamKZ: string } | null }> };

export type RestSaveWinnerTippMutationVariables = Exact<{
  input: Types.SaveWinnerTippInput;
}>;


export type RestSaveWinnerTippMutation = { saveWinnerTipp: { winnerTipp: { mark: string, isLocked: boolean, isVisible: boolean, points: number | null, team: { teamKZ: string } | null } } };

export type DuelFieldsFragment = { state: Types.DuelState, points: number | null, match: { id: number, date: string, goalsTeam1: number | null, goalsTeam2: number | null, isLocked: boolean, isPlayed: boolean, isRunning: boolean, group: string, isPatriot: boolean, roundName: string, city: string, tippInfo: Array<{ goalsTeam1: number | null, goalsTeam2: number | null, points: number, isJoker: boolean }>, team1: { teamKZ: string, name: string, group: string, link: string, details: { place: number, games: number, won: number, draw: number, lost: number, goalsPlus: number, goalsMinus: number, points: number, isGroupWinner: boolean, isGroupLooser: boolean, isThird: boolean, isSecond: boolean, isFirst: boolean } | null }, team2: { teamKZ: string, name: string, group: string, link: string, details: { place: number, games: number, won: number, draw: number, lost: number, goalsPlus: number, goalsMinus: number, points: number, isGroupWinner: boolean, isGroupLooser: boolean, isThird: boolean, isSecond: boolean, isFirst: boolean } | null } }, tipp1: { goalsTeam1: number | null, goalsTeam2: number | null, isJoker: boolean, points: number | null } | null, tipp2: { goalsTeam1: number | null, goalsTeam2: number | null, isJoker: boolean, points: number | null } | null, user2: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean } | null };

export type DuelTippFragment = { goalsTeam1: number | null, goalsTeam2: number | null, isJoker: boolean, points: number | null };

export type RestDuelsQueryVariables = Exact<{
  userId?: number | null | undefined;
  pageNumber?: number | null | undefined;
}>;


export type RestDuelsQuery = { duels: { currentPageNumber: number, matchFromId: number, matchToId: number, duels: Array<{ state: Types.DuelState, points: number | null, match: { id: number, date: string, goalsTeam1: number | null, goalsTeam2: number | null, isLocked: boolean, isPlayed: boolean, isRunning: boolean, group: string, isPatriot: boolean, roundName: string, city: string, tippInfo: Array<{ goalsTeam1: number | null, goalsTeam2: number | null, points: number, isJoker: boolean }>, team1: { teamKZ: string, name: string, group: string, link: string, details: { place: number, games: number, won: number, draw: number, lost: number, goalsPlus: number, goalsMinus: number, points: number, isGroupWinner: boolean, isGroupLooser: boolean, isThird: boolean, isSecond: boolean, isFirst: boolean } | null }, team2: { teamKZ: string, name: string, group: string, link: string, details: { place: number, games: number, won: number, draw: number, lost: number, goalsPlus: number, goalsMinus: number, points: number, isGroupWinner: boolean, isGroupLooser: boolean, isThird: boolean, isSecond: boolean, isFirst: boolean } | null } }, tipp1: { goalsTeam1: number | null, goalsTeam2: number | null, isJoker: boolean, points: number | null } | null, tipp2: { goalsTeam1: number | null, goalsTeam2: number | null, isJoker: boolean, points: number | null } | null, user2: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean } | null }> } };

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
export const TippFieldsFragmentDoc = new TypedDocumentString(`
    fragment TippFields on Tipp {
  id
  goalsTeam1
  goalsTeam2
  isValid
  isEnabled
  isJoker
  isPatriot
  isVisible
  points
  pointsInternal
}
    `, {"fragmentName":"TippFields"}) as unknown as TypedDocumentString<TippFieldsFragment, unknown>;
export const WinnerTippFieldsFragmentDoc = new TypedDocumentString(`
    fragment WinnerTippFields on WinnerTipp {
  mark
  team {
    teamKZ
  }
  isLocked
  isVisible
  points
}
    `, {"fragmentName":"WinnerTippFields"}) as unknown as TypedDocumentString<WinnerTippFieldsFragment, unknown>;
export const DuelTippFragmentDoc = new TypedDocumentString(`
    fragment DuelTipp on Tipp {
  goalsTeam1
  goalsTeam2
  isJoker
  points
}
    `, {"fragmentName":"DuelTipp"}) as unknown as TypedDocumentString<DuelTippFragment, unknown>;
export const DuelFieldsFragmentDoc = new TypedDocumentString(`
    fragment DuelFields on Duel {
  match {
    ...MatchWithTipp
  }
  state
  tipp1 {
    ...DuelTipp
  }
  tipp2 {
    ...DuelTipp
  }
  user2 {
    ...UserShort
  }
  points
}
    fragment DuelTipp on Tipp {
  goalsTeam1
  goalsTeam2
  isJoker
  points
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
}
fragment UserShort on User {
  id
  firstname
  lastname
  fullname
  city
  country
  institution
  pictureStamp
  isLocked
  favorite
}`, {"fragmentName":"DuelFields"}) as unknown as TypedDocumentString<DuelFieldsFragment, unknown>;
export const RestTippStatusDocument = new TypedDocumentString(`
    query RestTippStatus {
  viewer {
    id
    winnerTippsAreComplete
  }
  tournament {
    firstMatchLockTime
    firstMatchIsLocked
    isWM
    showPatriot
  }
}
    `) as unknown as TypedDocumentString<RestTippStatusQuery, RestTippStatusQueryVariables>;
export const RestTippsDocument = new TypedDocumentString(`
    query RestTipps($userId: Int, $pageNumber: Int) {
  tipps(userId: $userId, pageNumber: $pageNumber) {
    tipps {
      ...TippFields
      match {
        ...MatchWithTipp
      }
    }
    currentPageNumber
    jokerCount
  }
}
    fragment TippFields on Tipp {
  id
  goalsTeam1
  goalsTeam2
  isValid
  isEnabled
  isJoker
  isPatriot
  isVisible
  points
  pointsInternal
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
}`) as unknown as TypedDocumentString<RestTippsQuery, RestTippsQueryVariables>;
export const RestSaveTippDocument = new TypedDocumentString(`
    mutation RestSaveTipp($input: SaveTippInput!) {
  saveTipp(input: $input) {
    tipp {
      ...TippFields
      match {
        ...MatchFields
      }
    }
    jokerCount
    errorMessage
  }
}
    fragment TippFields on Tipp {
  id
  goalsTeam1
  goalsTeam2
  isValid
  isEnabled
  isJoker
  isPatriot
  isVisible
  points
  pointsInternal
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
}`) as unknown as TypedDocumentString<RestSaveTippMutation, RestSaveTippMutationVariables>;
export const RestWinnerTippsDocument = new TypedDocumentString(`
    query RestWinnerTipps($userId: Int) {
  winnerTipps(userId: $userId) {
    ...WinnerTippFields
  }
}
    fragment WinnerTippFields on WinnerTipp {
  mark
  team {
    teamKZ
  }
  isLocked
  isVisible
  points
}`) as unknown as TypedDocumentString<RestWinnerTippsQuery, RestWinnerTippsQueryVariables>;
export const RestSaveWinnerTippDocument = new TypedDocumentString(`
    mutation RestSaveWinnerTipp($input: SaveWinnerTippInput!) {
  saveWinnerTipp(input: $input) {
    winnerTipp {
      ...WinnerTippFields
    }
  }
}
    fragment WinnerTippFields on WinnerTipp {
  mark
  team {
    teamKZ
  }
  isLocked
  isVisible
  points
}`) as unknown as TypedDocumentString<RestSaveWinnerTippMutation, RestSaveWinnerTippMutationVariables>;
export const RestDuelsDocument = new TypedDocumentString(`
    query RestDuels($userId: Int, $pageNumber: Int) {
  duels(userId: $userId, pageNumber: $pageNumber) {
    duels {
      ...DuelFields
    }
    currentPageNumber
    matchFromId
    matchToId
  }
}
    fragment DuelFields on Duel {
  match {
    ...MatchWithTipp
  }
  state
  tipp1 {
    ...DuelTipp
  }
  tipp2 {
    ...DuelTipp
  }
  user2 {
    ...UserShort
  }
  points
}
fragment DuelTipp on Tipp {
  goalsTeam1
  goalsTeam2
  isJoker
  points
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
}
fragment UserShort on User {
  id
  firstname
  lastname
  fullname
  city
  country
  institution
  pictureStamp
  isLocked
  favorite
}`) as unknown as TypedDocumentString<RestDuelsQuery, RestDuelsQueryVariables>;