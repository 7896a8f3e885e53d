/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BeginProviderLoginInput = {
  /** Link it with the logged-in player's account. */
  link?: boolean | null | undefined;
  /** From the invite link, if any. */
  recommendGuid?: string | null | undefined;
  /** A page of ours to go to afterwards. */
  returnTo?: string | null | undefined;
};

export type RegisterGuestInput = {
  /** Consent to the AGB; must be true. */
  acceptTerms: boolean;
  /** Needed unless the provider verified one. */
  email?: string | null | undefined;
  firstname: string;
  /** f or m. */
  gender: string;
  lastname: string;
};

export type LoginProviderQueryVariables = Exact<{ [key: string]: never; }>;


export type LoginProviderQuery = { loginProvider: { name: string } | null };

export type BeginProviderLoginMutationVariables = Exact<{
  input: Types.BeginProviderLoginInput;
}>;


export type BeginProviderLoginMutation = { beginProviderLogin: { url: string } };

export type ProviderGuestQueryVariables = Exact<{ [key: string]: never; }>;


export type ProviderGuestQuery = { providerGuest: { firstname: string, lastname: string, email: string, isVerified: boolean, returnTo: string } | null };

export type RegisterGuestMutationVariables = Exact<{
  input: Types.RegisterGuestInput;
}>;


export type RegisterGuestMutation = { registerGuest: { viewer: { id: number } } };


export const LoginProviderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoginProvider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loginProvider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<LoginProviderQuery, LoginProviderQueryVariables>;
export const BeginProviderLoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginProviderLogin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BeginProviderLoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginProviderLogin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<BeginProviderLoginMutation, BeginProviderLoginMutationVariables>;
export const ProviderGuestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProviderGuest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"providerGuest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"returnTo"}}]}}]}}]} as unknown as DocumentNode<ProviderGuestQuery, ProviderGuestQueryVariables>;
export const RegisterGuestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterGuest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterGuestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerGuest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<RegisterGuestMutation, RegisterGuestMutationVariables>;