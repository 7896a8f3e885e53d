import { useApolloClient } from '@apollo/client/react';
import { useSafeMutation } from '../../../apollo/use-safe-mutation.ts';
import type { Failure } from '../../../lib/failure.ts';
import { DeleteCommentDocument, DeletePostDocument } from './delete.generated.ts';

type Delete = () => Promise<Failure | null>;

/** Somebody else, or an answer that was lost on its way, has deleted it already: that is what was wanted. */
const unlessGone = (failure: Failure | null): Failure | null =>
  failure?.code === 'NOT_FOUND' ? null : failure;

/** Deletes a post; every list that shows it forgets it. */
export const useDeletePost = (postId: number): Delete => {
  const { cache } = useApolloClient();
  const [mutate] = useSafeMutation(DeletePostDocument);
  return async () => {
    const failure = unlessGone((await mutate({ input: { postId } })).failure);
    if (failure) return failure;
    cache.evict({ id: cache.identify({ __typename: 'Post', id: postId }) });
    return null;
  };
};

/** Deletes a comment; the post's count and last five follow from the answer. */
export const useDeleteComment = (postId: number, commentId: number): Delete => {
  const { cache } = useApolloClient();
  const [mutate] = useSafeMutation(DeleteCommentDocument);
  return async () => {
    const failure = unlessGone((await mutate({ input: { postId, commentId } })).failure);
    if (failure) return failure;
    cache.evict({ id: cache.identify({ __typename: 'Comment', id: commentId }) });
    return null;
  };
};
