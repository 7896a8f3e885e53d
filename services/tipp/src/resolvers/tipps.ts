import { missingTipps, tippPage } from '../app/tipps/tipp-page.ts';
import { saveTipp } from '../app/tipps/save-tipp.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export const tippResolvers = {
  Query: {
    tipps: (_parent, args, context) => tippPage(context.deps, context, args),
  },
  Mutation: {
    saveTipp: (_parent, { input }, context) => saveTipp(context.deps, context, input),
  },
  Viewer: {
    jokerCount: async (_parent, _args, { ownSlip }) => (await ownSlip())?.jokerCount ?? 0,
    missingTippCount: async (_parent, _args, { deps, view, ownSlip }) =>
      missingTipps(view.current().board, await ownSlip(), deps.clock.now()),
  },
} satisfies Resolvers;
