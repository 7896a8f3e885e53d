import { useApolloClient } from '@apollo/client/react';
import { useSafeMutation } from '../../../apollo/use-safe-mutation.ts';
import type { Failure } from '../../../lib/failure.ts';
import { AddCommentDocument } from './comments.generated.ts';
import { refetchGroupIfRefused } from '../refetch-group.ts';
import { watchOwnText } from '../watch-own-text.ts';
import { PostCardFragmentDoc } from '../post/post-card.generated.ts';

/** Adds a comment. The response updates the post's count and last five; the form keeps the text until then. */
export const useAddComment = (
  postId: number,
  answerTo: number | undefined,
): ((text: string, key: string) => Promise<Failure | null>) => {
  const { cache } = useApolloClient();
  const [add] = useSafeMutation(AddCommentDocument);
  return async (text, key) => {
    const id = cache.identify({ __typename: 'Post', id: postId });
    const isDone = watchOwnText(
      () =>
        cache
          .readFragment({ id, fragment: PostCardFragmentDoc, fragmentName: 'PostCard' })
          ?.lastComments.at(-1) as never,
      text,
    );
    const input = { postId, text, key, ...(answerTo && { answerTo }) };
    const { failure } = await add({ input }, { isDone });
    if (failure) await refetchGroupIfRefused(failure);
    return failure;
  };
};
