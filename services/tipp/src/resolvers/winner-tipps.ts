import { saveWinnerTipp } from '../app/winner-tipps/save-winner-tipp.ts';
import { winnerTipps, winnerTippsAreComplete } from '../app/winner-tipps/winner-tipps.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export const winnerTippResolvers = {
  Query: {
    winnerTipps: (_parent, { userId }, context) => winnerTipps(context.deps, context, userId),
  },
  Mutation: {
    async saveWinnerTipp(_parent, { input }, context) {
      const { userId, ...saved } = await saveWinnerTipp(context.deps, context, input);
      return { ...saved, viewer: { id: userId } };
    },
  },
  Viewer: {
    winnerTippsAreComplete: async (_parent, _args, { view, ownSlip }) =>
      winnerTippsAreComplete(view.current().board.tournament, await ownSlip()),
  },
} satisfies Resolvers;
