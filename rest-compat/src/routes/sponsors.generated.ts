/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../generated/schema.ts';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AddSponsorInput = {
  /** Not empty after trimming, 500 characters at most. */
  companyName: string;
  /** http or https, 500 characters at most; may be empty. */
  link: string;
  /** What `cropUpload` answered for the directory sponsors. */
  pictureUrl: string;
  /** gold, silber or bronze; a String, so that whatever else comes is answered in words. */
  sponsorType: string;
};

export type RemoveSponsorInput = {
  sponsorId: number;
};

/** The tiers, as the specification spells them. */
export type SponsorType =
  | 'bronze'
  | 'gold'
  | 'silber';

export type RestSponsorFragment = { id: number, companyName: string, link: string, pictureUrl: string, sponsorType: Types.SponsorType };

export type RestSponsorsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestSponsorsQuery = { sponsors: Array<{ id: number, companyName: string, link: string, pictureUrl: string, sponsorType: Types.SponsorType }> };

export type RestAddSponsorMutationVariables = Exact<{
  input: Types.AddSponsorInput;
}>;


export type RestAddSponsorMutation = { addSponsor: { sponsor: { id: number, companyName: string, link: string, pictureUrl: string, sponsorType: Types.SponsorType } } };

export type RestRemoveSponsorMutationVariables = Exact<{
  input: Types.RemoveSponsorInput;
}>;


export type RestRemoveSponsorMutation = { removeSponsor: { removedId: number } };

export type RestTemplateQueryVariables = Exact<{
  filename: string;
}>;


export type RestTemplateQuery = { template: { visible: boolean, data: string } | null };

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
export const RestSponsorFragmentDoc = new TypedDocumentString(`
    fragment RestSponsor on Sponsor {
  id
  companyName
  link
  pictureUrl
  sponsorType
}
    `, {"fragmentName":"RestSponsor"}) as unknown as TypedDocumentString<RestSponsorFragment, unknown>;
export const RestSponsorsDocument = new TypedDocumentString(`
    query RestSponsors {
  sponsors {
    ...RestSponsor
  }
}
    fragment RestSponsor on Sponsor {
  id
  companyName
  link
  pictureUrl
  sponsorType
}`) as unknown as TypedDocumentString<RestSponsorsQuery, RestSponsorsQueryVariables>;
export const RestAddSponsorDocument = new TypedDocumentString(`
    mutation RestAddSponsor($input: AddSponsorInput!) {
  addSponsor(input: $input) {
    sponsor {
      ...RestSponsor
    }
  }
}
    fragment RestSponsor on Sponsor {
  id
  companyName
  link
  pictureUrl
  sponsorType
}`) as unknown as TypedDocumentString<RestAddSponsorMutation, RestAddSponsorMutationVariables>;
export const RestRemoveSponsorDocument = new TypedDocumentString(`
    mutation RestRemoveSponsor($input: RemoveSponsorInput!) {
  removeSponsor(input: $input) {
    removedId
  }
}
    `) as unknown as TypedDocumentString<RestRemoveSponsorMutation, RestRemoveSponsorMutationVariables>;
export const RestTemplateDocument = new TypedDocumentString(`
    query RestTemplate($filename: String!) {
  template(filename: $filename) {
    visible
    data
  }
}
    `) as unknown as TypedDocumentString<RestTemplateQuery, RestTemplateQueryVariables>;