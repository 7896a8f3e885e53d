import { exportPlayer } from '../app/leaving/export-player.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export const leavingResolvers = {
  Viewer: {
    async tippExport({ id }, _args, { identity, view, ownSlip, ownFavorites }) {
      if (identity?.userId !== id) return {};
      const [slip, favorites] = await Promise.all([ownSlip(), ownFavorites()]);
      return exportPlayer({ view: view.current(), slip, favorites }, identity);
    },
  },
} satisfies Resolvers;
