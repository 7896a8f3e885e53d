/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../generated/schema.ts';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ModerateTextInput = {
  /** Id of a post or comment. */
  id: number;
  step: ModerationStep;
};

export type ModerationStep =
  /** Deletes the text for good. */
  | 'DELETE'
  /** Leaves the text as it is: its reports are dealt with. */
  | 'DISMISS'
  /** Takes the text away, but not for good. */
  | 'HIDE'
  /** Gives back what was hidden. */
  | 'SHOW';

export type PageInput = {
  /** From 1. */
  pageNumber?: number | null | undefined;
  /** 1 to 100. */
  pageSize?: number | null | undefined;
  /** Part of a name. */
  search?: string | null | undefined;
};

export type ReportState =
  /** An operator has deleted it. */
  | 'DELETED'
  /** An operator finds nothing wrong with it, or has given it back. */
  | 'DISMISSED'
  /** Its author has deleted it, or it went with its post. */
  | 'GONE'
  /** Taken away: only its author still sees that it was there. */
  | 'HIDDEN'
  /** It waits for an operator. */
  | 'OPEN';

export type ReportTextInput = {
  /** Id of a post or comment. */
  id: number;
  /** At most 500 characters; may be left out. */
  reason?: string | null | undefined;
};

export type ReportedTextFieldsFragment = { id: number, postId: number, isComment: boolean, state: Types.ReportState, subject: string, text: string, isOperator: boolean, dateCreated: string | null, dateReported: string, reportCount: number, user: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean }, group: { id: number, name: string } | null, reports: Array<{ reason: string, dateReported: string, user: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean } }> };

export type RestReportsQueryVariables = Exact<{
  page?: Types.PageInput | null | undefined;
}>;


export type RestReportsQuery = { reportedTexts: { totalCount: number, items: Array<{ id: number, postId: number, isComment: boolean, state: Types.ReportState, subject: string, text: string, isOperator: boolean, dateCreated: string | null, dateReported: string, reportCount: number, user: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean }, group: { id: number, name: string } | null, reports: Array<{ reason: string, dateReported: string, user: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean } }> }> } };

export type RestReportTextMutationVariables = Exact<{
  input: Types.ReportTextInput;
}>;


export type RestReportTextMutation = { reportText: { id: number } };

export type RestModerateTextMutationVariables = Exact<{
  input: Types.ModerateTextInput;
}>;


export type RestModerateTextMutation = { moderateText: { text: { id: number, postId: number, isComment: boolean, state: Types.ReportState, subject: string, text: string, isOperator: boolean, dateCreated: string | null, dateReported: string, reportCount: number, user: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean }, group: { id: number, name: string } | null, reports: Array<{ reason: string, dateReported: string, user: { id: number, firstname: string, lastname: string, fullname: string, city: string, country: string, institution: string, pictureStamp: string, isLocked: boolean, favorite: boolean } }> } } };

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
export const ReportedTextFieldsFragmentDoc = new TypedDocumentString(`
    fragment ReportedTextFields on ReportedText {
  id
  postId
  isComment
  state
  subject
  text
  isOperator
  dateCreated
  dateReported
  reportCount
  user {
    ...UserShort
  }
  group {
    id
    name
  }
  reports {
    user {
      ...UserShort
    }
    reason
    dateReported
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
}`, {"fragmentName":"ReportedTextFields"}) as unknown as TypedDocumentString<ReportedTextFieldsFragment, unknown>;
export const RestReportsDocument = new TypedDocumentString(`
    query RestReports($page: PageInput) {
  reportedTexts(page: $page) {
    items {
      ...ReportedTextFields
    }
    totalCount
  }
}
    fragment ReportedTextFields on ReportedText {
  id
  postId
  isComment
  state
  subject
  text
  isOperator
  dateCreated
  dateReported
  reportCount
  user {
    ...UserShort
  }
  group {
    id
    name
  }
  reports {
    user {
      ...UserShort
    }
    reason
    dateReported
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
}`) as unknown as TypedDocumentString<RestReportsQuery, RestReportsQueryVariables>;
export const RestReportTextDocument = new TypedDocumentString(`
    mutation RestReportText($input: ReportTextInput!) {
  reportText(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<RestReportTextMutation, RestReportTextMutationVariables>;
export const RestModerateTextDocument = new TypedDocumentString(`
    mutation RestModerateText($input: ModerateTextInput!) {
  moderateText(input: $input) {
    text {
      ...ReportedTextFields
    }
  }
}
    fragment ReportedTextFields on ReportedText {
  id
  postId
  isComment
  state
  subject
  text
  isOperator
  dateCreated
  dateReported
  reportCount
  user {
    ...UserShort
  }
  group {
    id
    name
  }
  reports {
    user {
      ...UserShort
    }
    reason
    dateReported
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
}`) as unknown as TypedDocumentString<RestModerateTextMutation, RestModerateTextMutationVariables>;