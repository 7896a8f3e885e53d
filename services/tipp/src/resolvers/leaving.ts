import { exportPlayer } from '../app/leaving/export-player.ts';
import { prizesWon } from '../app/prizes/prizes.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { prizeViewerOf } from './context.ts';

export const leavingResolvers = {
  Viewer: {
    async tippExport({ id }, _args, context) {
      const { deps, identity, view, ownSlip, ownFavorites } = context;
      if (identity?.userId !== id) return {};
      return exportPlayer(deps, { identity }, async () => {
        const [slip, favorites, prizes] = await Promise.all([
          ownSlip(),
          ownFavorites(),
          prizesWon({ ...deps, viewer: prizeViewerOf(context) }, id),
        ]);
        return { view: view.current(), slip, favorites, prizes };
      });
    },
  },
} satisfies Resolvers;
