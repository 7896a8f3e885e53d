import { useMutation } from '@apollo/client/react';
import { toFailure, type Failure } from '../../apollo/errors.ts';
import { showToast } from '../../lib/toast-store.ts';
import { RankingDocument } from './ranking.generated.ts';
import { SetFavoriteDocument } from './set-favorite.generated.ts';

interface SetFavorite {
  /** The star turns at once, and back again when that fails. */
  add: (userId: number) => void;
  /** The player leaves the list in sight too. */
  remove: (userId: number) => Promise<Failure | null>;
}

/** Puts a player on one's own list or takes them off. */
export const useSetFavorite = (): SetFavorite => {
  const [mutate] = useMutation(SetFavoriteDocument);
  return {
    add: (userId) =>
      void mutate({
        variables: { input: { userId, favorite: true } },
        optimisticResponse: {
          setFavorite: {
            __typename: 'SetFavoritePayload',
            user: { __typename: 'User', id: userId, favorite: true },
          } as never,
        },
      }).catch((error: unknown) => showToast(toFailure(error).message, 'error')),
    remove: (userId) =>
      mutate({
        variables: { input: { userId, favorite: false } },
        refetchQueries: [RankingDocument],
      }).then(() => null, toFailure),
  };
};
