import { isReachedAt, removePushSubscription, savePushSubscription } from '../app/push/push-subscriptions.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { ownAccount } from './loaders.ts';

export const pushResolvers = {
  Mutation: {
    savePushSubscription: async (_parent, { input }, context) => ({
      viewer: await ownAccount(context, await savePushSubscription(context.deps, context, input)),
    }),

    removePushSubscription: async (_parent, { input }, context) => ({
      viewer: await ownAccount(context, await removePushSubscription(context.deps, context, input)),
    }),
  },

  Viewer: {
    pushKey: (_viewer, _args, { deps }) => deps.settings.PUSH_PUBLIC_KEY ?? null,
    isPushedTo: (_viewer, { endpoint }, { deps, identity }) => isReachedAt(deps, { identity }, endpoint),
  },
} satisfies Resolvers;
