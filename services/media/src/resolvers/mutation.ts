import { setProfilePicture } from '../app/set-profile-picture.ts';
import type { MutationResolvers } from '../generated/resolvers.ts';

export const mutationResolvers: MutationResolvers = {
  async setProfilePicture(_parent, { input }, { deps, identity, requestId }) {
    const { userId, stamp } = await setProfilePicture(deps, identity, requestId, input.code);
    return { pictureStamp: stamp, user: { id: userId } };
  },
};
