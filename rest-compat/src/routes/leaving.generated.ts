/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../generated/schema.ts';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type DeleteAccountInput = {
  /** The word 'delete': both questions were answered. */
  delete: string;
};

export type RestDeleteAccountMutationVariables = Exact<{
  input: Types.DeleteAccountInput;
}>;


export type RestDeleteAccountMutation = { deleteAccount: { deleted: boolean } };

export type RestExportQueryVariables = Exact<{ [key: string]: never; }>;


export type RestExportQuery = { viewer: { id: number, accountExport: Record<string, unknown>, tippExport: Record<string, unknown>, groupExport: Record<string, unknown>, feedExport: Record<string, unknown>, pictureExport: Record<string, unknown> } | null };

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

export const RestDeleteAccountDocument = new TypedDocumentString(`
    mutation RestDeleteAccount($input: DeleteAccountInput!) {
  deleteAccount(input: $input) {
    deleted
  }
}
    `) as unknown as TypedDocumentString<RestDeleteAccountMutation, RestDeleteAccountMutationVariables>;
export const RestExportDocument = new TypedDocumentString(`
    query RestExport {
  viewer {
    id
    accountExport
    tippExport
    groupExport
    feedExport
    pictureExport
  }
}
    `) as unknown as TypedDocumentString<RestExportQuery, RestExportQueryVariables>;