import { useSafeMutation } from '../../apollo/use-safe-mutation.ts';
import type { Failure } from '../../lib/failure.ts';
import type { Crop } from '../../components/largest-crop.ts';
import { SetProfilePictureDocument } from './profile-picture.generated.ts';

/** The code for no picture (specification, chapter 7). */
const NONE = 'NO';
/** The code for the picture of a social network. */
const SOCIAL = 'FB';

interface SetPicture {
  /** Takes the temporary file name of an upload and its crop; without a crop the server chooses one. */
  save: (code: string, crop?: Crop | null) => Promise<Failure | null>;
  /** Takes the picture of the provider's login. */
  takeSocial: (social: string) => Promise<Failure | null>;
  remove: () => Promise<Failure | null>;
}

/** Writes the answer's pictureStamp into the cache, which updates all pictures of the player, including the header. */
export const useSetPicture = (): SetPicture => {
  const [mutate] = useSafeMutation(SetProfilePictureDocument, {
    update: (cache, { data }) => {
      if (!data) return;
      const { pictureStamp, user } = data.setProfilePicture;
      cache.modify({
        id: cache.identify({ __typename: 'User', id: user.id }),
        fields: { pictureStamp: () => pictureStamp },
      });
    },
  });
  const save: SetPicture['save'] = async (code, crop) => (await mutate({ input: { code, crop } })).failure;
  const takeSocial: SetPicture['takeSocial'] = async (social) =>
    (await mutate({ input: { code: SOCIAL, social } })).failure;
  return { save, takeSocial, remove: () => save(NONE) };
};
