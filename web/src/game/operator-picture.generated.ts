/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../generated/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A part of a picture as it stands upright, in percent of its width and height. */
export type CropInput = {
  height: number;
  width: number;
  x: number;
  y: number;
};

export type CropUploadInput = {
  /** Temporary file name from the upload. */
  code: string;
  crop: CropInput;
  /** posts, sponsors or prices: what the picture is for. */
  directory?: string | null | undefined;
};

export type UploadLimitQueryVariables = Exact<{ [key: string]: never; }>;


export type UploadLimitQuery = { uploadMaxBytes: number };

export type CropForOperatorsMutationVariables = Exact<{
  input: Types.CropUploadInput;
}>;


export type CropForOperatorsMutation = { cropUpload: { code: string, pictureUrl: string } };


export const UploadLimitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UploadLimit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadMaxBytes"}}]}}]} as unknown as DocumentNode<UploadLimitQuery, UploadLimitQueryVariables>;
export const CropForOperatorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CropForOperators"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CropUploadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cropUpload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"pictureUrl"}}]}}]}}]} as unknown as DocumentNode<CropForOperatorsMutation, CropForOperatorsMutationVariables>;