import { useMutation } from '@apollo/client/react';
import { toFailure } from '../../apollo/errors.ts';
import { showToast } from '../../lib/toast-store.ts';
import { SetFavoriteDocument } from './set-favorite.generated.ts';

/** Puts a player on one's own list or takes them off; the star turns at once and back again when that fails. */
export const useSetFavorite = (): ((userId: number, favorite: boolean) => void) => {
  const [mutate] = useMutation(SetFavoriteDocument, {
    onError: (error) => showToast(toFailure(error).message, 'error'),
  });
  return (userId, favorite) =>
    void mutate({
      variables: { input: { userId, favorite } },
      optimisticResponse: {
        setFavorite: {
          __typename: 'SetFavoritePayload',
          user: { __typename: 'User', id: userId, favorite },
        } as never,
      },
    });
};
