import { useMutation } from '@apollo/client/react';
import { toFailure, type Failure } from '../../apollo/errors.ts';
import { showToast } from '../../lib/toast-store.ts';
import { DeleteCommentDocument } from './comments.generated.ts';
import { DeletePostDocument } from './post-card.generated.ts';
import { texts } from './texts.ts';

type Delete = () => Promise<Failure | null>;

/** Somebody else, or an answer that was lost on its way, has deleted it already: that is what was wanted. */
const unlessGone = (error: unknown): Failure | null => {
  const failure = toFailure(error);
  return failure.code === 'NOT_FOUND' ? null : failure;
};

/** Deletes a post; every list that shows it forgets it. */
export const useDeletePost = (postId: number): Delete => {
  const [mutate, { client }] = useMutation(DeletePostDocument);
  return async () => {
    const failure = await mutate({ variables: { input: { postId } } }).then(() => null, unlessGone);
    if (failure) return failure;
    showToast(texts.postDeleted);
    client.cache.evict({ id: client.cache.identify({ __typename: 'Post', id: postId }) });
    return null;
  };
};

/** Deletes a comment; the post's count and last five follow from the answer. */
export const useDeleteComment = (postId: number, commentId: number): Delete => {
  const [mutate, { client }] = useMutation(DeleteCommentDocument);
  return async () => {
    const failure = await mutate({ variables: { input: { postId, commentId } } }).then(
      () => null,
      unlessGone,
    );
    if (failure) return failure;
    showToast(texts.commentDeleted);
    client.cache.evict({ id: client.cache.identify({ __typename: 'Comment', id: commentId }) });
    return null;
  };
};
