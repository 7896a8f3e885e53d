/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../generated/schema.ts';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type BonusState =
  /** Waits for its resolution. */
  | 'CLOSED'
  /** Not dated yet; operators only. */
  | 'DRAFT'
  | 'OPEN'
  /** Opens later; operators only. */
  | 'PLANNED'
  | 'RESOLVED';

export type PageInput = {
  /** From 1. */
  pageNumber?: number | null | undefined;
  /** 1 to 100. */
  pageSize?: number | null | undefined;
  /** Part of a name. */
  search?: string | null | undefined;
};

export type SaveBonusAnswerInput = {
  questionId: number;
  /** 0 for no choice: then the first option is taken. */
  selectionId: number;
};

export type BonusFieldsFragment = { id: number, state: Types.BonusState, question: string, description: string, points: number, deadline: string, ownSelectionId: number | null, selections: Array<{ selectionId: number, selection: string }> };

export type RestOpenBonusQueryVariables = Exact<{
  id: number;
}>;


export type RestOpenBonusQuery = { bonusQuestion: { id: number, state: Types.BonusState, question: string, description: string, points: number, deadline: string, ownSelectionId: number | null, selections: Array<{ selectionId: number, selection: string }> } | null };

export type RestSaveBonusAnswerMutationVariables = Exact<{
  input: Types.SaveBonusAnswerInput;
}>;


export type RestSaveBonusAnswerMutation = { saveBonusAnswer: { bonusQuestion: { id: number, state: Types.BonusState, question: string, description: string, points: number, deadline: string, ownSelectionId: number | null, selections: Array<{ selectionId: number, selection: string }> } } };

export type RestBonusResultQueryVariables = Exact<{
  id: number;
  page?: Types.PageInput | null | undefined;
  onlyFavorites?: boolean | null | undefined;
}>;


export type RestBonusResultQuery = { bonusQuestion: { id: number, state: Types.BonusState, question: string, description: string, points: number, deadline: string, ownSelectionId: number | null, selections: Array<{ selectionId: number, selection: string }> } | null, bonusResult: { totalCount: number, visible: boolean, blocked: boolean, items: Array<{ selectionId: number, selection: string, isRight: boolean | null, user: { favorite: boolean, ranking: number, rankingBefore: number, points: number, duellRanking: number, duellPoints: number, id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, hobbies: string, age: string, recommendCount: number, dateActivated: string, recommendedFrom: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean } | null } }> } };

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
export const BonusFieldsFragmentDoc = new TypedDocumentString(`
    fragment BonusFields on BonusQuestion {
  id
  state
  question
  description
  selections {
    selectionId
    selection
  }
  points
  deadline
  ownSelectionId
}
    `, {"fragmentName":"BonusFields"}) as unknown as TypedDocumentString<BonusFieldsFragment, unknown>;
export const RestOpenBonusDocument = new TypedDocumentString(`
    query RestOpenBonus($id: Int!) {
  bonusQuestion(id: $id) {
    ...BonusFields
  }
}
    fragment BonusFields on BonusQuestion {
  id
  state
  question
  description
  selections {
    selectionId
    selection
  }
  points
  deadline
  ownSelectionId
}`) as unknown as TypedDocumentString<RestOpenBonusQuery, RestOpenBonusQueryVariables>;
export const RestSaveBonusAnswerDocument = new TypedDocumentString(`
    mutation RestSaveBonusAnswer($input: SaveBonusAnswerInput!) {
  saveBonusAnswer(input: $input) {
    bonusQuestion {
      ...BonusFields
    }
  }
}
    fragment BonusFields on BonusQuestion {
  id
  state
  question
  description
  selections {
    selectionId
    selection
  }
  points
  deadline
  ownSelectionId
}`) as unknown as TypedDocumentString<RestSaveBonusAnswerMutation, RestSaveBonusAnswerMutationVariables>;
export const RestBonusResultDocument = new TypedDocumentString(`
    query RestBonusResult($id: Int!, $page: PageInput, $onlyFavorites: Boolean) {
  bonusQuestion(id: $id) {
    ...BonusFields
  }
  bonusResult(id: $id, page: $page, onlyFavorites: $onlyFavorites) {
    items {
      user {
        ...UserFull
      }
      selectionId
      selection
      isRight
    }
    totalCount
    visible
    blocked
  }
}
    fragment BonusFields on BonusQuestion {
  id
  state
  question
  description
  selections {
    selectionId
    selection
  }
  points
  deadline
  ownSelectionId
}
fragment UserFull on User {
  ...UserPerson
  favorite
  ranking
  rankingBefore
  points
  duellRanking
  duellPoints
}
fragment UserPerson on User {
  id
  firstname
  lastname
  fullname
  city
  country
  institution
  pictureStamp
  isLocked
  hobbies
  age
  recommendCount
  recommendedFrom {
    ...UserShort
  }
  dateActivated
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
}`) as unknown as TypedDocumentString<RestBonusResultQuery, RestBonusResultQueryVariables>;