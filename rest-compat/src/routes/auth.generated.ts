/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../generated/schema.ts';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ConfirmEmailInput = {
  /** The last part of the mail's link. */
  token: string;
};

export type FinishProviderLoginInput = {
  /** What the provider sent the browser back with, without the question mark. */
  query: string;
};

export type LoginInput = {
  email: string;
  password: string;
};

export type RegisterInput = {
  /** Consent to the AGB; must be true. */
  acceptTerms: boolean;
  email: string;
  firstname: string;
  /** f or m. */
  gender: string;
  lastname: string;
  /** 6 to 40 characters. */
  password: string;
  passwordRepeat: string;
  /** From the invite link, if any; an unknown guid is ignored. */
  recommendGuid?: string | null | undefined;
};

export type RequestPasswordResetInput = {
  email: string;
};

export type ResetPasswordInput = {
  /** 6 to 40 characters. */
  password: string;
  passwordRepeat: string;
  /** The last part of the mail's link. */
  token: string;
};

export type UnsubscribeInput = {
  /** The last part of the mail's link. */
  token: string;
};

export type SessionUserFragment = { id: number, isAdmin: boolean, user: { id: number, firstname: string, fullname: string } };

export type RestSessionQueryVariables = Exact<{ [key: string]: never; }>;


export type RestSessionQuery = { viewer: { id: number, isAdmin: boolean, user: { id: number, firstname: string, fullname: string } } | null };

export type RestTournamentQueryVariables = Exact<{ [key: string]: never; }>;


export type RestTournamentQuery = { tournament: { name: string, isWM: boolean } };

export type RestRegisterMutationVariables = Exact<{
  input: Types.RegisterInput;
}>;


export type RestRegisterMutation = { register: { viewer: { id: number, isAdmin: boolean, user: { id: number, firstname: string, fullname: string } } } };

export type RestLoginMutationVariables = Exact<{
  input: Types.LoginInput;
}>;


export type RestLoginMutation = { login: { viewer: { id: number, isAdmin: boolean, user: { id: number, firstname: string, fullname: string } } } };

export type RestLogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type RestLogoutMutation = { logout: { loggedOut: boolean } };

export type RestConfirmEmailMutationVariables = Exact<{
  input: Types.ConfirmEmailInput;
}>;


export type RestConfirmEmailMutation = { confirmEmail: { confirmed: boolean } };

export type RestRequestPasswordResetMutationVariables = Exact<{
  input: Types.RequestPasswordResetInput;
}>;


export type RestRequestPasswordResetMutation = { requestPasswordReset: { requested: boolean } };

export type RestResetPasswordMutationVariables = Exact<{
  input: Types.ResetPasswordInput;
}>;


export type RestResetPasswordMutation = { resetPassword: { changed: boolean } };

export type RestUnsubscribeMutationVariables = Exact<{
  input: Types.UnsubscribeInput;
}>;


export type RestUnsubscribeMutation = { unsubscribe: { unsubscribed: boolean } };

export type RestFinishProviderLoginMutationVariables = Exact<{
  input: Types.FinishProviderLoginInput;
}>;


export type RestFinishProviderLoginMutation = { finishProviderLogin: { path: string } };

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
export const SessionUserFragmentDoc = new TypedDocumentString(`
    fragment SessionUser on Viewer {
  id
  isAdmin
  user {
    id
    firstname
    fullname
  }
}
    `, {"fragmentName":"SessionUser"}) as unknown as TypedDocumentString<SessionUserFragment, unknown>;
export const RestSessionDocument = new TypedDocumentString(`
    query RestSession {
  viewer {
    ...SessionUser
  }
}
    fragment SessionUser on Viewer {
  id
  isAdmin
  user {
    id
    firstname
    fullname
  }
}`) as unknown as TypedDocumentString<RestSessionQuery, RestSessionQueryVariables>;
export const RestTournamentDocument = new TypedDocumentString(`
    query RestTournament {
  tournament {
    name
    isWM
  }
}
    `) as unknown as TypedDocumentString<RestTournamentQuery, RestTournamentQueryVariables>;
export const RestRegisterDocument = new TypedDocumentString(`
    mutation RestRegister($input: RegisterInput!) {
  register(input: $input) {
    viewer {
      ...SessionUser
    }
  }
}
    fragment SessionUser on Viewer {
  id
  isAdmin
  user {
    id
    firstname
    fullname
  }
}`) as unknown as TypedDocumentString<RestRegisterMutation, RestRegisterMutationVariables>;
export const RestLoginDocument = new TypedDocumentString(`
    mutation RestLogin($input: LoginInput!) {
  login(input: $input) {
    viewer {
      ...SessionUser
    }
  }
}
    fragment SessionUser on Viewer {
  id
  isAdmin
  user {
    id
    firstname
    fullname
  }
}`) as unknown as TypedDocumentString<RestLoginMutation, RestLoginMutationVariables>;
export const RestLogoutDocument = new TypedDocumentString(`
    mutation RestLogout {
  logout {
    loggedOut
  }
}
    `) as unknown as TypedDocumentString<RestLogoutMutation, RestLogoutMutationVariables>;
export const RestConfirmEmailDocument = new TypedDocumentString(`
    mutation RestConfirmEmail($input: ConfirmEmailInput!) {
  confirmEmail(input: $input) {
    confirmed
  }
}
    `) as unknown as TypedDocumentString<RestConfirmEmailMutation, RestConfirmEmailMutationVariables>;
export const RestRequestPasswordResetDocument = new TypedDocumentString(`
    mutation RestRequestPasswordReset($input: RequestPasswordResetInput!) {
  requestPasswordReset(input: $input) {
    requested
  }
}
    `) as unknown as TypedDocumentString<RestRequestPasswordResetMutation, RestRequestPasswordResetMutationVariables>;
export const RestResetPasswordDocument = new TypedDocumentString(`
    mutation RestResetPassword($input: ResetPasswordInput!) {
  resetPassword(input: $input) {
    changed
  }
}
    `) as unknown as TypedDocumentString<RestResetPasswordMutation, RestResetPasswordMutationVariables>;
export const RestUnsubscribeDocument = new TypedDocumentString(`
    mutation RestUnsubscribe($input: UnsubscribeInput!) {
  unsubscribe(input: $input) {
    unsubscribed
  }
}
    `) as unknown as TypedDocumentString<RestUnsubscribeMutation, RestUnsubscribeMutationVariables>;
export const RestFinishProviderLoginDocument = new TypedDocumentString(`
    mutation RestFinishProviderLogin($input: FinishProviderLoginInput!) {
  finishProviderLogin(input: $input) {
    path
  }
}
    `) as unknown as TypedDocumentString<RestFinishProviderLoginMutation, RestFinishProviderLoginMutationVariables>;