import { exportPlayer } from '../app/export-player.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export const viewerResolvers = {
  /** Players get only their own data, whatever reference is requested. */
  __resolveReference: (viewer, { identity }) => (identity?.userId === viewer.id ? viewer : null),

  pictureExport: (_viewer, _args, { deps, identity }) => exportPlayer(deps, { identity }),
} satisfies Resolvers['Viewer'];
