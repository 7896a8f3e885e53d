import { ownOnly } from '@tippspiel/shared/platform/graph/own-only';
import { scalarResolvers } from '@tippspiel/shared/platform/graph/scalars';
import { removePicture } from '../app/change-picture.ts';
import { cropUpload } from '../app/crop-upload.ts';
import { exportPlayer } from '../app/export-player.ts';
import { cutForOperators } from '../app/operator-pictures/cut-for-operators.ts';
import { setProfilePicture } from '../app/set-profile-picture.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export const resolvers = {
  JSON: scalarResolvers.JSON,
  Query: {
    uploadMaxBytes: (_parent, _args, { deps }) => deps.uploadMaxBytes,
  },
  Mutation: {
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
      await removePicture(deps, { identity, requestId }, input.userId);
      return { pictureStamp: '', user: { id: input.userId } };
    },
  },
  Viewer: {
    __resolveReference: ownOnly,

    pictureExport: (_viewer, _args, { deps, identity }) => exportPlayer(deps, { identity }),
  },
} satisfies Resolvers;
