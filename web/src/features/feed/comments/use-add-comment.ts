import { useApolloClient } from '@apollo/client/react';
import { useSafeMutation } from '../../../apollo/use-safe-mutation.ts';
import type { Failure } from '../../../lib/failure.ts';
import { AddCommentDocument, type CommentRowFragment } from './comments.generated.ts';
import { refetchGroupIfRefused } from '../refetch-group.ts';
import { isOwnText } from '../is-own-text.ts';
import { PostCardFragmentDoc } from '../post/post-card.generated.ts';

/** Adds a comment. The response updates the post's count and last five; the form keeps the text until then. */
export const useAddComment = (
  postId: number,
  answerTo: number | undefined,
): ((text: string, key: string) => Promise<Failure | null>) => {
  const { cache } = useApolloClient();
  const [add] = useSafeMutation(AddCommentDocument);
  const id = cache.identify({ __typename: 'Post', id: postId });
  const readLast = (): CommentRowFragment | undefined =>
    cache
      .readFragment({ id, fragment: PostCardFragmentDoc, fragmentName: 'PostCard' })
      ?.lastComments.at(-1) as never;
  return async (text, key) => {
    const before = readLast()?.id;
    const isDone = (): boolean => isOwnText(readLast(), text, before);
    const input = { postId, text, key, ...(answerTo && { answerTo }) };
    const { failure } = await add({ input }, { isDone });
    if (failure) await refetchGroupIfRefused(failure);
    return failure;
  };
};
