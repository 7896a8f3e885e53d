import { cropUpload } from '../app/crop-upload.ts';
import { cutForOperators } from '../app/operator-pictures/cut-for-operators.ts';
import { removePicture } from '../app/remove-picture.ts';
import { setProfilePicture } from '../app/set-profile-picture.ts';
import type { MutationResolvers } from '../generated/resolvers.ts';

export const mutationResolvers: MutationResolvers = {
  async setProfilePicture(_parent, { input }, { deps, ...by }) {
    const { userId, stamp } = await setProfilePicture(deps, by, input);
    return { pictureStamp: stamp, user: { id: userId } };
  },

  async cropUpload(_parent, { input }, { deps, identity }) {
    return input.directory
      ? cutForOperators(deps, { identity }, { ...input, directory: input.directory })
      : { code: await cropUpload(deps, { identity }, input), pictureUrl: '' };
  },

  async removePicture(_parent, { input }, { deps, identity, requestId }) {
    const id = await removePicture(deps, { identity, requestId }, input.userId);
    return { pictureStamp: '', user: { id } };
  },
};
