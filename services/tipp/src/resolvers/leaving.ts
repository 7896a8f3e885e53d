import { exportPlayer } from '../app/leaving/export-player.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export const leavingResolvers = {
  Viewer: {
    tippExport: async ({ id }, _args, context) =>
      context.identity?.userId === id ? exportPlayer(context.deps, context) : {},
  },
} satisfies Resolvers;
