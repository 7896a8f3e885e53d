import { useMutation } from '@apollo/client/react';
import { toFailure } from '../../apollo/errors.ts';
import { showToast } from '../../lib/toast-store.ts';
import { ToggleLikeDocument } from './likes.generated.ts';

/** A post or comment, as far as its likes go. */
export interface Likeable {
  __typename: 'Post' | 'Comment';
  id: number;
  likeCount: number;
  isLikedByMe: boolean;
}

/** Counts at once, and back when the server refuses. Taps while the last one is on its way are ignored. */
export const useToggleLike = ({ __typename, id, likeCount, isLikedByMe }: Likeable): (() => void) => {
  const [toggle, { loading }] = useMutation(ToggleLikeDocument, {
    update: (cache, { data }) => {
      if (!data) return;
      const { likeCount, isLikedByMe } = data.toggleLike;
      cache.modify({
        id: cache.identify({ __typename, id }),
        fields: {
          likeCount: () => likeCount,
          isLikedByMe: () => isLikedByMe,
          // Who likes it is asked for anew.
          likes: (_, { DELETE }) => DELETE,
        },
      });
    },
  });
  return () => {
    if (loading) return;
    toggle({
      variables: { input: { postId: id } },
      optimisticResponse: {
        toggleLike: {
          id,
          likeCount: Math.max(0, likeCount + (isLikedByMe ? -1 : 1)),
          isLikedByMe: !isLikedByMe,
        },
      },
    }).catch((error: unknown) => showToast(toFailure(error).message, 'error'));
  };
};
