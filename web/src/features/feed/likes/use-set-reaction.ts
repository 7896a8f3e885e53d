import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useSafeMutation } from '../../../apollo/use-safe-mutation.ts';
import type { Reaction } from '../../../generated/schema.ts';
import { showToast } from '../../../lib/page/toast-store.ts';
import { SetReactionDocument } from './likes.generated.ts';

/** The reactions of a post or comment. */
export interface Reactable {
  __typename: 'Post' | 'Comment';
  id: number;
  reactions: readonly { reaction: Reaction; count: number }[];
  myReaction: Reaction | null;
}

interface SetReaction {
  /** One entry for each reaction, in a fixed order. */
  counts: { reaction: Reaction; count: number }[];
  mine: Reaction | null;
  set: (reaction: Reaction | null) => void;
}

const ALL: readonly Reaction[] = ['BALL', 'LAUGH', 'WOW', 'SAD', 'CLAP'];

/** Updates optimistically and rolls back on failure. Further taps are ignored until the response arrives. */
export const useSetReaction = ({ __typename, id, reactions, myReaction }: Reactable): SetReaction => {
  const { cache } = useApolloClient();
  const cacheId = cache.identify({ __typename, id });
  const [optimistic, setOptimistic] = useState<{ reaction: Reaction | null } | null>(null);
  const [mutate] = useSafeMutation(SetReactionDocument, {
    update: (store, { data }) => {
      if (!data) return;
      const { reactions, myReaction } = data.setReaction;
      store.modify({ id: cacheId, fields: { reactions: () => reactions, myReaction: () => myReaction } });
    },
  });
  const mine = optimistic ? optimistic.reaction : myReaction;
  const countOf = (reaction: Reaction): number => {
    const known = reactions.find((each) => each.reaction === reaction)?.count ?? 0;
    return Math.max(0, known - Number(myReaction === reaction) + Number(mine === reaction));
  };
  const set = (reaction: Reaction | null): void => {
    if (optimistic) return;
    setOptimistic({ reaction });
    const isDone = (): boolean => {
      let stored: Reaction | null = myReaction;
      cache.modify({ id: cacheId, fields: { myReaction: (value: Reaction | null) => (stored = value) } });
      return stored === reaction;
    };
    void mutate({ input: { id, reaction } }, { isShown: true, isDone }).then(({ failure }) => {
      setOptimistic(null);
      if (failure) showToast(failure.message, 'error');
    });
  };
  return { counts: ALL.map((reaction) => ({ reaction, count: countOf(reaction) })), mine, set };
};
