import { useApolloClient } from '@apollo/client/react';
import { useSafeMutation } from '../apollo/use-safe-mutation.ts';
import { refetchActive } from '../lib/queries/active-queries.ts';
import { refetchUntilPropagated } from '../lib/queries/refetch-until-propagated.ts';
import type { Failure } from '../lib/failure.ts';
import { showToast } from '../lib/page/toast-store.ts';
import { SetFavoriteDocument } from './set-favorite.generated.ts';

/** Queries whose favourites filter is updated later, by an event. */
const FILTERS = ['Ranking', 'MatchDayRanking', 'PeriodRanking', 'GroupMembers', 'FavoriteRanking'];

interface SetFavorite {
  /** Optimistic: rolled back on failure. */
  add: (userId: number) => void;
  /** Also refetches the list on the screen. */
  remove: (userId: number) => Promise<Failure | null>;
}

/** Adds a player to the viewer's list or removes them. */
export const useSetFavorite = (): SetFavorite => {
  const { cache } = useApolloClient();
  const [mutate] = useSafeMutation(SetFavoriteDocument);
  const isStored = (userId: number, wanted: boolean): boolean => {
    let stored = !wanted;
    const id = cache.identify({ __typename: 'User', id: userId });
    cache.modify({ id, fields: { favorite: (value: boolean) => (stored = value) } });
    return stored === wanted;
  };
  const set = async (userId: number, favorite: boolean, optimisticResponse?: unknown) => {
    const isDone = () => isStored(userId, favorite);
    const call = { optimisticResponse: optimisticResponse as never, isDone };
    return (await mutate({ input: { userId, favorite } }, call)).failure;
  };
  return {
    add: (userId) =>
      void set(userId, true, {
        setFavorite: {
          __typename: 'SetFavoritePayload',
          user: { __typename: 'User', id: userId, favorite: true },
        },
      }).then((failure) => failure && showToast(failure.message, 'error')),
    remove: async (userId) => {
      const failure = await set(userId, false);
      if (failure) return failure;
      void refetchUntilPropagated(FILTERS, () => isStored(userId, false));
      await refetchActive('FavoriteList');
      return null;
    },
  };
};
