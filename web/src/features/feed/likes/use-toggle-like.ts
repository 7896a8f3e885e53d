import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useSafeMutation } from '../../../apollo/use-safe-mutation.ts';
import { showToast } from '../../../lib/page/toast-store.ts';
import { ToggleLikeDocument } from './likes.generated.ts';

/** The likes of a post or comment. */
export interface Likeable {
  __typename: 'Post' | 'Comment';
  id: number;
  likeCount: number;
  isLikedByMe: boolean;
}

interface ToggleLike extends Pick<Likeable, 'likeCount' | 'isLikedByMe'> {
  toggle: () => void;
}

/**
 * Updates optimistically and rolls back on failure. Further taps are ignored until the response arrives. The optimistic
 * state is local: in the cache it would render the whole text again before the tap shows.
 */
export const useToggleLike = ({ __typename, id, likeCount, isLikedByMe }: Likeable): ToggleLike => {
  const { cache } = useApolloClient();
  const cacheId = cache.identify({ __typename, id });
  const [optimistic, setOptimistic] = useState<boolean | null>(null);
  const [mutate] = useSafeMutation(ToggleLikeDocument, {
    update: (store, { data }) => {
      if (!data) return;
      const { likeCount, isLikedByMe } = data.toggleLike;
      store.modify({
        id: cacheId,
        fields: {
          likeCount: () => likeCount,
          isLikedByMe: () => isLikedByMe,
          // The list of likes is refetched.
          likes: (_, { DELETE }) => DELETE,
        },
      });
    },
  });
  const isDone = (): boolean => {
    let stored = isLikedByMe;
    cache.modify({ id: cacheId, fields: { isLikedByMe: (value: boolean) => (stored = value) } });
    return stored !== isLikedByMe;
  };
  const toggle = (): void => {
    if (optimistic !== null) return;
    setOptimistic(!isLikedByMe);
    const input = { postId: id, isLiked: !isLikedByMe };
    void mutate({ input }, { isShown: true, isDone }).then(({ failure }) => {
      setOptimistic(null);
      if (failure) showToast(failure.message, 'error');
    });
  };
  const isLiked = optimistic ?? isLikedByMe;
  const change = isLiked === isLikedByMe ? 0 : isLiked ? 1 : -1;
  return { likeCount: Math.max(0, likeCount + change), isLikedByMe: isLiked, toggle };
};
