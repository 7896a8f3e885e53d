import { useMutation } from '@apollo/client/react';
import { toFailure, type Failure } from '../../apollo/errors.ts';
import { SetProfilePictureDocument } from './profile-picture.generated.ts';

/** The code for no picture (specification, chapter 7). */
const NONE = 'NO';

interface SetPicture {
  /** Takes the temporary file name of an upload. */
  save: (code: string) => Promise<Failure | null>;
  remove: () => Promise<Failure | null>;
}

/** The picture changes everywhere on the page at once, the header included, by the name in the answer. */
export const useSetPicture = (): SetPicture => {
  const [mutate] = useMutation(SetProfilePictureDocument, {
    update: (cache, { data }) => {
      if (!data) return;
      const { pictureStamp, user } = data.setProfilePicture;
      cache.modify({
        id: cache.identify({ __typename: 'User', id: user.id }),
        fields: { pictureStamp: () => pictureStamp },
      });
    },
  });
  const save = (code: string): Promise<Failure | null> =>
    mutate({ variables: { input: { code } } }).then(() => null, toFailure);
  return { save, remove: () => save(NONE) };
};
