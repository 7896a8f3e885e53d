import type { ViewerResolvers } from '../generated/resolvers.ts';

export const viewerResolvers: ViewerResolvers = {
  /** Nobody sees another player's private part, whatever reference is asked for. */
  __resolveReference: ({ id }, { identity, loaders }) =>
    identity?.userId === id ? loaders.account.load(id) : null,

  user: async ({ id }, _args, { loaders }) => (await loaders.account.load(id))!,

  statusIntervall: (_viewer, _args, { deps }) => deps.settings.statusIntervalMs,
};
