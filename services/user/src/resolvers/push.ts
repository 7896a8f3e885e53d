import { isReachedAt, removePushSubscription, savePushSubscription } from '../app/push/push-subscriptions.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export const pushResolvers = {
  Mutation: {
    async savePushSubscription(_parent, { input }, { deps, identity, loaders }) {
      return { viewer: (await loaders.account.load(await savePushSubscription(deps, { identity }, input)))! };
    },

    async removePushSubscription(_parent, { input }, { deps, identity, loaders }) {
      return {
        viewer: (await loaders.account.load(await removePushSubscription(deps, { identity }, input)))!,
      };
    },
  },

  Viewer: {
    pushKey: (_viewer, _args, { deps }) => deps.settings.PUSH_PUBLIC_KEY ?? null,
    isPushedTo: (_viewer, { endpoint }, { deps, identity }) => isReachedAt(deps, { identity }, endpoint),
  },
} satisfies Resolvers;
