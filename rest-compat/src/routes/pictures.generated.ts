/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../generated/schema.ts';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
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

export type RemovePictureInput = {
  userId: number;
};

export type SetProfilePictureInput = {
  /** Temporary file name from the upload, FB for the picture of the provider's login, or NO or empty for none. */
  code: string;
  /** The part that is wanted; without it the one noted by `cropUpload`, else a square around what draws the eye. */
  crop?: CropInput | null | undefined;
  /** With FB: `Viewer.socialPicture`. */
  social?: string | null | undefined;
};

export type RestSocialPictureQueryVariables = Exact<{ [key: string]: never; }>;


export type RestSocialPictureQuery = { viewer: { id: number, socialPicture: string | null } | null };

export type RestSetProfilePictureMutationVariables = Exact<{
  input: Types.SetProfilePictureInput;
}>;


export type RestSetProfilePictureMutation = { setProfilePicture: { pictureStamp: string } };

export type RestCropUploadMutationVariables = Exact<{
  input: Types.CropUploadInput;
}>;


export type RestCropUploadMutation = { cropUpload: { code: string, pictureUrl: string } };

export type RestRemovePictureMutationVariables = Exact<{
  input: Types.RemovePictureInput;
}>;


export type RestRemovePictureMutation = { removePicture: { pictureStamp: string } };

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

export const RestSocialPictureDocument = new TypedDocumentString(`
    query RestSocialPicture {
  viewer {
    id
    socialPicture
  }
}
    `) as unknown as TypedDocumentString<RestSocialPictureQuery, RestSocialPictureQueryVariables>;
export const RestSetProfilePictureDocument = new TypedDocumentString(`
    mutation RestSetProfilePicture($input: SetProfilePictureInput!) {
  setProfilePicture(input: $input) {
    pictureStamp
  }
}
    `) as unknown as TypedDocumentString<RestSetProfilePictureMutation, RestSetProfilePictureMutationVariables>;
export const RestCropUploadDocument = new TypedDocumentString(`
    mutation RestCropUpload($input: CropUploadInput!) {
  cropUpload(input: $input) {
    code
    pictureUrl
  }
}
    `) as unknown as TypedDocumentString<RestCropUploadMutation, RestCropUploadMutationVariables>;
export const RestRemovePictureDocument = new TypedDocumentString(`
    mutation RestRemovePicture($input: RemovePictureInput!) {
  removePicture(input: $input) {
    pictureStamp
  }
}
    `) as unknown as TypedDocumentString<RestRemovePictureMutation, RestRemovePictureMutationVariables>;