import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useSafeMutation } from '../../../apollo/use-safe-mutation.ts';
import { showToast } from '../../../lib/page/toast-store.ts';
import { ToggleLikeDocument } from './likes.generated.ts';

/** A post or comment, as far as its likes go. */
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
 * Counts at once, and back when the server refuses. Taps while the last one is on its way are ignored. Until the answer it is the
 * button alone that knows: an optimistic answer in the cache would render the whole text again before the finger sees anything.
 */
export const useToggleLike = ({ __typename, id, likeCount, isLikedByMe }: Likeable): ToggleLike => {
  const { cache } = useApolloClient();
  const own = cache.identify({ __typename, id });
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [mutate] = useSafeMutation(ToggleLikeDocument, {
    update: (store, { data }) => {
      if (!data) return;
      const { likeCount, isLikedByMe } = data.toggleLike;
      store.modify({
        id: own,
        fields: {
          likeCount: () => likeCount,
          isLikedByMe: () => isLikedByMe,
          // Who likes it is asked for again.
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
  const toggle = (): void => {
    if (wanted !== null) return;
    setWanted(!isLikedByMe);
    const input = { postId: id, isLiked: !isLikedByMe };
    void mutate({ input }, { isShown: true, isDone }).then(({ failure }) => {
      setWanted(null);
      if (failure) showToast(failure.message, 'error');
    });
  };
  const isLiked = wanted ?? isLikedByMe;
  const change = isLiked === isLikedByMe ? 0 : isLiked ? 1 : -1;
  return { likeCount: Math.max(0, likeCount + change), isLikedByMe: isLiked, toggle };
};
