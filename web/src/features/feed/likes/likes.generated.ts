/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a player gives beside a like: one to each post and comment. */
export type Reaction =
  /** ⚽ */
  | 'BALL'
  /** 👏 */
  | 'CLAP'
  /** 😂 */
  | 'LAUGH'
  /** 😢 */
  | 'SAD'
  /** 😮 */
  | 'WOW';

export type SetReactionInput = {
  /** Id of a post or comment. */
  id: number;
  /** Null takes it back. */
  reaction?: Reaction | null | undefined;
};

export type ToggleLikeInput = {
  /** Whether the player is to like it; without it, it toggles. */
  isLiked?: boolean | null | undefined;
  /** Id of a post or comment. */
  postId: number;
};

export type SetReactionMutationVariables = Exact<{
  input: Types.SetReactionInput;
}>;


export type SetReactionMutation = { setReaction: { id: number, myReaction: Types.Reaction | null, reactions: Array<{ reaction: Types.Reaction, count: number }> } };

export type ToggleLikeMutationVariables = Exact<{
  input: Types.ToggleLikeInput;
}>;


export type ToggleLikeMutation = { toggleLike: { id: number, likeCount: number, isLikedByMe: boolean } };


export const SetReactionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetReaction"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetReactionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setReaction"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reactions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reaction"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myReaction"}}]}}]}}]} as unknown as DocumentNode<SetReactionMutation, SetReactionMutationVariables>;
export const ToggleLikeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ToggleLike"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ToggleLikeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"toggleLike"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"likeCount"}},{"kind":"Field","name":{"kind":"Name","value":"isLikedByMe"}}]}}]}}]} as unknown as DocumentNode<ToggleLikeMutation, ToggleLikeMutationVariables>;