/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A part of a picture as it stands upright, in percent of its width and height. */
export type CropInput = {
  height: number;
  width: number;
  x: number;
  y: number;
};

export type SetProfilePictureInput = {
  /** Temporary file name from the upload, FB for the picture of the provider's login, or NO or empty for none. */
  code: string;
  /** The part that is wanted; without it the one noted by `cropUpload`, else a square around what draws the eye. */
  crop?: CropInput | null | undefined;
  /** With FB: `Viewer.socialPicture`. */
  social?: string | null | undefined;
};

export type ProfilePictureQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfilePictureQuery = { uploadMaxBytes: number, viewer: { id: number, socialPicture: string | null, user: { id: number, fullname: string, pictureStamp: string, isLocked: boolean } } | null, loginProvider: { name: string } | null };

export type SetProfilePictureMutationVariables = Exact<{
  input: Types.SetProfilePictureInput;
}>;


export type SetProfilePictureMutation = { setProfilePicture: { pictureStamp: string, user: { id: number } } };


export const ProfilePictureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProfilePicture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"socialPicture"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullname"}},{"kind":"Field","name":{"kind":"Name","value":"pictureStamp"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"loginProvider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"uploadMaxBytes"}}]}}]} as unknown as DocumentNode<ProfilePictureQuery, ProfilePictureQueryVariables>;
export const SetProfilePictureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetProfilePicture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetProfilePictureInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setProfilePicture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pictureStamp"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<SetProfilePictureMutation, SetProfilePictureMutationVariables>;