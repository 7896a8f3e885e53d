/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../generated/schema.ts';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type SendRecommendationInput = {
  /** At most 500 characters. */
  email: string;
  /** The guid of a group's invite link, for an invitation into that group. */
  groupLink?: string | null | undefined;
};

export type RestCheckRecommendationQueryVariables = Exact<{ [key: string]: never; }>;


export type RestCheckRecommendationQuery = { viewer: { id: number, user: { id: number, isLocked: boolean } } | null, tournament: { firstMatchIsLocked: boolean } };

export type RestInvitingGroupQueryVariables = Exact<{
  groupId: number;
}>;


export type RestInvitingGroupQuery = { group: { id: number, owner: boolean, member: boolean, link: string } | null };

export type RestSendRecommendationMutationVariables = Exact<{
  input: Types.SendRecommendationInput;
}>;


export type RestSendRecommendationMutation = { sendRecommendation: { accepted: boolean } };

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

export const RestCheckRecommendationDocument = new TypedDocumentString(`
    query RestCheckRecommendation {
  viewer {
    id
    user {
      id
      isLocked
    }
  }
  tournament {
    firstMatchIsLocked
  }
}
    `) as unknown as TypedDocumentString<RestCheckRecommendationQuery, RestCheckRecommendationQueryVariables>;
export const RestInvitingGroupDocument = new TypedDocumentString(`
    query RestInvitingGroup($groupId: Int!) {
  group(id: $groupId) {
    id
    owner
    member
    link
  }
}
    `) as unknown as TypedDocumentString<RestInvitingGroupQuery, RestInvitingGroupQueryVariables>;
export const RestSendRecommendationDocument = new TypedDocumentString(`
    mutation RestSendRecommendation($input: SendRecommendationInput!) {
  sendRecommendation(input: $input) {
    accepted
  }
}
    `) as unknown as TypedDocumentString<RestSendRecommendationMutation, RestSendRecommendationMutationVariables>;