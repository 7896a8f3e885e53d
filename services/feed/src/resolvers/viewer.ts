import { exportPlayer } from '../app/export-player.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export const viewerResolvers = {
  /** Players get only their own data, whatever reference is requested. */
  __resolveReference: (viewer, { identity }) => (identity?.userId === viewer.id ? viewer : null),

  feedExport: (_viewer, _args, { deps, identity, author }) => exportPlayer(deps, { identity }, author),
} satisfies Resolvers['Viewer'];
