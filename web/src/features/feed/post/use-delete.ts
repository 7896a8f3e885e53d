import { useApolloClient } from '@apollo/client/react';
import { useSafeMutation } from '../../../apollo/use-safe-mutation.ts';
import type { Failure } from '../../../lib/failure.ts';
import { refetchPost } from '../newsroom/refetch-post.ts';
import { DeleteCommentDocument, DeletePostDocument } from './delete.generated.ts';

type Delete = () => Promise<Failure | null>;

/** A text that is deleted already counts as success: the first response may have been lost. */
const ignoreNotFound = (failure: Failure | null): Failure | null =>
  failure?.code === 'NOT_FOUND' ? null : failure;

/** Deletes a post and evicts it from the cache, so that every list drops it. */
export const useDeletePost = (postId: number): Delete => {
  const { cache } = useApolloClient();
  const [mutate] = useSafeMutation(DeletePostDocument);
  return async () => {
    const failure = ignoreNotFound((await mutate({ input: { postId } })).failure);
    if (failure) return failure;
    cache.evict({ id: cache.identify({ __typename: 'Post', id: postId }) });
    return null;
  };
};

/** Deletes a comment; the response updates the post's count and last five. */
export const useDeleteComment = (postId: number, commentId: number): Delete => {
  const client = useApolloClient();
  const [mutate] = useSafeMutation(DeleteCommentDocument);
  return async () => {
    const { failure } = await mutate({ input: { postId, commentId } });
    const problem = ignoreNotFound(failure);
    if (problem) return problem;
    client.cache.evict({ id: client.cache.identify({ __typename: 'Comment', id: commentId }) });
    if (failure) void refetchPost(client, postId);
    return null;
  };
};
