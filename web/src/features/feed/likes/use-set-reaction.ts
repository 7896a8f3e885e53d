import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useSafeMutation } from '../../../apollo/use-safe-mutation.ts';
import type { Reaction } from '../../../generated/schema.ts';
import { showToast } from '../../../lib/page/toast-store.ts';
import { SetReactionDocument } from './likes.generated.ts';

/** A post or comment, as far as its reactions go. */
export interface Reactable {
  __typename: 'Post' | 'Comment';
  id: number;
  reactions: readonly { reaction: Reaction; count: number }[];
  myReaction: Reaction | null;
}

interface SetReaction {
  /** Of all that there are, in their order. */
  counts: { reaction: Reaction; count: number }[];
  mine: Reaction | null;
  set: (reaction: Reaction | null) => void;
}

const ALL: readonly Reaction[] = ['BALL', 'LAUGH', 'WOW', 'SAD', 'CLAP'];

/** Counts at once, and back when the server refuses; taps while the last one is on its way are ignored, as those of likes. */
export const useSetReaction = ({ __typename, id, reactions, myReaction }: Reactable): SetReaction => {
  const { cache } = useApolloClient();
  const own = cache.identify({ __typename, id });
  const [wanted, setWanted] = useState<{ reaction: Reaction | null } | null>(null);
  const [mutate] = useSafeMutation(SetReactionDocument, {
    update: (store, { data }) => {
      if (!data) return;
      const { reactions, myReaction } = data.setReaction;
      store.modify({ id: own, fields: { reactions: () => reactions, myReaction: () => myReaction } });
    },
  });
  const mine = wanted ? wanted.reaction : myReaction;
  const countOf = (reaction: Reaction): number => {
    const known = reactions.find((each) => each.reaction === reaction)?.count ?? 0;
    return Math.max(0, known - Number(myReaction === reaction) + Number(mine === reaction));
  };
  const set = (reaction: Reaction | null): void => {
    if (wanted) return;
    setWanted({ reaction });
    const isDone = (): boolean => {
      let stored: Reaction | null = myReaction;
      cache.modify({ id: own, fields: { myReaction: (value: Reaction | null) => (stored = value) } });
      return stored === reaction;
    };
    void mutate({ input: { id, reaction } }, { isShown: true, isDone }).then(({ failure }) => {
      setWanted(null);
      if (failure) showToast(failure.message, 'error');
    });
  };
  return { counts: ALL.map((reaction) => ({ reaction, count: countOf(reaction) })), mine, set };
};
