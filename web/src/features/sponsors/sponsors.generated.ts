/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type SponsorsQueryVariables = Exact<{ [key: string]: never; }>;


export type SponsorsQuery = { sponsors: Array<(
    { id: number, sponsorType: Types.SponsorType }
    & { ' $fragmentRefs'?: { 'SponsorCardFragment': SponsorCardFragment } }
  )> };

export type SponsorCardFragment = { id: number, companyName: string, link: string, pictureUrl: string, sponsorType: Types.SponsorType } & { ' $fragmentName'?: 'SponsorCardFragment' };

export type AddSponsorMutationVariables = Exact<{
  input: Types.AddSponsorInput;
}>;


export type AddSponsorMutation = { addSponsor: { sponsor: (
      { id: number }
      & { ' $fragmentRefs'?: { 'SponsorCardFragment': SponsorCardFragment } }
    ) } };

export type RemoveSponsorMutationVariables = Exact<{
  input: Types.RemoveSponsorInput;
}>;


export type RemoveSponsorMutation = { removeSponsor: { removedId: number } };

export const SponsorCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SponsorCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sponsor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"pictureUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sponsorType"}}]}}]} as unknown as DocumentNode<SponsorCardFragment, unknown>;
export const SponsorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Sponsors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sponsors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sponsorType"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SponsorCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SponsorCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sponsor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"pictureUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sponsorType"}}]}}]} as unknown as DocumentNode<SponsorsQuery, SponsorsQueryVariables>;
export const AddSponsorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddSponsor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddSponsorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addSponsor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sponsor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SponsorCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SponsorCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sponsor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"pictureUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sponsorType"}}]}}]} as unknown as DocumentNode<AddSponsorMutation, AddSponsorMutationVariables>;
export const RemoveSponsorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSponsor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveSponsorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSponsor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removedId"}}]}}]}}]} as unknown as DocumentNode<RemoveSponsorMutation, RemoveSponsorMutationVariables>;