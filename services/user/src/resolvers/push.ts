import { isReachedAt, removePushSubscription, savePushSubscription } from '../app/push/push-subscriptions.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { ownAccount } from './loaders.ts';

export const pushResolvers = {
  Mutation: {
    async savePushSubscription(_parent, { input }, context) {
      await savePushSubscription(context.deps, context, input);
      return { viewer: await ownAccount(context) };
    },

    async removePushSubscription(_parent, { input }, context) {
      await removePushSubscription(context.deps, context, input);
      return { viewer: await ownAccount(context) };
    },
  },

  Viewer: {
    pushKey: (_viewer, _args, { deps }) => deps.settings.PUSH_PUBLIC_KEY ?? null,
    isPushedTo: (_viewer, { endpoint }, { deps, identity }) => isReachedAt(deps, { identity }, endpoint),
  },
} satisfies Resolvers;
