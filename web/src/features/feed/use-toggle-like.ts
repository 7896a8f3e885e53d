import { useApolloClient } from '@apollo/client/react';
import { useWrite } from '../../apollo/use-write.ts';
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
  const { cache } = useApolloClient();
  const own = cache.identify({ __typename, id });
  const [toggle, { isBusy }] = useWrite(ToggleLikeDocument, {
    update: (store, { data }) => {
      if (!data) return;
      const { likeCount, isLikedByMe } = data.toggleLike;
      store.modify({
        id: own,
        fields: {
          likeCount: () => likeCount,
          isLikedByMe: () => isLikedByMe,
          // Who likes it is asked for anew.
          likes: (_, { DELETE }) => DELETE,
        },
      });
    },
  });
  const isDone = (): boolean => {
    let stored = isLikedByMe;
    cache.modify({ id: own, fields: { isLikedByMe: (value: boolean) => (stored = value) } });
    return stored !== isLikedByMe;
  };
  return () => {
    if (isBusy) return;
    const likes = Math.max(0, likeCount + (isLikedByMe ? -1 : 1));
    const optimisticResponse = { toggleLike: { id, likeCount: likes, isLikedByMe: !isLikedByMe } };
    void toggle({ input: { postId: id, isLiked: !isLikedByMe } }, { optimisticResponse, isDone }).then(
      ({ failure }) => failure && showToast(failure.message, 'error'),
    );
  };
};
